import { characterCount, LIMITS, type WorksheetAnswer } from '@murmel/contracts';
import { type KnownBlock, worksheetAnswerProblem, worksheetAnswerSays } from '@murmel/documents';
import { answersOf } from '../../../core/answers/answers';

const { answerMax, wordMax } = LIMITS.worksheet;

/** A block that can be answered, as the mechanism of answers knows it. */
export interface AnswerableBlock {
  id: string;
  required: boolean;
  block: KnownBlock;
}

export function answerableBlocksOf(blocks: readonly KnownBlock[]): AnswerableBlock[] {
  return blocks.map((block) => ({ id: block.id, required: false, block }));
}

/**
 * Returns the part of an answer that fits its block, which may be another one by now; a text that is too long stays: its author shortens
 * it.
 */
function fitting({ block }: AnswerableBlock, answer: WorksheetAnswer): WorksheetAnswer {
  const problem = worksheetAnswerProblem(block, answer);
  if (!problem || problem.problem === 'too_long') return answer;
  const { blockId, optionIds, gaps } = answer;
  if (problem.problem === 'unknown_option' && 'options' in block.content) {
    const known = block.content.options.map(({ id }) => id).filter((id) => optionIds?.includes(id));
    return { blockId, optionIds: block.kind === 'SingleChoice' ? known.slice(0, 1) : known };
  }
  if (problem.problem === 'too_many_gaps') return { blockId, gaps: gaps!.slice(0, problem.max) };
  return { blockId };
}

export const WORKSHEET_ANSWERS = answersOf<AnswerableBlock, WorksheetAnswer>(
  'blockId',
  (_part, answer) => worksheetAnswerSays(answer),
  fitting,
  ({ text = '', gaps = [] }) => characterCount(text) > answerMax || gaps.some((gap) => characterCount(gap) > wordMax),
);

/** Returns the changes since the server had everything: a removed answer is an empty one. */
export function changedSince(
  before: Readonly<Record<string, WorksheetAnswer>>,
  now: Readonly<Record<string, WorksheetAnswer>>,
): WorksheetAnswer[] {
  const changed = Object.values(now).filter((answer) => !isSame(before[answer.blockId], answer));
  const gone = Object.keys(before).filter((id) => !(id in now));
  return [...changed, ...gone.map((blockId) => ({ blockId }))];
}

export function isSame(left: WorksheetAnswer | undefined, right: WorksheetAnswer | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

type Answers = Readonly<Record<string, WorksheetAnswer>>;

/**
 * Merges answers from another device, unless they were changed here since the server had them.
 * @param server what it had before
 * @returns undefined: nothing came
 */
export function mergeAnswers({ newest, here, server }: Record<'newest' | 'here' | 'server', Answers>) {
  const [merged, known] = [new Map(Object.entries(here)), new Map(Object.entries(server))];
  let other = false;
  for (const id of new Set([...Object.keys(newest), ...Object.keys(server)])) {
    const theirs = newest[id];
    if (isSame(theirs, server[id]) || !isSame(here[id], server[id])) continue;
    other = true;
    for (const answers of [merged, known]) {
      if (theirs) answers.set(id, theirs);
      else answers.delete(id);
    }
  }
  return other ? { here: Object.fromEntries(merged), server: Object.fromEntries(known) } : undefined;
}
