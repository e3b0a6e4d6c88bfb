import { getFontEmbedCSS } from 'html-to-image';
import type { SheetLabels } from './BoardSheet';
import type { DrawnBoard } from './drawn-board';
import { inlinePictures } from './inline-pictures';
import { mountSheet } from './mount-sheet';

/** Twice as fine as the screen, as far as browsers draw: 16,384 px along an edge, and not much more than 60 million in all. */
const RATIO = 2;
const EDGE_MAX = 16_000;
const PIXELS_MAX = 60_000_000;
const FONTS_AFTER_MS = 300;

/** Calculates the number of image pixels per pixel of the sheet. */
export function pictureRatio(width: number, height: number): number {
  return Math.min(RATIO, EDGE_MAX / width, EDGE_MAX / height, Math.sqrt(PIXELS_MAX / (width * height)));
}

/** The page's rules without its fonts. Copying the computed style of a thousand cards instead takes a minute. */
function pageRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule) && !(rule instanceof CSSImportRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}

/** The sheet as an SVG picture with everything it needs inside. The document's root in it has no dark mode. */
async function drawnSheet(sheet: HTMLElement, width: number, height: number): Promise<HTMLImageElement> {
  const style = document.createElement('style');
  style.textContent = `${pageRules()}\n${await getFontEmbedCSS(sheet)}`;
  const inside = document.createElement('div');
  inside.append(style, sheet.cloneNode(true));
  const content = new XMLSerializer().serializeToString(inside);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
  // From an address of the browser's own it would count as foreign, and could not be saved.
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  // Fonts inside of a picture are read beside its drawing: the first time it may show others.
  await drawable(address);
  await new Promise((resolve) => setTimeout(resolve, FONTS_AFTER_MS));
  return drawable(address);
}

async function drawable(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const look = document.createElement('canvas');
  [look.width, look.height] = [1, 1];
  look.getContext('2d')?.drawImage(picture, 0, 0);
  return picture;
}

async function painted(picture: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const ratio = pictureRatio(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a PNG');
  return blob;
}

/** The whole board as a PNG. @throws where the browser cannot draw it */
export async function boardPicture(board: DrawnBoard, words: SheetLabels): Promise<Blob> {
  const { sheet, unmount } = await mountSheet(board, words, 'picture');
  try {
    await inlinePictures(sheet);
    const box = sheet.getBoundingClientRect();
    const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
    sheet.style.width = `${width}px`;
    return await painted(await drawnSheet(sheet, width, height), width, height);
  } finally {
    unmount();
  }
}
