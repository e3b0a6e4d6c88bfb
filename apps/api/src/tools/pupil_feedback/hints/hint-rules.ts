import { PUPIL_FEEDBACK_LIMITS, textWords } from '@murmel/contracts';
import { isInsulting } from '../../../core/insults/insults.js';

const { hintMax, quoteMax, ownWords } = PUPIL_FEEDBACK_LIMITS.hints;

/** Marks and ranks, which no model gives (spec C30): words for them, and their usual signs. */
const MARKS =
  /\b(?:noten?|notenpunkte?|zensur(?:en)?|schulnoten?|punkte|punktzahl|punkten|prozent|mangelhaft|ungenügend|rang|rangliste|marks?|grades?|points?|percent|rank(?:ed|ing)?)\b|\d\s?%|(?<!\S)[1-6][+-](?!\S)|(?:besser|schlechter) als (?:die|deine|alle|andere)|(?:better|worse) than (?:the|your|all|other)/iu;
/** What stands between marks of speech. */
const SPOKEN = /[„“"»«‚]([^„“”"»«‚‘]+)[“”"«»‘]/gu;
/** A sentence that is put forward behind a colon. */
const PROPOSED = /(?:schreib\p{L}*|formulier\p{L}*|etwa|zum beispiel|besser|write|say|instead|for example)[^:.?!]*:\s*([^\n]+)/giu;

/** Returns the passage of a text that a model points at, as it stands there; undefined where there is none: spaces alone may differ. */
export function passageIn(text: string, quote: string): string | undefined {
  const words = quote.match(/\S+/gu);
  if (!words) return undefined;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  return new RegExp(pattern, 'u').exec(text)?.[0];
}

/** A hint as a model gives it. */
export interface ProposedHint {
  text: string;
  /** passage it points at; empty: the whole text */
  quote: string;
}

/** Why a hint is not used. */
export type HintFault = 'empty' | 'long' | 'insult' | 'mark' | 'rewrites' | 'invented';

/**
 * Looks at a hint before anybody sees it: it holds no insult, no mark, no rank, no sentence to copy, and points only at what is there.
 * @param text the pupil's text
 */
export function hintFault(text: string, { text: words, quote }: ProposedHint): HintFault | undefined {
  if (words.trim() === '') return 'empty';
  if (words.length > hintMax || quote.length > quoteMax) return 'long';
  if (isInsulting(words)) return 'insult';
  if (MARKS.test(words)) return 'mark';
  const put = [...words.matchAll(SPOKEN), ...words.matchAll(PROPOSED)].map(([, said]) => said!);
  if (put.some((said) => textWords(said) > ownWords && passageIn(text, said.trim()) === undefined)) return 'rewrites';
  if (quote.trim() !== '' && passageIn(text, quote) === undefined) return 'invented';
  return undefined;
}

/** Returns the hints that can be used, each once, with their passages as they stand in the text. */
export function usableHints<Hint extends ProposedHint>(text: string, hints: readonly Hint[]): Hint[] {
  const seen = new Set<string>();
  return hints.flatMap((hint) => {
    const words = hint.text.trim();
    if (seen.has(words) || hintFault(text, hint) !== undefined) return [];
    seen.add(words);
    return [{ ...hint, text: words, quote: passageIn(text, hint.quote) ?? '' }];
  });
}
