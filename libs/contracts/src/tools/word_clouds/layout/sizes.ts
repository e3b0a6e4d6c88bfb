import type { CloudWord } from '../calls.js';

/** Sizes between the smallest and the largest word: few, so that one more vote does not resize everything. */
const STEPS = 8;
/** The most frequent word is at most this much larger than a word that came once. */
const RATIO_MAX = 3.7;
/** Growth of the most frequent word with each repetition until then. */
const RATIO_PER_REPEAT = 0.45;
/** Height of a word's place and free space at its sides, as parts of the type size (Lexend: ascender .75, descender .2). */
const LINE = 1.05;
const SIDE = 0.1;

/** The width of a text in px when it is set in type of 1 px. */
export type Measure = (text: string) => number;

/** A word with the room it needs. */
export interface SizedWord {
  key: string;
  text: string;
  count: number;
  /** type size in px */
  size: number;
  width: number;
  height: number;
}

export interface Sizing {
  box: { width: number; height: number };
  measure: Measure;
  /** type size in px that words keep as long as there is room: 24 on a wall */
  smallest: number;
}

/** The share of the way from smallest to largest, in steps. */
function stepOf(count: number, most: number): number {
  return most <= 1 ? 0 : Math.round(((count - 1) / (most - 1)) * STEPS) / STEPS;
}

/** Words with their sizes, most frequent first. @param unit type size in px of a word that came once */
export function sizedWords(words: readonly CloudWord[], unit: number, { box, measure, smallest }: Sizing): SizedWord[] {
  const most = words.reduce((max, { count }) => Math.max(max, count), 1);
  const ratio = Math.min(RATIO_MAX, 1 + RATIO_PER_REPEAT * (most - 1));
  const largest = unit * ratio;
  return words.map(({ key, text, count }) => {
    // Once even the largest would be smaller than what can be read, all become smaller together.
    const wanted = largest <= smallest ? largest : Math.max(smallest, unit + (largest - unit) * stepOf(count, most));
    const perPixel = measure(text) + 2 * SIDE;
    const size = Math.min(wanted, box.width / perPixel, box.height / LINE);
    return { key, text, count, size, width: size * perPixel, height: size * LINE };
  });
}

/** Order of importance: count, then the key, so that equal counts never swap. */
export function byWeight(a: CloudWord, b: CloudWord): number {
  return b.count - a.count || (a.key < b.key ? -1 : 1);
}
