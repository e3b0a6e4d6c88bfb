import { foldText } from '@murmel/contracts';

/** Fate of the passage of a hint in a later version: it stands there as before, it is another one now, or the hint named none. */
export type HintOutcome = 'same' | 'changed' | 'whole';

/** @param later text of the version that followed */
export function hintOutcome({ quote }: { quote: string }, later: string): HintOutcome {
  if (quote === '') return 'whole';
  return spaced(later).includes(spaced(quote)) ? 'same' : 'changed';
}

/** Spaces and lines alone make no change. */
const spaced = (text: string): string => foldText(text).replace(/\s+/gu, ' ').trim();

/** Returns where in its text the passages of hints end, by the number of each hint from 1; a hint without one has no place. */
export function passageEnds(text: string, hints: readonly { quote: string }[]): { at: number; number: number }[] {
  return hints.flatMap(({ quote }, index) => {
    const from = quote === '' ? -1 : text.indexOf(quote);
    return from < 0 ? [] : [{ at: from + quote.length, number: index + 1 }];
  });
}
