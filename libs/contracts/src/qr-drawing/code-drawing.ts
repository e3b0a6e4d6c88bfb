import { escapeHtml } from '../escape-html.js';
import type { CodeLook } from '../tools/qrcodes/schemas.js';
import { captionLines } from './caption.js';
import { MARK_DRAWINGS } from './marks.js';
import { type CodeModules, isEye, QUIET_ZONE, roundEyes, roundModules, squareModules } from './modules.js';

/** Logo in the middle of a code: a picture as an address of its bytes. */
export interface CodeLogo {
  href: string;
}

/** Drawn part of a look. In a PDF caption and frame are drawn by its layout. */
export type DrawnLook = Pick<CodeLook, 'ink' | 'shape' | 'logo' | 'ground' | 'frame' | 'caption'>;

/** A code as a drawing: what is inside the SVG, and how large its box is, in modules. */
export interface CodeDrawing {
  width: number;
  height: number;
  inner: string;
}

/** Returns the error correction level. It is higher under a logo: H restores 30 of 100, M restores 15 (spec A28). */
export function correctionOf({ logo }: Pick<CodeLook, 'logo'>): 'M' | 'H' {
  return logo === 'none' ? 'M' : 'H';
}

/** Most of a code that a logo covers, in percent: H restores 30, of which the rest is for stains and light. */
export const LOGO_PERCENT = 6;

/** Calculates the size of the logo's area in modules: always odd like a code, so that it is centred. About one in twenty modules. */
export function logoSide(side: number): number {
  return 2 * Math.floor(side * 0.11) + 1;
}

/** Calculates the logo's share of the width of a whole drawing. @param size of the drawing without a frame, in modules */
export function logoPart(size: number): number {
  return (logoSide(size - 2 * QUIET_ZONE) - 1) / size;
}

/** Draws a code in its look, with the clear zone around it. @param picture in the place of a logo of one's own, once it is there */
export function drawCode(modules: CodeModules, look: DrawnLook, picture?: CodeLogo): CodeDrawing {
  const side = modules.length;
  const size = side + 2 * QUIET_ZONE;
  const hole = look.logo === 'none' ? 0 : logoSide(side);
  const from = (side - hole) / 2;
  const inHole = (x: number, y: number) => hole > 0 && x >= from && x < from + hole && y >= from && y < from + hole;
  const code =
    look.shape === 'square'
      ? `<path fill="${look.ink}" shape-rendering="crispEdges" d="${squareModules(modules, (x, y) => !inHole(x, y))}"/>`
      : `<path fill="${look.ink}" d="${roundModules(modules, (x, y) => !inHole(x, y) && !isEye(x, y, side))}"/>` +
        `<path fill="${darker(look.ink)}" fill-rule="evenodd" d="${roundEyes(side)}"/>`;
  const logo = hole > 0 ? logoIn(look.logo, QUIET_ZONE + from + 0.5, hole - 1, picture) : '';
  return framed(size, code + logo, look);
}

/** A complete SVG file. */
export function codeFile({ width, height, inner }: CodeDrawing, pixels = 1024): string {
  const scale = pixels / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round(height * scale)}">${inner}</svg>\n`;
}

function logoIn(logo: CodeLook['logo'], at: number, size: number, picture: CodeLogo | undefined): string {
  const box = `x="${at}" y="${at}" width="${size}" height="${size}"`;
  if (logo === 'file') return picture ? `<image ${box} preserveAspectRatio="xMidYMid meet" href="${escapeHtml(picture.href)}"/>` : '';
  return logo === 'none' ? '' : `<svg ${box} viewBox="0 0 24 24">${MARK_DRAWINGS[logo]}</svg>`;
}

/** Space between a frame and what is in it. */
const EDGE = 1;

/** The code on its ground, in its frame, with its words below. */
function framed(size: number, code: string, { ink, ground, frame, caption }: DrawnLook): CodeDrawing {
  const edge = frame === 'none' ? 0 : EDGE;
  const [width, base] = [size + 2 * edge, size + edge];
  const words = captionLines(caption, size, frame === 'band');
  const height = base + (words.height === 0 ? edge : words.height);
  const box = (inset: number, tall: number, style: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${tall - 2 * inset}" rx="${frame === 'none' ? 0 : 2 - inset}" ${style}/>`;
  const grounds = {
    none: ground === 'white' ? box(0, height, 'fill="#ffffff"') : '',
    line: box(0.25, height, `fill="${ground === 'white' ? '#ffffff' : 'none'}" stroke="${ink}" stroke-width="0.5"`),
    // Behind the code itself it is always white: it would not be dark on light.
    band: box(0, height, `fill="${ink}"`) + `<rect x="${edge}" y="${edge}" width="${size}" height="${size}" rx="1.2" fill="#ffffff"/>`,
  };
  const colour = frame === 'band' ? '#ffffff' : '#112121';
  const lines = words.lines
    .map(
      (line, index) =>
        `<text x="${width / 2}" y="${base + words.first + index * words.size * 1.25}" font-size="${words.size}" fill="${colour}">${escapeHtml(line)}</text>`,
    )
    .join('');
  const text =
    lines && `<g text-anchor="middle" font-weight="700" font-family="'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif">${lines}</g>`;
  return { width, height, inner: `${grounds[frame]}<g transform="translate(${edge} ${edge})">${code}</g>${text}` };
}

/** Finder patterns stand out a little, which cameras like. */
function darker(ink: string): string {
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(ink.slice(at, at + 2), 16) * 0.68)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
