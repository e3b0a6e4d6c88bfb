import { createHash } from 'node:crypto';
import { topicWords } from './chats/sentences.js';

const DIMENSIONS = 256;
/** Letters by which two forms of a word are told to be the same one. */
const STEM = 6;

/** Returns the vector of a text, of length 1: each of its words counts at a place that its letters alone decide. */
export function vectorOf(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of topicWords(text)) {
    const hashed = createHash('sha256').update(word.toLowerCase().slice(0, STEM)).digest();
    const place = hashed.readUInt16BE(0) % DIMENSIONS;
    vector[place] = (vector[place] ?? 0) + (hashed.readUInt8(2) % 2 === 0 ? 1 : -1);
  }
  // A text without words lies somewhere, too.
  if (!vector.some((one) => one !== 0)) vector[0] = 1;
  const length = Math.hypot(...vector);
  return vector.map((one) => one / length);
}
