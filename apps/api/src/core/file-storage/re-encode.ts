import { LIMITS } from '@murmel/contracts';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { apiError } from '../../platform/api-error.js';
import { limitConcurrency } from './limit-concurrency.js';
import { type MadeBy, madeByOf, markOf } from './made-by-mark.js';

export interface Picture {
  /** beside the picture that it was drawn from */
  path: string;
  bytes: number;
  contentType: string;
  extension: string;
  width: number;
  height: number;
}

const { maxEdge, maxPixels } = LIMITS.image;
/** An animation of more frames becomes a still picture. */
const MAX_FRAMES = 300;
const DECODE_SECONDS = 20;

/** Signatures a file must begin with (spec A7); names and claimed types are ignored. SVG is a program, not an image. */
const FORMATS = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif']);

/** True if `reEncode` supports pictures of this media type. */
export function isPicture(type: string): boolean {
  return FORMATS.has(type);
}

/** Decoding one picture of 50 megapixels takes some 200 MB: two at once are enough for two cores. */
const inTurn = limitConcurrency(2);

/**
 * Makes a new picture out of an uploaded one: upright, without metadata (no place, no camera), at most
 * `LIMITS.image.maxEdge` pixels wide and high. Nothing of the sent bytes is kept; the new one lies beside the old. That a picture was made
 * by a machine is said in the new one again, in our own words: copies keep the mark, and nothing else of the metadata.
 * @param madeBy of a picture that is none of a person; without it, what the file says of itself
 * @throws UNSUPPORTED_TYPE for anything that is no JPEG, PNG, WebP or GIF, UNREADABLE_FILE for broken files and bombs
 */
export async function reEncode(path: string, madeBy?: MadeBy): Promise<Picture> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !isPicture(type.mime)) throw apiError('UNSUPPORTED_TYPE');
  return inTurn(() => draw(path, type.mime, madeBy)).catch(() => {
    throw apiError('UNREADABLE_FILE');
  });
}

/** A still WebP of at most `edge` pixels wide and high, without metadata, from a picture that was drawn anew, or from where it lies. */
export function thumbnailOf(picture: string | Buffer, edge: number): Promise<Buffer> {
  return inTurn(() =>
    sharp(picture).resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
  );
}

async function draw(path: string, mime: string, madeBy: MadeBy | undefined): Promise<Picture> {
  const metadata = await sharp(path).metadata();
  if (metadata.width * metadata.height > maxPixels) throw new Error('too many pixels');
  const animated = isKeptMoving(metadata, mime);
  const source = sharp(path, { limitInputPixels: maxPixels, animated, failOn: 'error' });
  // Frames lie below each other while they are worked on; turning would mix them.
  const upright = animated ? source : source.autoOrient();
  const sized = upright
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DECODE_SECONDS });
  const drawn = `${path}.drawn`;
  const said = madeBy ?? madeByOf(metadata.xmp);
  const { format, size, width, height, pageHeight } = await encode(said ? sized.withXmp(markOf(said)) : sized, mime, animated).toFile(
    drawn,
  );
  const extension = format === 'jpeg' ? 'jpg' : format;
  return { path: drawn, bytes: size, contentType: `image/${format}`, extension, width, height: pageHeight ?? height };
}

function isKeptMoving({ pages = 1, width, height }: Metadata, mime: string): boolean {
  const moving = (mime === 'image/gif' || mime === 'image/webp') && pages > 1;
  return moving && pages <= MAX_FRAMES && width * height * pages <= maxPixels;
}

function encode(picture: Sharp, mime: string, animated: boolean): Sharp {
  if (mime === 'image/jpeg') return picture.jpeg({ quality: 85 });
  if (mime === 'image/webp') return picture.webp({ quality: 85 });
  return mime === 'image/gif' && animated ? picture.gif() : picture.png();
}
