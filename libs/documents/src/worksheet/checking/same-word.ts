import { foldText, sameSigns } from '@murmel/contracts';

/** Minimum length from which one typing error is tolerated. */
const FORGIVEN_FROM = 5;

/**
 * True if the given word matches the expected one.
 * @param exact every letter counts, but not by which kind of apostrophe, quotation mark, hyphen or minus it was typed; otherwise case does
 *   not, and one typing error is forgiven in words of five letters or more
 */
export function isSameWord(given: string, meant: string, exact: boolean): boolean {
  if (exact) return sameSigns(given) === sameSigns(meant);
  const words = folded(meant).split(' ');
  const written = folded(given).split(' ');
  return words.length === written.length && words.every((word, index) => isAlmost(written[index]!, word));
}

function folded(text: string): string {
  return foldText(text).replaceAll('ß', 'ss');
}

function isAlmost(written: string, word: string): boolean {
  if (written === word) return true;
  // Numbers have no typing errors.
  return [...word].length >= FORGIVEN_FROM && !/\d/.test(word) && isOneStepAway([...written], [...word]);
}

/** One letter too many, missing, another one, or two that changed places. */
function isOneStepAway(left: readonly string[], right: readonly string[]): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const rest = (letters: readonly string[], from: number): string => letters.slice(from).join('');
  if (left.length !== right.length) {
    const [longer, shorter] = left.length > right.length ? [left, right] : [right, left];
    return rest(longer, at + 1) === rest(shorter, at);
  }
  const isOther = rest(left, at + 1) === rest(right, at + 1);
  const isSwapped = left[at] === right[at + 1] && left[at + 1] === right[at] && rest(left, at + 2) === rest(right, at + 2);
  return isOther || isSwapped;
}
