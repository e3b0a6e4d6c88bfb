import type { FoundPlace } from '@murmel/contracts';
import { normalizeText, normalizeWithOffsets } from '../../platform/normalize-text.js';
import type { SearchTerm } from './search-terms.js';

/** Letters before the first word that was found, and of the whole excerpt. */
const BEFORE = 40;
const LENGTH = 160;
const MARKS = 8;

/** The part of a text in which something was found, with what of it is marked; undefined: nothing of it. */
export function searchExcerpt(kind: FoundPlace['kind'], text: string, asked: readonly SearchTerm[]): FoundPlace | undefined {
  if (!asked.some((word) => hitsOf(normalizeText(text), word).length > 0)) return undefined;
  const { words, places } = normalizeWithOffsets(text);
  const hits = asked.flatMap((word) => hitsOf(words, word)).sort(([one], [other]) => one - other);
  const first = hits[0];
  if (!first) return undefined;
  const from = startOf(text, places[first[0]]!);
  const excerpt = text.slice(from, from + LENGTH).replace(/\p{Surrogate}/gu, '');
  const marks: [number, number][] = [];
  for (const [begin, end] of hits) {
    const [start, stop] = [places[begin]! - from, Math.min(places[end]! - from, excerpt.length)];
    if (start >= (marks.at(-1)?.[1] ?? 0) && start < stop && marks.length < MARKS) marks.push([start, stop]);
  }
  return { kind, text: excerpt, cut: [from > 0, from + LENGTH < text.length], marks };
}

/** Returns the start and end of each match of a word in folded text. */
function hitsOf(words: string, { word, pattern, stems, spellings, alike }: SearchTerm): [number, number][] {
  const hits = allOf(words, pattern.startsWith('% ') ? ` ${word}` : word);
  if (hits.length > 0) return hits;
  // A word with the same stem is marked as a whole.
  return [...stems, ...spellings, ...alike].flatMap((stem) =>
    allOf(words, ` ${stem}`).map(([from]): [number, number] => [from, words.indexOf(' ', from)]),
  );
}

function allOf(words: string, sought: string): [number, number][] {
  const hits: [number, number][] = [];
  const shift = sought.startsWith(' ') ? 1 : 0;
  for (let at = words.indexOf(sought); at >= 0 && hits.length < MARKS; at = words.indexOf(sought, at + 1))
    hits.push([at + shift, at + sought.length]);
  return hits;
}

/** A little before what was found, at the beginning of a word. */
function startOf(text: string, at: number): number {
  if (at <= BEFORE || text.length <= LENGTH) return 0;
  const space = text.slice(at - BEFORE, at).search(/\s\S/);
  return space < 0 ? at : at - BEFORE + space + 1;
}
