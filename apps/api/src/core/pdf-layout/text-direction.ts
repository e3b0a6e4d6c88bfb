/**
 * Source of the pattern of texts whose first letter belongs to a script that is written from the right (Unicode's rule P2, HTML's `dir="auto"`).
 * JavaScript and Typst read it alike.
 */
export const FROM_RIGHT = String.raw`^\P{L}*(?:${['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Samaritan', 'Mandaic']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('|')})`;

const fromRight = new RegExp(FROM_RIGHT, 'u');

/** Returns the direction of a text by its first letter, undefined if it has no letter and follows the text around it. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  if (fromRight.test(text)) return 'rtl';
  return /\p{L}/u.test(text) ? 'ltr' : undefined;
}
