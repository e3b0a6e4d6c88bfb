import { characterCount, LIMITS, type WorksheetAnswer } from '@murmel/contracts';
import { gapsOf, readShownGaps } from '../gaps.js';
import type { TaskBlock } from '../parse.js';
import type { BlockOf, SheetBlock } from '../schema.js';

/** Reason why an answer is invalid for its block. */
export type WorksheetAnswerProblem =
  | { problem: 'unknown_block' | 'wrong_type' | 'unknown_option' | 'unknown_file' }
  | { problem: 'too_many_options' | 'too_many_gaps'; max: number }
  | { problem: 'too_long'; max: number; length: number };

type AnswerField = Exclude<keyof WorksheetAnswer, 'blockId'>;
const FIELDS: Readonly<Record<TaskBlock['kind'] | 'Hint', AnswerField>> = {
  Text: 'text',
  SingleChoice: 'optionIds',
  MultipleChoice: 'optionIds',
  FillInTheBlankText: 'gaps',
  Upload: 'fileId',
  H5p: 'h5p',
  Hint: 'opened',
};

export type AnsweredBlock = TaskBlock | BlockOf<'Hint'>;

/** Tasks, and hints that can be opened. */
export function isAnswered(block: SheetBlock | undefined): block is AnsweredBlock {
  return block !== undefined && Object.hasOwn(FIELDS, block.kind);
}

/** Returns the problem of an answer. Only the server knows a file's owner; everything else is validated here. */
export function worksheetAnswerProblem(block: SheetBlock | undefined, answer: WorksheetAnswer): WorksheetAnswerProblem | undefined {
  if (!isAnswered(block)) return { problem: 'unknown_block' };
  const field = FIELDS[block.kind];
  const { blockId: _blockId, ...given } = answer;
  if (Object.entries(given).some(([name, value]) => name !== field && value !== undefined)) return { problem: 'wrong_type' };
  if (block.kind === 'Text') return tooLong(answer.text ?? '', LIMITS.worksheet.answerMax);
  if (block.kind === 'FillInTheBlankText') return gapsProblem(block, answer.gaps ?? []);
  if (block.kind !== 'SingleChoice' && block.kind !== 'MultipleChoice') return undefined;
  const { optionIds = [] } = answer;
  if (optionIds.some((id) => !block.content.options.some((option) => option.id === id))) return { problem: 'unknown_option' };
  return block.kind === 'SingleChoice' && new Set(optionIds).size > 1 ? { problem: 'too_many_options', max: 1 } : undefined;
}

/** True if an answer has content: spaces alone do not count. */
export function worksheetAnswerSays(answer: WorksheetAnswer | undefined): boolean {
  if (!answer) return false;
  const { text = '', optionIds = [], gaps = [], fileId, h5p, opened } = answer;
  const words = [text, ...gaps].some((one) => one.replaceAll('\0', '').trim() !== '');
  return words || optionIds.length > 0 || fileId !== undefined || h5p !== undefined || opened === true;
}

/** True if the task is completely answered: in a text with gaps each one is filled. */
export function isWhole(block: TaskBlock, answer: WorksheetAnswer | undefined): boolean {
  if (!worksheetAnswerSays(answer)) return false;
  if (block.kind !== 'FillInTheBlankText') return true;
  return Array.from({ length: gapCount(block) }, (_, index) => answer?.gaps?.[index] ?? '').every((word) => word.trim() !== '');
}

function gapsProblem(block: BlockOf<'FillInTheBlankText'>, gaps: readonly string[]): WorksheetAnswerProblem | undefined {
  const max = gapCount(block);
  if (gaps.length > max) return { problem: 'too_many_gaps', max };
  const long = gaps.map((gap) => tooLong(gap, LIMITS.worksheet.wordMax)).find((problem) => problem !== undefined);
  return long;
}

/** Counts the gaps, in a source as well as in the view of participants. */
function gapCount({ content: { text, shown } }: BlockOf<'FillInTheBlankText'>): number {
  return text === '' ? readShownGaps(shown).filter((piece) => 'room' in piece).length : gapsOf(text).length;
}

function tooLong(text: string, max: number): WorksheetAnswerProblem | undefined {
  const length = characterCount(text);
  return length > max ? { problem: 'too_long', max, length } : undefined;
}
