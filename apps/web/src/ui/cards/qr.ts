import { encode } from 'uqr';
import { saveFile } from '../files/save-file';

/** The norm asks for four empty modules around the code. */
const QUIET_ZONE = 4;
/** Codes are always dark on white: many scanners fail on the inverse. */
const DARK = '#112121';
const LIGHT = '#FFFFFF';

export interface QrShape {
  /** Modules per side, quiet zone included: the viewBox. */
  size: number;
  /** All dark modules as one SVG path. */
  path: string;
}

/** The picture of a text as QR code with error correction M. Throws when the text is longer than about 2,300 bytes. */
export function qrShape(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** A complete SVG file. */
export function qrSvg(text: string): string {
  const { size, path } = qrShape(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${LIGHT}"/><path d="${path}" fill="${DARK}"/></svg>\n`;
}

/** Offers the code as a file; the name comes without ending. */
export function downloadSvg(text: string, name: string): void {
  saveFile(`${name}.svg`, new Blob([qrSvg(text)], { type: 'image/svg+xml' }));
}

/** Offers the code as a picture with so many pixels per side; whole pixels per module keep it sharp. */
export async function downloadPng(text: string, name: string, pixels: 512 | 1024 | 2048): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  const module = Math.max(1, Math.floor(pixels / size));
  const edge = Math.floor((pixels - module * size) / 2);
  context.fillStyle = LIGHT;
  context.fillRect(0, 0, pixels, pixels);
  context.fillStyle = DARK;
  data.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(edge + x * module, edge + y * module, module, module)));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a PNG');
  saveFile(`${name}.png`, blob);
}
