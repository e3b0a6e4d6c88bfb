import { type AnswerResult, isBlank, type Mark, type OwnAnswerResult, type WorksheetAnswer } from '@murmel/contracts';
import { gapsOf, isUnknownWord } from '../gaps.js';
import type { TaskBlock } from '../parse.js';
import { isSameWord } from './same-word.js';

/**
 * Returns the automatic result of an answer.
 * @returns undefined where it cannot: free answers, photos, choices of which none was said to be correct, and nothing answered
 */
export function checkedAnswer(block: TaskBlock, answer: WorksheetAnswer | undefined): AnswerResult | undefined {
  if (!answer) return undefined;
  switch (block.kind) {
    case 'SingleChoice':
    case 'MultipleChoice':
      return checkedChoice(block.content, answer.optionIds ?? []);
    case 'FillInTheBlankText':
      return checkedGaps(block.content, answer.gaps ?? []);
    case 'H5p':
      return checkedScore(answer);
    default:
      return undefined;
  }
}

/** Returns the automatic result of an answer for its author: where some parts are right, with which. */
export function checkedOwnAnswer(block: TaskBlock, answer: WorksheetAnswer | undefined): OwnAnswerResult | undefined {
  const result = checkedAnswer(block, answer);
  const each = result?.mark === 'partly' ? checkedEach(block, answer!) : [];
  return result && each.length > 0 ? { ...result, each } : result;
}

function checkedEach(block: TaskBlock, { optionIds = [], gaps = [] }: WorksheetAnswer): (boolean | null)[] {
  if (block.kind === 'FillInTheBlankText') return checkedEachGap(block.content, gaps).map((right) => right ?? null);
  if (block.kind !== 'SingleChoice' && block.kind !== 'MultipleChoice') return [];
  const { correct } = block.content;
  return optionIds.map((id) => correct.includes(id));
}

/** A wrong choice cancels a right one only as far as more was chosen than is correct: ticking everything earns nothing. */
function checkedChoice(
  { options, correct }: { options: readonly { id: string }[]; correct: readonly string[] },
  chosen: readonly string[],
): AnswerResult | undefined {
  const right = new Set(correct.filter((id) => options.some((option) => option.id === id)));
  const given = new Set(chosen);
  if (right.size === 0 || given.size === 0) return undefined;
  const found = [...given].filter((id) => right.has(id)).length;
  return resultOf(Math.max(0, found - Math.max(0, given.size - right.size)), right.size);
}

/** Returns the result of each gap; undefined for an empty one, and for one without a known solution. */
export function checkedEachGap({ text, exact }: { text: string; exact: boolean }, given: readonly string[]): (boolean | undefined)[] {
  return gapsOf(text).map((fits, index) => {
    const word = given[index] ?? '';
    return isBlank(word) || fits.every(isUnknownWord) ? undefined : fits.some((meant) => isSameWord(word, meant, exact));
  });
}

function checkedGaps(content: { text: string; exact: boolean }, given: readonly string[]): AnswerResult | undefined {
  const gaps = checkedEachGap(content, given);
  const known = gapsOf(content.text).filter((fits) => !fits.every(isUnknownWord));
  if (gaps.every((gap) => gap === undefined)) return undefined;
  return resultOf(gaps.filter((gap) => gap === true).length, known.length);
}

function checkedScore({ h5p }: WorksheetAnswer): AnswerResult | undefined {
  if (!h5p || h5p.score === null || !h5p.most) return undefined;
  return resultOf(Math.min(h5p.score, h5p.most), h5p.most);
}

function resultOf(right: number, of: number): AnswerResult {
  const mark: Mark = right >= of ? 'right' : right > 0 ? 'partly' : 'wrong';
  return { mark, right, of };
}

/**
 * Calculates the points of an answer in proportion to its correct part, in quarters; null if the block has no points or cannot be checked
 * automatically.
 */
export function pointsFor(block: TaskBlock, result: AnswerResult | undefined): number | null {
  if (block.points === null || !result) return null;
  return Math.round((block.points * result.right * 4) / result.of) / 4;
}
