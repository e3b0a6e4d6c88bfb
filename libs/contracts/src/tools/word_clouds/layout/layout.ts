import { hashId } from '../../../person-look.js';
import type { CloudWord } from '../calls.js';
import { type Rectangle, Rectangles } from './rectangles.js';
import { byWeight, type Measure, type SizedWord, sizedWords } from './sizes.js';
import { freePlace } from './spiral.js';

export interface Box {
  width: number;
  height: number;
}

/** A word in its place; `x` and `y` are its centre in px of the box. */
export interface PlacedWord extends SizedWord, Rectangle {}

export interface CloudLayout {
  box: Box;
  /** type size in px of a word that came once, before the limits of box and readability */
  unit: number;
  words: readonly PlacedWord[];
}

interface LayoutInput {
  words: readonly CloudWord[];
  box: Box;
  measure: Measure;
  /** type size in px that words keep as long as there is room */
  smallest: number;
  /** layout currently on the screen */
  previous?: CloudLayout | undefined;
}

/** A word that must make way stays within this part of the width (less than 20 %). */
const MOVE_MAX = 0.17;
/** The most frequent words step towards the centre, this part of the width at a time, until they are as near as this (parts of the box). */
const PULL_NEAR = [0.03, 0.25, 0.3];
const PULL_STEP = 0.06;
const STAY = (rank: number): number | undefined => PULL_NEAR[rank];
const CLOSE_RANKS = (rank: number): number => PULL_NEAR[rank] ?? 0.02;
/** Maximum font size of words with one occurrence while no word is placed yet, as a fraction of the box. */
const UNIT_OF_BOX = 0.085;
/** The first words of a lesson stand alone in the box: fewer than so many begin larger, one word by this part. */
const FEW_WORDS = 10;
const FEW_LARGER = 0.9;
/** Factor for the next attempt when the words do not fit. */
const SHRINK = 0.94;
/**
 * Smallest unit at which letters are legible: a box in which words would only fit below it has no picture, which also limits the attempts.
 */
const UNIT_MIN = 0.25;
/** Words rarely fill more of the box than this, so denser tries are skipped. */
const DENSITY_MAX = 0.74;
/** A cloud that became thinner than this, e.g. because words were removed, grows again. */
const DENSITY_THIN = 0.3;
const GROW = 1.12;
/** Factor by which a box has to grow or shrink to get a new picture: words cannot be followed by eye through such a change. */
const OTHER_PICTURE = 1.5;

/**
 * Places words in a box: stable, so that known words move by less than a fifth of the width, new ones find a free
 * place from the centre outwards, and the same input gives the same picture. What does not fit becomes smaller.
 */
export function layoutCloud(input: LayoutInput): CloudLayout {
  const { box, measure, smallest } = input;
  const words = [...input.words].sort(byWeight);
  if (words.length === 0 || box.width < 1 || box.height < 1) return { box, unit: largestUnit(box, 0), words: [] };
  const previous = rescaled(input.previous, box);
  const sized = (unit: number): SizedWord[] => sizedWords(words, unit, { box, measure, smallest });
  const grown = previous && growsAgain(previous, sized(previous.unit), box);
  if (grown) {
    const placed = arrange(sized(grown), box, previous);
    if (placed) return { box, unit: grown, words: placed };
  }
  for (let unit = previous?.unit ?? largestUnit(box, words.length); unit >= UNIT_MIN; unit *= SHRINK) {
    const tried = sized(unit);
    if (density(tried, box) > DENSITY_MAX) continue;
    // Where words only lie badly, closing ranks makes room, before everything becomes smaller.
    const placed = arrange(tried, box, previous) ?? (previous && arrange(tried, box, previous, CLOSE_RANKS));
    if (placed) return { box, unit, words: placed };
  }
  return { box, unit: UNIT_MIN, words: [] };
}

function largestUnit(box: Box, count: number): number {
  const larger = 1 + FEW_LARGER * Math.max(0, 1 - count / FEW_WORDS);
  return Math.min(box.height, box.width * 0.62) * UNIT_OF_BOX * larger;
}

function density(words: readonly SizedWord[], box: Box): number {
  return words.reduce((sum, { width, height }) => sum + width * height, 0) / (box.width * box.height);
}

/** @returns the next larger unit when there is much room, undefined otherwise */
function growsAgain(previous: CloudLayout, now: readonly SizedWord[], box: Box): number | undefined {
  const largest = largestUnit(box, now.length);
  return previous.unit < largest && density(now, box) < DENSITY_THIN ? Math.min(largest, previous.unit * GROW) : undefined;
}

/** The same picture in a box of about the same size; undefined when there is none to keep. */
function rescaled(previous: CloudLayout | undefined, box: Box): CloudLayout | undefined {
  if (!previous || previous.words.length === 0) return undefined;
  if (previous.box.width === box.width && previous.box.height === box.height) return previous;
  const across = box.width / previous.box.width;
  const down = box.height / previous.box.height;
  if (Math.max(across * down, 1 / (across * down)) > OTHER_PICTURE) return undefined;
  return {
    box,
    unit: previous.unit * Math.min(across, down),
    words: previous.words.map((word) => ({ ...word, x: word.x * across, y: word.y * down })),
  };
}

/** @param near how near to the centre the words of each rank want to be; @returns undefined when not every word finds a place at this size */
function arrange(
  words: readonly SizedWord[],
  box: Box,
  previous: CloudLayout | undefined,
  near: (rank: number) => number | undefined = STAY,
): PlacedWord[] | undefined {
  const known = new Map(previous?.words.map((word) => [word.key, word]));
  const taken = new Rectangles(box.width, box.height);
  const placed: PlacedWord[] = [];
  const stretch = Math.max(0.5, box.width / box.height);
  const put = (word: SizedWord, place: Rectangle): void => {
    const done = { ...word, x: place.x, y: place.y };
    taken.add(done);
    placed.push(done);
  };
  const newcomers: SizedWord[] = [];
  for (const [rank, word] of words.entries()) {
    const before = known.get(word.key);
    if (!before) {
      newcomers.push(word);
      continue;
    }
    const start = inside(pulled(before, box, near(rank)), word, box);
    const left = box.width * MOVE_MAX - Math.hypot(start.x - before.x, start.y - before.y);
    const place = left < 0 ? undefined : freePlace(taken, word, { ...start, radius: left, stretch: 1, turn: turnOf(word) });
    if (!place) return undefined;
    put(word, place);
  }
  for (const word of newcomers) {
    const place = freePlace(taken, word, { x: box.width / 2, y: box.height / 2, radius: box.height * 0.75, stretch, turn: turnOf(word) });
    if (!place) return undefined;
    put(word, place);
  }
  return placed;
}

function turnOf({ key }: SizedWord): number {
  return ((hashId(key) % 360) * Math.PI) / 180;
}

/** One step towards the centre, for words that became more frequent than those that lie there. @param near undefined: it stays */
function pulled({ x, y }: Rectangle, box: Box, near: number | undefined): { x: number; y: number } {
  const across = box.width / 2 - x;
  const down = box.height / 2 - y;
  if (near === undefined || Math.hypot(across / box.width, down / box.height) <= near) return { x, y };
  const share = Math.min(1, (box.width * PULL_STEP) / Math.hypot(across, down));
  return { x: x + across * share, y: y + down * share };
}

/** The nearest point where a word of this size does not stick out of the box. */
function inside({ x, y }: { x: number; y: number }, { width, height }: SizedWord, box: Box): { x: number; y: number } {
  const clamp = (value: number, half: number, end: number): number => Math.min(end - half, Math.max(half, value));
  return { x: clamp(x, width / 2, box.width), y: clamp(y, height / 2, box.height) };
}
