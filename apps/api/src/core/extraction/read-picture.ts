import { SERVER_LIMITS } from '@murmel/contracts';
import sharp, { type Sharp } from 'sharp';
import type { ReadPicture } from './ocr-worker-task.js';
import { joinedWords } from './pdf-text.js';
import { type Recognized, recognize } from './recognize.js';
import { Unreadable } from './unreadable.js';

const { edge, smallEdge, megapixels } = SERVER_LIMITS.ocr;
/** Photographed pages lie the wrong way round where the reader is less sure of its letters than that. Measured: upright 80 to 96, turned 0 to 45. */
const SURE = 65;
/** A picture without words has hardly any difference between its greys. */
const FLAT = 2;
/** Greys of a picture whose ground is dark, on the average, of 255. */
const DARK = 110;
const TURNS = [180, 90, 270] as const;
const NOTHING: ReadPicture = { text: '', confidence: 0, turned: 0 };

/**
 * Reads the words on a picture: JPEG, PNG or WebP, turned as its camera says, and, where no words are found so, also the other three ways
 * round.
 * @param picture path or bytes @throws Unreadable for what is no picture
 */
export async function readPicture(picture: string | Buffer): Promise<ReadPicture> {
  const seen = await prepared(picture);
  const { mean, stdev } = (await sharp(seen).stats()).channels[0]!;
  if (stdev < FLAT) return NOTHING;
  // Chalk on a blackboard: letters are looked for as dark ones.
  const upright = mean < DARK ? await sharp(seen).negate().png().toBuffer() : seen;
  const first = await recognize(upright);
  if (first.confidence >= SURE) return entryOf(first, 0);
  const { turn, score } = await bestTurn(upright);
  if (turn === 0 || score <= scoreOf(first)) return entryOf(first, 0);
  return entryOf(await recognize(await sharp(upright).rotate(turn).toBuffer()), turn);
}

/** As the camera held it, in greys, as large as letters are read best. Nothing stretches its contrast: on a white page that makes letters of noise. */
async function prepared(picture: string | Buffer): Promise<Buffer> {
  try {
    const source = sharp(picture, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' });
    const { width, height } = await source.metadata();
    return await sized(source.autoOrient().flatten({ background: '#fff' }), Math.max(width, height))
      .greyscale()

      .png()
      .toBuffer();
  } catch {
    throw new Unreadable('broken');
  }
}

function sized(picture: Sharp, longest: number): Sharp {
  const target = longest < smallEdge ? longest * 2 : Math.min(longest, edge);
  return picture.resize({ width: target, height: target, fit: 'inside' });
}

/** Which way round the words are: the one that the reader is surest of. */
async function bestTurn(upright: Buffer): Promise<{ turn: 0 | 90 | 180 | 270; score: number }> {
  let best: { turn: 0 | 90 | 180 | 270; score: number } = { turn: 0, score: 0 };
  for (const turn of TURNS) {
    const score = scoreOf(await recognize(await sharp(upright).rotate(turn).toBuffer()));
    if (score > best.score) best = { turn, score };
    if (best.score >= SURE * SURE) break;
  }
  return best;
}

/** Sure letters count: a picture that is turned has many words of which the reader is not sure. */
const scoreOf = ({ confidence, text }: Recognized): number => confidence * Math.min(text.length, SURE);

const entryOf = ({ text, confidence }: Recognized, turned: 0 | 90 | 180 | 270): ReadPicture => {
  const words = joinedWords(text).trim();
  return words === '' ? NOTHING : { text: words, confidence: Math.round(confidence), turned };
};
