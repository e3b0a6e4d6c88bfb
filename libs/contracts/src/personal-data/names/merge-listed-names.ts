import type { Word } from '../words.js';
import { isFirstName, mayBeName } from './name-lists.js';
import type { NameRange } from './name-range.js';

const AND = /^(?:und|and|sowie|oder|u|&)$/;
/** Names in a row from which on one that no list has is believed, too. */
const ROW = 2;

/**
 * Extends the ranges by words listed in a row with names: `Emre, Can und Kai`.
 * @param mayBe true if a word may be a name at all
 */
export function mergeListedNames(words: readonly Word[], ranges: readonly NameRange[], mayBe: (at: number) => boolean): NameRange[] {
  const found = new Map(ranges.map((range) => [range.first, range]));
  const lasts = new Map(ranges.map((range) => [range.last, range]));
  let row = 0;
  for (const { first, last } of ranges) {
    const before = previousInRow(words, first);
    row = before !== undefined && lasts.has(before) ? row + 1 : 1;
    grow(last, row, (at) => nextInRow(words, at));
    grow(first, 1, (at) => previousInRow(words, at));
  }
  return [...found.values()].sort((left, right) => left.first - right.first);

  function grow(from: number, namesBefore: number, step: (at: number) => number | undefined): void {
    let names = namesBefore;
    for (let at = step(from); at !== undefined; at = step(at)) {
      if (found.has(at) || lasts.has(at)) return;
      const word = words[at]!;
      if (!word.capital || !mayBe(at) || !(isFirstName(word) || (names >= ROW && mayBeName(word)))) return;
      const range = { first: at, last: at };
      found.set(at, range);
      lasts.set(at, range);
      names += 1;
    }
  }
}

/** The word behind a comma or an `und`. */
function nextInRow(words: readonly Word[], at: number): number | undefined {
  const next = words[at + 1];
  if (!next) return undefined;
  if (/^ ?[,;/&] ?$/.test(next.before)) return at + 1;
  return AND.test(next.lower) && /^,? $/.test(next.before) && words[at + 2]?.before === ' ' ? at + 2 : undefined;
}

function previousInRow(words: readonly Word[], at: number): number | undefined {
  const word = words[at]!;
  if (at > 0 && /^ ?[,;/&] ?$/.test(word.before)) return at - 1;
  const and = words[at - 1];
  return and && AND.test(and.lower) && word.before === ' ' && at > 1 && /^,? $/.test(and.before) ? at - 2 : undefined;
}
