import type { TextRange } from '../found.js';

/** Digits with at most three signs between two of them, as numbers are dialled. */
const NUMBER = /(?<![\p{L}\p{N}.,])(?:\+|\()?\d(?:[ \u00a0()/.–-]{0,3}\d)*/gu;
const DATE = /^\(?\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|^\d{4}-\d{2}-\d{2}$/;
/** Words after which any number of at least five digits is a phone number. */
const SAID =
  /(?:\btel\b|telefon|handy|mobil|\bfax|durchwahl|\b(?:meine|seine|ihre) nummer|whatsapp|phone|\bcall\b|anruf|\bruf|erreich|kontakt)[^\d\n]{0,24}$/i;
const OTHER_NUMBER = /(?:isbn|rechnung|kunden|bestell|artikel|akten|raum|konto|matrikel|seite|version)[^\d\n]{0,20}$/i;
const LOOKED_BACK = 40;

/**
 * Finds phone numbers: German ones with an area code or of a mobile, foreign ones with `+` or `00`, others where the text announces them.
 */
export function findPhones(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const { 0: written, index } of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index);
    if (!DATE.test(written) && isPhone(written, before)) found.push({ from: index, to: index + written.length });
  }
  return found;
}

function isPhone(written: string, before: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length > 15) return false;
  const said = SAID.test(before);
  if (!said && OTHER_NUMBER.test(before)) return false;
  if (/^\(?\+|^00[1-9]/.test(written)) return digits.length >= 9;
  if (!/^\(?0\s?[1-9]/.test(written)) return said && digits.length >= 5 && digits.length <= 11;
  if (said) return digits.length >= 6;
  if (/^01[5-7]\d{8,10}$/.test(digits)) return true;
  // An area code is set apart; pairs that all begin with 0 are counted, not dialled.
  const groups = written.split(/\D+/).filter((group) => group !== '');
  return groups.length > 1 && digits.length >= 8 && digits.length <= 13 && !groups.every((group) => group.startsWith('0'));
}
