import type { CodeDrawing } from '@murmel/contracts';
import { drawnOn } from '../../../ui/cards/qr';

/** Simulated views of a code: as a file, on paper at the chosen width with a phone 30 cm away, and pale and rotated as an old copy. */
export const VIEWS = ['file', 'paper', 'copy'] as const;
export type View = (typeof VIEWS)[number];

const FILE_PIXELS = 512;
/** Pixels that a phone's camera resolves per millimetre of paper in the hand. */
const PIXELS_PER_MILLIMETRE = 6;
const COPY_PIXELS = 420;
/** Remaining ink of an old copy, and its rotation. */
const COPY = { ink: 0.5, turn: 0.06 };

/** The same code as three cameras see it. */
export async function viewsOf(drawing: CodeDrawing, millimetres: number): Promise<ImageData[]> {
  const paper = Math.round(millimetres * PIXELS_PER_MILLIMETRE);
  return [
    seen(await drawnOn(drawing, FILE_PIXELS)),
    // On paper modules have no whole pixels: what a camera sees is drawn smaller than it is.
    seen(await drawnOn(drawing, 2 * paper), { scale: 0.5 }),
    seen(await drawnOn(drawing, COPY_PIXELS), COPY),
  ];
}

/** Renders the code on white paper with a margin, the background of a code without its own. */
function seen(picture: HTMLCanvasElement, { scale = 1, ink = 1, turn = 0 } = {}): ImageData {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const side = Math.ceil(Math.max(width, height) * 1.12);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.globalAlpha = ink;
  context.translate(side / 2, side / 2);
  context.rotate(turn);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return context.getImageData(0, 0, side, side);
}
