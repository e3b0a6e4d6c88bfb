import { CORRECTION_LIMITS, type CorrectionCriterion, type Finding } from '@murmel/contracts';
import { commentFault, passageIn } from '../../../core/ai/structured/comment-rules.js';
import type { Reading } from './correction-prompt.js';

const { commentMax, quoteMax } = CORRECTION_LIMITS;
/** Comments for teachers may put a sentence forward: they decide on each. */
const BOUNDS = { textMax: commentMax, quoteMax, ownWords: Number.POSITIVE_INFINITY };

/** One reading of a criterion, with a comment that keeps to the rules; an empty one where it did not. */
type Read = Pick<Finding, 'verdict' | 'text' | 'quote'>;

/** A finding before it is stored. */
export type MergedFinding = Omit<Finding, 'id' | 'state'>;

/**
 * Puts two readings of a text together, one finding for each criterion. Where their verdicts differ, or one of them saw
 * nothing, the model is unsure, and the second one stands beside the first. Comments with a mark, a rank or an insult go, and so do passages that are not in the text (spec C30).
 */
export function mergeReadings(
  text: string,
  criteria: readonly CorrectionCriterion[],
  [first, second]: readonly [Reading, Reading],
): MergedFinding[] {
  return criteria.flatMap(({ id: criterionId }, index) => {
    const [one, other] = [readingOf(text, first, index + 1), readingOf(text, second, index + 1)];
    const shown = one ?? other;
    if (!shown) return [];
    const differs = one?.verdict !== other?.verdict;
    // Where the first one saw nothing, the second one is shown, and beside it that nothing was seen.
    const beside = one ? { verdict: other?.verdict ?? null, text: other?.text ?? '' } : { verdict: null, text: '' };
    return [{ criterionId, ...shown, other: differs ? beside : null }];
  });
}

function readingOf(text: string, { findings }: Reading, criterion: number): Read | undefined {
  const found = findings.find((one) => one.criterion === criterion);
  if (!found) return undefined;
  const quote = found.quote.length > quoteMax ? '' : (passageIn(text, found.quote) ?? '');
  const fault = commentFault(text, { text: found.comment, quote }, BOUNDS);
  return { verdict: found.verdict, text: fault ? '' : found.comment.trim(), quote };
}
