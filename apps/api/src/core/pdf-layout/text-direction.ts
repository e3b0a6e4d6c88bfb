const SCRIPTS = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Samaritan', 'Mandaic']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * Source of the pattern of texts whose first letter belongs to a script that is written from the right (Unicode's rule P2, HTML's `dir="auto"`).
 * JavaScript and Typst read it alike.
 */
export const FROM_RIGHT = String.raw`^\P{L}*[${SCRIPTS}]`;

export type TextDirection = 'ltr' | 'rtl';

const fromRight = new RegExp(FROM_RIGHT, 'u');

/** Returns the direction of a text by its first letter, undefined if it has no letter and follows the text around it. */
export function directionOf(text: string): TextDirection | undefined {
  if (fromRight.test(text)) return 'rtl';
  return /\p{L}/u.test(text) ? 'ltr' : undefined;
}

const RIGHT = `(?=\\p{L})[${SCRIPTS}]`;
const LEFT = `(?![${SCRIPTS}])\\p{L}`;
/** Matches words of the other direction with what stands between them; signs and numbers follow the text around. */
const INSIDE: Readonly<Record<TextDirection, RegExp>> = {
  ltr: new RegExp(`(${RIGHT}(?:(?:(?!${LEFT})[^\\n])*${RIGHT}\\p{M}*)?)`, 'u'),
  rtl: new RegExp(`(${LEFT}(?:(?:(?!${RIGHT})[^\\n])*${LEFT}\\p{M}*)?)`, 'u'),
};

/** Divides a text into pieces of one direction, in their order. @param around direction of the paragraph */
export function directedPieces(text: string, around: TextDirection): { text: string; direction: TextDirection }[] {
  const inside = around === 'ltr' ? 'rtl' : 'ltr';
  // Every second piece is one that matched.
  return text
    .split(INSIDE[around])
    .map((piece, at) => ({ text: piece, direction: at % 2 === 0 ? around : inside }))
    .filter((piece, _at, all) => piece.text !== '' || all.length === 1);
}
