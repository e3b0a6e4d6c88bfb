import { BLOCK_FIELDS, type BlockKind, type BoardRefusal, type Fields, type Json, LIMITS } from '@murmel/contracts';
import type { AnyPartKind } from '../parts/content.js';
import type { PartKind } from '../parts/part.js';
import { PART_KINDS } from '../parts/part-kinds.js';
import { gapProblem, shownGaps, wordsToChoose } from './gaps.js';

/** A kind of part that stands on a sheet. */
interface BlockKindDefinition<F extends Fields> extends PartKind<F> {
  /** Returns the content for those who work on the sheet, derived from the authors' fields, instead of the fields in `behind`. */
  working?(content: never): Readonly<Record<string, Json>>;
}

const { options: optionLimits } = LIMITS.worksheet;
const SOLUTION = ['solution'] as const;

type Choices = { options: readonly { id: string }[]; correct: readonly string[] };
function refuseChoices({ options }: Choices): BoardRefusal | undefined {
  const ids = new Set(options.map(({ id }) => id));
  return ids.size < options.length ? { code: 'BLOCK_INVALID' } : undefined;
}
/** Refuses a field above the limit with its number, because the reader would only report that it is invalid. */
function refuseLong(given: Json | undefined, limit: number): BoardRefusal | undefined {
  return typeof given === 'string' && given.length > limit ? { code: 'TEXT_TOO_LONG', limit } : undefined;
}
const someOptions = [
  { id: 'a', text: '' },
  { id: 'b', text: '' },
  { id: 'c', text: '' },
] as const;

/** Every kind of block. One of the contracts that is missing here does not compile. */
export const BLOCK_DEFINITIONS: { readonly [K in BlockKind]: BlockKindDefinition<(typeof BLOCK_FIELDS)[K]> } = {
  StaticText: PART_KINDS.text,
  Text: { initial: { lines: 5, ground: null, solution: '' }, behind: SOLUTION },
  SingleChoice: { initial: { options: someOptions, correct: [], solution: '' }, behind: ['correct', 'solution'], refuse: refuseChoices },
  MultipleChoice: { initial: { options: someOptions, correct: [], solution: '' }, behind: ['correct', 'solution'], refuse: refuseChoices },
  FillInTheBlankText: {
    initial: { text: '', exact: false, bank: false, others: [], solution: '' },
    behind: ['text', 'exact', 'others', 'solution'],
    refuse: ({ text }) => gapProblem(text),
    working: ({ text, bank, others }: { text: string; bank: boolean; others: readonly string[] }) => ({
      shown: shownGaps(text),
      words: bank ? wordsToChoose(text, others) : [],
    }),
  },
  Image: PART_KINDS.image,
  Video: PART_KINDS.video,
  H5p: { initial: { file: null, name: '' } },
  Upload: { initial: { lines: 8, solution: '' }, behind: SOLUTION },
  File: PART_KINDS.file,
  Hint: { initial: { text: '' } },
  Divider: { initial: {} },
  Spacer: { initial: { height: 4 } },
};

/** A kind of block for code that knows none. */
export interface AnyBlockKind extends AnyPartKind {
  working?(content: object): Readonly<Record<string, Json>>;
}

export function blockDefinition(kind: BlockKind): AnyBlockKind {
  return { fields: BLOCK_FIELDS[kind], ...(BLOCK_DEFINITIONS[kind] as unknown as Omit<AnyBlockKind, 'fields'>) };
}

/** The fields whose text can be longer than it may be, with the number. */
const LONGEST: Partial<Record<BlockKind, Readonly<Record<string, number>>>> = {
  FillInTheBlankText: { text: LIMITS.worksheet.gapTextMax },
  Hint: { text: LIMITS.worksheet.hintMax },
};

/** Refuses too long content, before it is parsed. */
export function refuseTooLong(kind: BlockKind, given: Readonly<Record<string, Json>>): BoardRefusal | undefined {
  const limits = { ...LONGEST[kind], solution: LIMITS.worksheet.solutionMax };
  for (const [name, limit] of Object.entries(limits)) {
    const refusal = refuseLong(given[name], limit);
    if (refusal) return refusal;
  }
  const options = given['options'];
  return Array.isArray(options) && options.length > optionLimits.max ? { code: 'LIMIT_REACHED', limit: optionLimits.max } : undefined;
}
