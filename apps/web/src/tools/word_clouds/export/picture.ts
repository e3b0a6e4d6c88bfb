import { type CloudWord, layoutCloud, type Measure, type PlacedWord } from '@murmel/contracts';
import { scales } from '../../../ui/theme/scales';
import { CLOUD_FONT, CLOUD_WEIGHT } from '../cloud/measure';
import { BASELINE, printColourOf } from '../cloud/print-colour';

/** A slide's size in px. */
const WIDTH = 1920;
const HEIGHT = 1080;
const MARGIN = 80;
const TITLE_PX = 60;
const TITLE_HEIGHT = 150;
const SMALLEST = 20;
const PAPER = scales.sand[0];
const INK = scales.tinte[9];

export interface CloudPicture {
  title: string;
  words: readonly PlacedWord[];
  titleSize: number;
}

/** The cloud as it goes onto a slide: always on light paper, with its question above. */
export function cloudPicture(title: string, words: readonly CloudWord[], measure: Measure): CloudPicture {
  const box = { width: WIDTH - 2 * MARGIN, height: HEIGHT - TITLE_HEIGHT - 2 * MARGIN };
  const placed = layoutCloud({ words, box, measure, smallest: SMALLEST }).words;
  return {
    title,
    titleSize: Math.min(TITLE_PX, box.width / measure(title)),
    words: placed.map((word) => ({ ...word, x: word.x + MARGIN, y: word.y + MARGIN + TITLE_HEIGHT })),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A complete SVG file; widths are fixed, so that it holds together where the font is missing. */
export function cloudSvg({ title, titleSize, words }: CloudPicture, measure: Measure): string {
  const line = (text: string, x: number, y: number, size: number, fill: string, anchor: string): string =>
    `<text x="${x.toFixed(1)}" y="${(y + size * BASELINE).toFixed(1)}" font-size="${size.toFixed(1)}" fill="${fill}" text-anchor="${anchor}" textLength="${(measure(text) * size).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Lexend, ${escaped(CLOUD_FONT)}" font-weight="${CLOUD_WEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    line(title, MARGIN, MARGIN + TITLE_PX / 2, titleSize, INK, 'start'),
    ...words.map(({ key, text, x, y, size }) => line(text, x, y, size, printColourOf(key), 'middle')),
    '</svg>\n',
  ].join('\n');
}

/** The same as a PNG. @throws where the browser cannot draw */
export async function cloudPng({ title, titleSize, words }: CloudPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const write = (text: string, x: number, y: number, size: number, fill: string, align: CanvasTextAlign): void => {
    context.font = `${CLOUD_WEIGHT} ${size}px ${CLOUD_FONT}`;
    context.fillStyle = fill;
    context.textAlign = align;
    context.fillText(text, x, y + size * BASELINE);
  };
  write(title, MARGIN, MARGIN + TITLE_PX / 2, titleSize, INK, 'left');
  for (const { key, text, x, y, size } of words) write(text, x, y, size, printColourOf(key), 'center');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a PNG');
  return blob;
}
