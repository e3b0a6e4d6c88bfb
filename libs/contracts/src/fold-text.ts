/**
 * Signs that are not seen and come along with copied text: what Unicode lets programs ignore, controls, and interlinear marks. NUL stays:
 * servers refuse it.
 */
const UNSEEN = /(?!\0)[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;
/** Blanks, also those that Unicode counts as letters or signs: fillers of Hangul and the empty cell of braille. */
const BLANKS = /[\s\u2800\u115F\u1160\u3164\uFFA0]+/gu;
const BLANK_START = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+/u;
/** Not the signs that choose the look of a picture (❤️) or name a flag: they belong to what is before them. */
const BLANK_AT_END = /[\s\u2800\u00AD\u115F\u1160\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/u;
const VARIATION = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** A flag of a region is one picture with the letters of its name unseen behind it. */
const FLAG = /(🏴[\u{E0020}-\u{E007F}]+)/u;
const PICTURE_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const PICTURE_BEHIND = /^\p{Extended_Pictographic}/u;

const APOSTROPHES = /[’‘‚‛‹›ʼʹʻʽ′‵`´]/gu;
const QUOTATION_MARKS = /[“”„‟«»″‶〝〞〟]/gu;
const HYPHENS = /[‐‑‒–—―⁃−﹘﹣]/gu;
/** Full-width signs, and letters that were joined for print. */
const WIDE_OR_JOINED = /[\uFB00-\uFB06\uFF01-\uFF5E]/gu;

/**
 * Returns a text with one sign for each kind of apostrophe, quotation mark, hyphen, minus and blank, and without unseen signs. Case, accents
 * and digits stay: `x²` is not `x2`. For comparing only; what people typed is stored and shown as they wrote it.
 */
export function sameSigns(text: string): string {
  return dropUnseen(text.normalize('NFC').replace(BLANKS, ' '))
    .replace(WIDE_OR_JOINED, (sign) => sign.normalize('NFKC'))
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .replace(HYPHENS, '-')
    .replaceAll('…', '...')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns the form in which two typed texts are the same: as `sameSigns`, and in small letters. Folding twice changes nothing. */
export function foldText(text: string): string {
  return sameSigns(text).toLocaleLowerCase('de');
}

/** True if nothing of a text is seen: it is empty, or made of blanks and unseen signs. */
export function isBlank(text: string): boolean {
  return sameSigns(text) === '';
}

/** Returns a text without the blanks and unseen signs around it; what stands inside stays. '' for a blank one. */
export function trimBlank(text: string): string {
  if (isBlank(text)) return '';
  let end = text.length;
  while (BLANK_AT_END.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end).replace(BLANK_START, '');
}

/** Returns a text without unseen signs, except those that hold one picture together (👩‍🏫, the flag of Wales). */
export function dropUnseen(text: string): string {
  return text.replace(VARIATION, '').split(FLAG).map(dropBetweenFlags).join('');
}

/** True if one sign stands for nothing, not even a blank. */
export function isUnseenSign(sign: string): boolean {
  return sign !== '' && dropUnseen(sign.replace(BLANKS, ' ')) === '';
}

function dropBetweenFlags(part: string, index: number): string {
  // Every second part is a flag.
  if (index % 2 === 1) return part;
  return part.replace(UNSEEN, (sign, at: number) => (sign === '\u200D' && joinsPictures(part, at) ? sign : ''));
}

function joinsPictures(text: string, at: number): boolean {
  return PICTURE_BEFORE.test(text.slice(Math.max(0, at - 2), at)) && PICTURE_BEHIND.test(text.slice(at + 1, at + 3));
}
