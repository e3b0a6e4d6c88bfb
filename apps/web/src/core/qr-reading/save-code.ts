import type { CodeDrawing } from '@murmel/contracts';
import { downloadPng, downloadSvg, drawnOn } from '../../ui/cards/qr';
import { printedPicture } from './printed-picture';
import { readPictures } from './read-pictures';

/** Pixels per side of the pictures that are offered (spec A28). */
export const PNG_SIZES = [512, 1024, 2048] as const;
/** Pixels at which an SVG is read: it has no size of its own. */
const SVG_PIXELS = 1024;

/** A code that is to be saved: its drawing, and what it has to say. */
export interface SavedCode {
  drawing: CodeDrawing;
  text: string;
  /** name of the file, without ending */
  name: string;
}

/** Why a code was not saved: no camera would read it, or it could not be read here. */
export type NotSaved = 'unread' | 'noReader';

/** Saves a code as a drawing once the reader has read it (ADR 50). @returns why not, or undefined */
export async function saveSvg({ drawing, text, name }: SavedCode): Promise<NotSaved | undefined> {
  const reason = await reasonAgainst(await drawnOn(drawing, SVG_PIXELS), text);
  if (reason === undefined) downloadSvg(drawing, name);
  return reason;
}

/** The same as a picture, which is read in the very pixels that are saved. @throws Error where the browser makes no picture */
export async function savePng({ drawing, text, name }: SavedCode, pixels: (typeof PNG_SIZES)[number]): Promise<NotSaved | undefined> {
  const picture = await drawnOn(drawing, pixels);
  const reason = await reasonAgainst(picture, text);
  if (reason === undefined) await downloadPng(picture, name);
  return reason;
}

async function reasonAgainst(picture: HTMLCanvasElement, text: string): Promise<NotSaved | undefined> {
  try {
    const [found] = await readPictures([printedPicture(picture)]);
    return found === text ? undefined : 'unread';
  } catch {
    return 'noReader';
  }
}
