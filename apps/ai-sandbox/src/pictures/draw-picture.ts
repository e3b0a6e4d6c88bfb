import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Canvas, type Draw, SUBJECTS } from './subjects.js';

const LARGEST = 2048;
const USUAL = 1024;

/** Request for a picture. */
export interface PictureRequest {
  prompt: string;
  /** width and height in pixels, as `1024x768` */
  size?: string | undefined;
  seed?: number | undefined;
}

/** Draws what the words of a prompt name, in colours of the prompt and its seed; the same request gives the same picture. */
export async function drawPicture({ prompt, size = '', seed = 0 }: PictureRequest): Promise<Buffer> {
  const [width = USUAL, height = USUAL] = size.split('x').map((one) => Math.min(Number(one) || USUAL, LARGEST));
  // The product writes the style below the words.
  const [words = prompt, style = ''] = prompt.split(/\n\n(?=[^\n]*$)/);
  const draw = drawsOf(`${words} ${seed}`);
  const canvas = { width, height, draw };
  const chosen = SUBJECTS.filter((subject) => subject.words.test(words));
  const content = chosen.length > 0 ? ground(canvas, words) + chosen.map((subject) => subject.shapes(canvas)).join('') : pattern(canvas);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inStyle(content, style, canvas)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Returns numbers below 1 that depend on a text alone. */
function drawsOf(text: string): Draw {
  return (place) => createHash('sha256').update(`${place} ${text}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** Sky and ground of the time that the words name. */
function ground({ width, height, draw }: Canvas, words: string): string {
  const night = /nacht|mond|stern|weltall|night|moon|\bstars?\b|space/i.test(words);
  const winter = /schnee|winter|snow/i.test(words);
  const evening = /abend|sonnenuntergang|herbst|sunset|evening|autumn/i.test(words);
  const hue = Math.round(draw(1) * 24);
  const [top, low] = night ? ['#141b3c', '#39457a'] : evening ? ['#f0a868', '#f7d9b0'] : [`hsl(${200 + hue} 70% 76%)`, '#e6f2fa'];
  const land = night ? '#26422f' : winter ? '#eef3f8' : evening ? '#a8823f' : `hsl(${95 + hue} 38% 56%)`;
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  return `${sky}<ellipse cx="${width * 0.4}" cy="${height * 1.08}" rx="${width * 0.95}" ry="${height * 0.4}" fill="${land}"/>`;
}

/** Round shapes for words that name nothing known. */
function pattern({ width, height, draw }: Canvas): string {
  const hue = Math.round(draw(2) * 360);
  const shapes = Array.from({ length: 14 }, (_, index) => {
    const [x, y, r] = [draw(index + 10) * width, draw(index + 30) * height, (0.05 + draw(index + 50) * 0.16) * height];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="hsl(${(hue + index * 23) % 360} 58% 62%)" opacity="0.75"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="hsl(${hue} 40% 92%)"/>${shapes.join('')}`;
}

/** Redraws the content in the manner of a style: as lines, in a frame, or as it is. */
function inStyle(content: string, style: string, { width, height }: Canvas): string {
  if (/pencil|line drawing/i.test(style))
    return `<rect width="${width}" height="${height}" fill="#ffffff"/><g fill-opacity="0.06" stroke="#333333" stroke-width="3" style="filter:grayscale(1)">${content.replace(/ fill="[^"]*"/g, ' fill="#666666"')}</g>`;
  if (/polaroid/i.test(style)) {
    const edge = width * 0.06;
    return `<rect width="${width}" height="${height}" fill="#fbf9f4"/><svg x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 3.2 * edge}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
  }
  return content;
}
