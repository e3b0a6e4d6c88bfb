import type { PinboardScreen } from '../../board/pinboard-context';
import type { ImportPlan } from './plan';

/** Each operation is one message; the server takes 50 a second of one person, and others are at work, too. */
const STEPS_PER_PAUSE = 6;
const PAUSE_MS = 200;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

export interface Imported {
  lists: string[];
  /** all that came */
  cards: number;
  /** those of them that came into lists that were there before */
  added: string[];
  /** it ended before everything was there: given up, or refused */
  ended: 'done' | 'cancelled' | 'refused';
}

/** Puts a plan on the board, list after list and card after card. @param onStep how many lists and cards are there */
export async function runImport(
  plan: ImportPlan,
  run: PinboardScreen['run'],
  onStep: (steps: number) => void,
  signal: AbortSignal,
): Promise<Imported> {
  const made: Imported = { lists: [], cards: 0, added: [], ended: 'done' };
  let steps = 0;
  const step = async (): Promise<boolean> => {
    steps += 1;
    onStep(steps);
    if (steps % STEPS_PER_PAUSE === 0) await pause();
    if (signal.aborted) made.ended = 'cancelled';
    return !signal.aborted;
  };
  const refused = (): Imported => ({ ...made, ended: 'refused' });
  for (const { name, existing, cards } of plan.lists) {
    let list = existing;
    if (list === undefined) {
      const done = await run('addList', { name });
      list = done.ok ? done.made[0] : undefined;
      if (list === undefined) return refused();
      made.lists.push(list);
    }
    if (!(await step())) return made;
    for (const { name: title, description, colour } of cards) {
      const done = await run('addCard', { list, name: title, description, colour });
      if (!done.ok) return refused();
      made.cards += 1;
      if (existing !== undefined) made.added.push(...done.made);
      if (!(await step())) return made;
    }
  }
  return made;
}

/** Takes away what an import has brought, into the board's trash. Cards of its lists go with them. */
export async function undoImport({ lists, added }: Imported, run: PinboardScreen['run']): Promise<void> {
  for (const list of lists) await run('trashList', { list });
  for (const [index, card] of added.entries()) {
    await run('trashCard', { card });
    if (index % STEPS_PER_PAUSE === STEPS_PER_PAUSE - 1) await pause();
  }
}
