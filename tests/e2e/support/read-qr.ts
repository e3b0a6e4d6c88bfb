import type { Locator } from '@playwright/test';

/** Reads versions 1 to 9: more than enough for an address. Numbers per version from ISO/IEC 18004, tables 9 and E.1. */
const CHECK_WORDS = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24],
} as const;
const BLOCKS = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5],
  Q: [1, 1, 2, 2, 4, 4, 6, 6, 8],
  H: [1, 1, 2, 4, 4, 4, 5, 6, 8],
} as const;
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]] as const;
const LEVELS = ['M', 'L', 'H', 'Q'] as const;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Matrix = boolean[][];

/** Reads a QR code on the screen as a phone's camera would. @throws Error when it is none */
export async function readQr(element: Locator): Promise<string> {
  const shot = (await element.screenshot()).toString('base64');
  return decodeQr(await element.page().evaluate(matrixInPicture, shot));
}

/** Runs in the page: finds the dark square in the picture and looks at the middle of every module. */
async function matrixInPicture(png: string): Promise<boolean[][]> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  canvas.drawImage(image, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height);
  const dark = (x: number, y: number) => data[4 * (y * width + x)]! + data[4 * (y * width + x) + 1]! + data[4 * (y * width + x) + 2]! < 384;
  let [left, top, right, bottom] = [width, height, 0, 0];
  // Rounded corners of the card are not part of the code.
  const edge = Math.round(width * 0.04);
  for (let y = edge; y < height - edge; y += 1) {
    for (let x = edge; x < width - edge; x += 1) {
      if (dark(x, y)) [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  }
  let run = 0;
  while (dark(left + run, top + 1)) run += 1;
  const side = right - left + 1;
  const modules = 17 + 4 * Math.round((side / (run / 7) - 17) / 4);
  const at = (start: number, index: number) => Math.floor(start + ((index + 0.5) * side) / modules);
  return Array.from({ length: modules }, (_row, y) => Array.from({ length: modules }, (_column, x) => dark(at(left, x), at(top, y))));
}

/** Decodes the modules of a code. @throws Error when it is none */
export function decodeQr(matrix: Matrix): string {
  const version = (matrix.length - 17) / 4;
  if (!Number.isInteger(version) || version < 1 || version > 9) throw new Error(`Not a QR code: ${matrix.length} modules`);
  const format = formatOf(matrix);
  const words = wordsOf(matrix, version, MASKS[format & 7]!);
  return textOf(dataOf(words, version, LEVELS[format >> 3]!));
}

/** Five bits: level and mask. */
function formatOf(matrix: Matrix): number {
  const cells = [...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => matrix[y]![8]!), ...[7, 5, 4, 3, 2, 1, 0].map((x) => matrix[8]![x]!)];
  const bits = cells.reduce((value, bit, index) => value | (Number(bit) << index), 0);
  return (bits ^ 0x5412) >> 10;
}

function isFunction(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6 || (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const centres = ALIGNMENT[version - 1]!;
  const last = size - 7;
  return centres.some((cy) =>
    centres.some((cx) => {
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return !corner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

/** Two columns at a time, from the right, up and down in turn. */
function wordsOf(matrix: Matrix, version: number, mask: (x: number, y: number) => boolean): number[] {
  const size = matrix.length;
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFunction(x, y, size, version)) bits.push(Number(matrix[y]![x]! !== mask(x, y)));
    }
    upwards = !upwards;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** Takes the blocks apart and leaves the check words out: on a screen nothing is smudged. */
function dataOf(words: number[], version: number, level: (typeof LEVELS)[number]): number[] {
  const count = BLOCKS[level][version - 1]!;
  const dataWords = words.length - count * CHECK_WORDS[level][version - 1]!;
  const short = Math.floor(dataWords / count);
  const longer = dataWords % count;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  let at = 0;
  for (let index = 0; index <= short; index += 1) {
    for (const [number, block] of blocks.entries()) if (index < short || number >= count - longer) block.push(words[at++]!);
  }
  return blocks.flat();
}

function textOf(data: number[]): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (bits.slice(0, 4) !== '0100') throw new Error(`Not text in bytes: mode ${bits.slice(0, 4)}`);
  const length = parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, index) => parseInt(bits.slice(12 + index * 8, 20 + index * 8), 2));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
