import {
  type CodeDrawing,
  type CodeLogo,
  type CodeModules,
  codeFile,
  correctionOf,
  type DrawnLook,
  drawCode,
  NEW_LOOK,
} from '@murmel/contracts';
import { encode } from 'uqr';
import { saveFile } from '../files/save-file';

/** The modules of a text as QR code. Throws when it is longer than about 2,300 bytes, or 1,270 with a logo on it. */
export function codeModules(text: string, look: Pick<DrawnLook, 'logo'> = NEW_LOOK): CodeModules {
  return encode(text, { ecc: correctionOf(look), border: 0 }).data;
}

/** A text as a code in its look. */
export function codeDrawing(text: string, look: DrawnLook = NEW_LOOK, picture?: CodeLogo): CodeDrawing {
  return drawCode(codeModules(text, look), look, picture);
}

/** Offers the code as a file; the name comes without ending. */
export function downloadSvg(drawing: CodeDrawing, name: string): void {
  saveFile(`${name}.svg`, new Blob([codeFile(drawing)], { type: 'image/svg+xml' }));
}

/** Offers a drawn code as a picture; the name comes without ending. @throws Error where the browser makes none */
export async function downloadPng(picture: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a PNG');
  saveFile(`${name}.png`, blob);
}

/** The address of a drawing, for an `img`: nothing in it can do anything there. */
export function drawingHref(drawing: CodeDrawing, pixels?: number): string {
  return `data:image/svg+xml,${encodeURIComponent(codeFile(drawing, pixels))}`;
}

/**
 * A drawing as a picture so many pixels wide. Where there is room for whole pixels per module it has them, which keeps it sharp; what
 * is left lies around it.
 */
export async function drawnOn(drawing: CodeDrawing, pixels: number): Promise<HTMLCanvasElement> {
  const { width, height } = drawing;
  const whole = Math.floor(pixels / width);
  const scale = whole > 0 ? whole : pixels / width;
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  const picture = new Image();
  picture.src = drawingHref(drawing, wide);
  await picture.decode();
  const edge = Math.floor((pixels - wide) / 2);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels, tall + 2 * edge];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.drawImage(picture, edge, edge, wide, tall);
  return canvas;
}
