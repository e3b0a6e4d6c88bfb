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

/** Width of letters in bold type, where regular ones have 1. */
const BOLD = 1.08;

/** Returns how wide the widest word of a text may be at most, as a part of the type size. */
export function widestWord(text: string, widths: ReadonlyMap<number, number>): number {
  const words = text.split(/[\s\u200b-]+/u);
  return BOLD * Math.max(0, ...words.map((word) => [...word].reduce((sum, sign) => sum + (widths.get(sign.codePointAt(0)!) ?? 1), 0)));
}

/** Returns the words in prepared data, in their order; a space parts blocks and lines. */
export function wordsIn(prepared: unknown): string {
  if (typeof prepared !== 'object' || prepared === null) return '';
  const words = Object.entries(prepared)
    .map(([name, value]: [string, unknown]) => (name === 'text' && typeof value === 'string' ? value : wordsIn(value)))
    .join('');
  return 'kind' in prepared && prepared.kind !== 'text' ? ` ${words} ` : words;
}

/** Length of a word from which it may be an address: of a page, of a person, of a file. */
const ADDRESS_MIN = 16;
const ADDRESS = new RegExp(String.raw`\S{${ADDRESS_MIN},}`, 'gu');
const WITHIN_ADDRESS = /(?<=[\p{L}\d])([./@_?&=#:+~]+)(?=[\p{L}\d])/gu;

/** Returns prepared data in whose addresses a line may end after each of their signs. */
export function breakable<T>(prepared: T): T {
  if (Array.isArray(prepared)) return prepared.map((one: unknown) => breakable(one)) as T;
  if (typeof prepared !== 'object' || prepared === null) return prepared;
  return Object.fromEntries(
    Object.entries(prepared).map(([name, value]: [string, unknown]) => {
      if (name !== 'text' || typeof value !== 'string') return [name, breakable(value)];
      return [name, value.replace(ADDRESS, (address) => address.replace(WITHIN_ADDRESS, '$1\u200b'))];
    }),
  ) as T;
}
