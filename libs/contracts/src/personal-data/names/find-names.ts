import type { TextRange } from '../found.js';
import { followsDirectly, type Word } from '../words.js';
import { introductionOf } from './before-names.js';
import { contextOf, type NameContext } from './context.js';
import { type KnownMentions, knownMentionsIn } from './known-mentions.js';
import { mergeListedNames } from './merge-listed-names.js';
import { afterParticles, endOf, isInitial, nameEnd } from './name-end.js';
import { isAlsoWord, isFirstName, isSurname, mayBeName, mayBeSmallName, mayBeSurname } from './name-lists.js';
import type { NameRange } from './name-range.js';
import { TITLE } from './person-words.js';

/** A text on its way through the search. */
interface Search {
  words: readonly Word[];
  known: KnownMentions;
  contextAt: (at: number) => NameContext;
  /** everything is written small, names included */
  small: boolean;
}

const ARTICLE_OR_NUMBER = /^(?:d(?:er|ie|as|en|em|es)|(?:k?ein|jed)(?:e[rmns]?)?|zum|zur|im|am|vom|\d+)$/;

/** Finds names of persons, except those mentioned only as publicly known. */
export function findNames(words: readonly Word[]): TextRange[] {
  const search: Search = { words, known: knownMentionsIn(words), contextAt: contextOf(words), small: isWrittenSmall(words) };
  const ranges: NameRange[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const range = nameAt(search, at);
    if (!range) continue;
    ranges.push(range);
    at = range.last;
  }
  return mergeListedNames(words, ranges, (at) => !search.known.at.has(at)).map(({ first, last }) => ({
    from: words[first]!.from,
    to: endOf(words[last]!, last > first),
  }));
}

function nameAt(search: Search, at: number): NameRange | undefined {
  const { words, known } = search;
  const word = words[at]!;
  const introduced = introducedAt(search, at);
  if (introduced !== undefined) return { first: at, last: introduced };
  if (known.at.has(at)) return undefined;
  if (!word.capital) return smallNameAt(search, at);
  if (isFirstName(word)) return firstNameAt(search, at);
  if (!mayBeName(word)) return undefined;
  const next = words[at + 1];
  // `Müller, Ben`
  if (isSurname(word) && next?.before === ', ' && next.capital && isFirstName(next) && !known.at.has(at + 1))
    return { first: at, last: at + 1 };
  // A first name that no list has, before a surname that one has.
  const together = followsDirectly(next) && next.capital && isSurname(next) && mayBeName(next) && !known.at.has(at + 1);
  return together && search.contextAt(at).everybodys === 0 ? { first: at, last: at + 1 } : undefined;
}

/** The last word of a name that something directly before it announces. */
function introducedAt({ words, known, contextAt }: Search, at: number): number | undefined {
  const introduction = introductionOf(words, at);
  const word = words[at]!;
  if (!introduction || TITLE.test(word.lower)) return undefined;
  if (introduction === 'title') {
    if (known.at.has(at) || (isMadeUp(contextAt(at)) && known.keys.size > 0)) return undefined;
    const start = afterParticles(words, at);
    const surname = words[start]!;
    if (mayBeName(surname)) return nameEnd(words, start);
    return !words[at - 1]!.capital && mayBeSmallName(surname) && !surname.capital ? start : undefined;
  }
  if (introduction === 'own') {
    if (mayBeName(word)) return nameEnd(words, at);
    if (word.capital || !mayBeSmallName(word)) return undefined;
    const next = words[at + 1];
    return followsDirectly(next) && mayBeSmallName(next) && isFirstName(word) ? at + 1 : at;
  }
  if (isFirstName(word)) {
    if (known.at.has(at) && contextAt(at).somebody < 2) return undefined;
    if (word.capital) return nameEnd(words, at);
    return isAlsoWord(word) || !followsDirectly(word) ? undefined : at;
  }
  return introduction === 'person' && mayBeName(word) && !known.at.has(at) ? nameEnd(words, at) : undefined;
}

/** Finds `luis hoffmann` in a text written all in lower case. */
function smallNameAt({ words, known, contextAt, small }: Search, at: number): NameRange | undefined {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!isFirstName(word) || isAlsoWord(word) || !mayBeSmallName(word)) return undefined;
  if (followsDirectly(next) && !next.capital && mayBeSmallName(next) && isSurname(next)) return { first: at, last: at + 1 };
  return small && isSomebodyAlone(words, at, false, known, contextAt(at)) ? { first: at, last: at } : undefined;
}

function isWrittenSmall(words: readonly Word[]): boolean {
  return words.length > 3 && words.every(({ capital }, at) => !capital || at === 0);
}

function firstNameAt({ words, known, contextAt }: Search, at: number): NameRange | undefined {
  const word = words[at]!;
  const context = contextAt(at);
  const last = nameEnd(words, at);
  const alsoWord = isAlsoWord(word);
  if (last > at) {
    const next = words[at + 1]!;
    const sure = mayBeSurname(next) || isInitial(next) || (!alsoWord && (isFirstName(next) || !isMadeUp(context)));
    const everybodys = context.everybodys > 0 && context.somebody === 0;
    if (sure && !everybodys && !known.at.has(last)) return { first: at, last };
  }
  return isSomebodyAlone(words, at, alsoWord, known, context) ? { first: at, last: at } : undefined;
}

/** True if a first name alone identifies a person: it does unless it is a word, made up, or publicly known. */
function isSomebodyAlone(words: readonly Word[], at: number, alsoWord: boolean, known: KnownMentions, context: NameContext): boolean {
  if (known.keys.has(words[at]!.key)) return false;
  if (alsoWord) return context.somebody >= 2 && !isMadeUp(context) && !ARTICLE_OR_NUMBER.test(words[at - 1]?.lower ?? '');
  return !isMadeUp(context) && (context.everybodys === 0 || context.somebody > 0) && (known.keys.size === 0 || context.somebody > 0);
}

function isMadeUp({ somebody, madeUp }: NameContext): boolean {
  return madeUp > somebody;
}
