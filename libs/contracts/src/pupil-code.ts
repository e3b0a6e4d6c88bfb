import { sameSigns } from './fold-text.js';

const DIGIT = /\p{Nd}/gu;

/** Returns a code as it is compared: digits of every keyboard as `0` to `9`, without blanks, hyphens and unseen signs between them. */
export function tidyPupilCode(typed: string): string {
  return sameSigns(typed)
    .replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0)!)))
    .replace(/[ -]/g, '');
}

/** Digits of a script stand in a row from its zero on, and rows of ten may follow each other. */
function valueOf(codePoint: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
