/** Replacement for a sign that no font has. */
const MISSING = '□';
/** Length of a run without spaces above which explicit line breaks are inserted. */
const RUN_MAX = 40;
const PIECE = 24;
/** Matches signs that reverse the writing direction, and invisible signs; joiners and variants of emoji are left to the fonts. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Variation_Selector}]/gu;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A text with nothing in it but what the fonts can draw, and places where a line can end.
 * @param missing is told of each sign that no font has
 */
export function cleanText(text: string, signs: { has(sign: number): boolean }, missing: () => void = () => {}): string {
  const plain = text
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC');
  let drawn = '';
  for (const sign of plain) {
    const shown = signs.has(sign.codePointAt(0)!) ? sign : replaced(sign);
    if (shown === MISSING) missing();
    drawn += shown;
  }
  // Joined emoji, and letters with their marks, stay whole.
  return drawn.replace(new RegExp(`[^\\s]{${RUN_MAX},}`, 'gu'), (run) =>
    [...graphemes.segment(run)].map(({ segment }, at) => (at > 0 && at % PIECE === 0 ? `\u200b${segment}` : segment)).join(''),
  );
}

/** Joiners between emoji, and marks above letters that no font has, go without a trace. */
function replaced(sign: string): string {
  if (/\s/.test(sign)) return ' ';
  return /[\u200c\u200d\p{M}\p{EMod}\u{e0000}-\u{e0fff}]/u.test(sign) ? '' : MISSING;
}
