import type { TextRange } from '../found.js';
import { followsDirectly, nameKey, type Word } from '../words.js';
import { isAlsoWord, mayBeName, mayBeSurname } from './name-lists.js';

const ARTICLE = /^(?:d(?:er|ie|as|en|em|es)|k?ein(?:e[rmns]?)?|zum|zur|im|am|vom|beim|ins|kein)$/;
const SHORTEST_SMALL = 3;

/** Names of one's own class in a text, however it spells them; nothing of the roster that the text does not say. */
export function rosterFinder(names: readonly string[]): (words: readonly Word[]) => TextRange[] {
  const known = new Set(names.flatMap(keysOf));
  if (known.size === 0) return () => [];
  return (words) => {
    const found: TextRange[] = [];
    let last = -2;
    for (let at = 0; at < words.length; at += 1) {
      const length = lengthInRoster(known, words, at);
      if (!length) continue;
      const { from } = words[at]!;
      const to = from + length;
      // `Lena Maier` is one name, not two.
      if (last === at - 1 && followsDirectly(words[at])) found.at(-1)!.to = to;
      else found.push({ from, to });
      last = at;
      at = withInitial(words, at, length, found.at(-1)!);
    }
    return found;
  };
}

/** Returns all identifying parts of a name: words, halves of hyphenated ones, and those written as one. */
function keysOf(name: string): string[] {
  return name
    .split(/[\s,;]+/)
    .map((part) => nameKey(part.replace(/\.$/, '')))
    .flatMap((key) => [key, key.replaceAll('-', ''), ...key.split('-')])
    .filter((key) => key.length > 1);
}

/** Returns the length of the roster name in a word; 0 for none. */
function lengthInRoster(known: ReadonlySet<string>, words: readonly Word[], at: number): number {
  const word = words[at]!;
  if (!word.capital && (word.text.length < SHORTEST_SMALL || isAlsoWord(word))) return 0;
  // A name that is also a usual word is read as the word behind an article.
  if ((isAlsoWord(word) || mayBeSurname(word)) && ARTICLE.test(words[at - 1]?.lower ?? '') && !hasNeighbour(known, words, at)) return 0;
  if (isKnown(known, word.key)) return word.text.length;
  const bare = /['’]?s$|['’]$/.exec(word.text);
  return bare && isKnown(known, nameKey(word.text.slice(0, bare.index))) ? bare.index : 0;
}

function isKnown(known: ReadonlySet<string>, key: string): boolean {
  return known.has(key) || known.has(key.replaceAll('-', '')) || (key.includes('-') && key.split('-').every((part) => known.has(part)));
}

function hasNeighbour(known: ReadonlySet<string>, words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word !== undefined && isKnown(known, word.key));
}

/** `Lena M.`, or a surname that is not on the roster. */
function withInitial(words: readonly Word[], at: number, length: number, found: TextRange): number {
  const next = words[at + 1];
  if (length < words[at]!.text.length || !followsDirectly(next) || !next.capital) return at;
  if (next.text.length === 1 && next.after.startsWith('.')) found.to = next.to + 1;
  else if (mayBeSurname(next) && mayBeName(next)) found.to = next.to;
  else return at;
  return at + 1;
}
