import { type BoardBackground, codeFile, type DrawnLook, NEW_LOOK } from '@murmel/contracts';
import { qrCodeDrawing } from '../export-formats/qr-code-drawing.js';

/** Codes on paper without a look of their own. */
const PLAIN: DrawnLook = { ...NEW_LOOK, ink: '#1b1b1b', ground: 'clear' };

/** A code as a drawing. @returns undefined for what is too long for one */
export function qrDrawing(value: string, look: DrawnLook = PLAIN): string | undefined {
  const drawing = qrCodeDrawing(value, look);
  return drawing && codeFile(drawing);
}

/** Prevents line breaks inside a word of a cloud, for any characters. */
export function unbroken(text: string): string {
  return text.replaceAll('\u200b', '').replaceAll(' ', '\u00a0');
}

/** Returns the background of a screen's page: a colour or a wallpaper by its name, 'none' where it is an image. */
export function groundOf(background: BoardBackground): string {
  if (background.kind === 'colour') return background.colour;
  return background.kind === 'wallpaper' ? background.wallpaper : 'none';
}

/** Returns the longest run of letters without a line break in the prepared data. It determines how much the type has to shrink. */
export function longestWord(prepared: unknown): string {
  if (typeof prepared !== 'object' || prepared === null) return '';
  return Object.entries(prepared).reduce((longest, [name, value]: [string, unknown]) => {
    const words =
      name === 'text' && typeof value === 'string'
        ? value.split(value.startsWith('http') ? /[\s\u200b/.-]+/ : /[\s\u200b-]+/)
        : [longestWord(value)];
    return words.reduce((most, word) => (word.length > most.length ? word : most), longest);
  }, '');
}
