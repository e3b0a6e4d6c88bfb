import { LIMITS } from '@murmel/contracts';
import { newPartId } from '@murmel/documents';

/** Options, and which of them are correct: one value, because a tap and a paste change both. */
export interface Options {
  options: { id: string; text: string }[];
  correct: string[];
}

const { idMax } = LIMITS.worksheet.options;

export function newOption(): { id: string; text: string } {
  return { id: newPartId().slice(0, idMax), text: '' };
}

/** Marks or unmarks an option as correct. With a single answer it replaces the previous one. */
export function marked({ options, correct }: Options, id: string, several: boolean): Options {
  if (correct.includes(id)) return { options, correct: correct.filter((other) => other !== id) };
  return { options, correct: several ? [...correct, id] : [id] };
}

export function without({ options, correct }: Options, id: string): Options {
  return { options: options.filter((option) => option.id !== id), correct: correct.filter((other) => other !== id) };
}
