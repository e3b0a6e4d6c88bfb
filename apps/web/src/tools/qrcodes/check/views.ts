import type { CodeDrawing } from '@murmel/contracts';
import { printedPicture } from '../../../core/qr-reading/printed-picture';
import { drawnOn } from '../../../ui/cards/qr';

/** Simulated views of a code: as a file, on paper at the chosen width with a phone 30 cm away, and pale and rotated as an old copy. */
export const VIEWS = ['file', 'paper', 'copy'] as const;
export type View = (typeof VIEWS)[number];

const FILE_PIXELS = 512;
/** Pixels that a phone's camera resolves per millimetre of paper in the hand. */
export const PIXELS_PER_MILLIMETRE = 6;
const COPY_PIXELS = 420;
/** Remaining ink of an old copy, and its rotation. */
const COPY = { ink: 0.5, turn: 0.06 };

/** The same code as three cameras see it. */
export async function viewsOf(drawing: CodeDrawing, millimetres: number): Promise<ImageData[]> {
  const paper = Math.round(millimetres * PIXELS_PER_MILLIMETRE);
  return [
    printedPicture(await drawnOn(drawing, FILE_PIXELS)),
    // On paper modules have no whole pixels: what a camera sees is drawn smaller than it is.
    printedPicture(await drawnOn(drawing, 2 * paper), { scale: 0.5 }),
    printedPicture(await drawnOn(drawing, COPY_PIXELS), COPY),
  ];
}
