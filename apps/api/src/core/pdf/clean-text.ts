/** Replacement for a sign that no font has. */
const MISSING = '□';
/** Length of a run without spaces above which explicit line breaks are inserted. */
const RUN_MAX = 40;
const PIECE = 24;
/** Matches signs that reverse the writing direction, and invisible signs; joiners and variants of emoji are left to the fonts. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Variation_Selector}]/gu;

/** A text with nothing in it but what the fonts can draw, and places where a line can end. */
export function cleanText(text: string, signs: ReadonlySet<number>): string {
  const plain = text
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC');
  let drawn = '';
  for (const sign of plain) drawn += signs.has(sign.codePointAt(0)!) ? sign : replaced(sign);
  return drawn.replace(new RegExp(`[^\\s]{${RUN_MAX},}`, 'gu'), (run) =>
    [...run].map((sign, at) => (at > 0 && at % PIECE === 0 ? `\u200b${sign}` : sign)).join(''),
  );
}

/** Joiners between emoji, and marks above letters that no font has, go without a trace. */
function replaced(sign: string): string {
  if (/\s/.test(sign)) return ' ';
  return /[\u200c\u200d\p{M}\p{EMod}\u{e0000}-\u{e0fff}]/u.test(sign) ? '' : MISSING;
}
