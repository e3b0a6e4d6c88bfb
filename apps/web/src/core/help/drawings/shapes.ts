import { rowsOf, widthOf } from '../../items/picture/rows';

/** How a surface looks. `soft` and `tool` are in the colour of the article's tool. */
export type Look = 'paper' | 'plain' | 'chosen' | 'main' | 'outline' | 'soft' | 'tool' | 'bar' | 'dark' | 'cut' | 'glass';

/** The vocabulary of drawings in the help, in a field of 320 x 150. */
export type Shape =
  | { is: 'box'; x: number; y: number; width: number; height: number; round: number; look: Look }
  /** words that do not matter here; `ink` for a title */
  | { is: 'line'; x: number; y: number; width: number; ink?: boolean; light?: boolean }
  /** a word of the interface; `y` is its base line */
  | { is: 'text'; x: number; y: number; text: string; size: number; on: Look; middle?: boolean }
  /** a marble of the tool with the article's sign, or of a person with initials */
  | { is: 'marble'; x: number; y: number; radius: number; person?: number }
  | { is: 'radio'; x: number; y: number; on: boolean }
  | { is: 'qr'; x: number; y: number; size: number }
  | { is: 'caret'; x: number; y: number; height: number }
  | { is: 'arrow'; x: number; y: number; toX: number; toY: number }
  | { is: 'dots'; x: number; y: number }
  /** the number of the step, where something is to be done */
  | { is: 'number'; x: number; y: number };

export const box = (x: number, y: number, width: number, height: number, round: number, look: Look): Shape => ({
  is: 'box',
  ...{ x, y, width, height, round, look },
});
export const line = (x: number, y: number, width: number, more: { ink?: boolean; light?: boolean } = {}): Shape => ({
  is: 'line',
  ...{ x, y, width },
  ...more,
});
export const number = (x: number, y: number): Shape => ({ is: 'number', x, y });
export const marble = (x: number, y: number, radius: number, person?: number): Shape => ({
  is: 'marble',
  ...{ x, y, radius },
  ...(person !== undefined && { person }),
});
export const arrow = (x: number, y: number, toX: number, toY: number): Shape => ({ is: 'arrow', x, y, toX, toY });

/** A word in at most so much room, or a line of it where none is known. */
export function word(x: number, y: number, text: string | undefined, most: number, wide = 60, on: Look = 'paper', size = 12): Shape {
  return text === undefined
    ? line(x, y - 8, Math.min(wide, most))
    : { is: 'text', x, y, text: rowsOf(text, size, most, 1)[0] ?? '', size, on };
}

interface Pill {
  x: number;
  y: number;
  text: string | undefined;
  look: Look;
  most?: number;
  height?: number;
}

const SIZE = 12;

/** Width of a pill that holds the text. */
export const pillWidth = (text: string | undefined, most = 150): number =>
  text === undefined ? Math.min(most, 72) : Math.min(most, Math.max(56, Math.round(widthOf(text, SIZE)) + 28));

/** A button, as wide as its word. @param x its left edge */
export function pill({ x, y, text, look, most = 150, height = 26 }: Pill): Shape[] {
  const width = pillWidth(text, most);
  const middle = x + width / 2;
  return [
    box(x, y, width, height, height / 2, look),
    text === undefined
      ? line(middle - 20, y + height / 2 - 4, 40, { light: look === 'main' })
      : {
          is: 'text',
          x: middle,
          y: y + height / 2 + 4,
          text: rowsOf(text, SIZE, width - 16, 1)[0] ?? '',
          size: SIZE,
          on: look,
          middle: true,
        },
  ];
}

/** The same at the right. @param x its right edge */
export const pillBefore = (of: Pill): Shape[] => pill({ ...of, x: of.x - pillWidth(of.text, of.most) });
