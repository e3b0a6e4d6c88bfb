import { isSmall } from './language.js';

const SEGMENTER = new Intl.Segmenter('de', { granularity: 'sentence' });
/** Letters by which two forms of a word are told to be the same one. */
const STEM = 5;
const SHORTEST = 3;

/** Returns the sentences of a text, line by line, without marks of Markdown at the beginning of a line. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '' && !/^\|?[\s:|-]+\|?$/.test(line))
    .flatMap((line) => [...SEGMENTER.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Returns the words that carry what a text is about, in their order, each once. Placeholders of people are no words. */
export function topicWords(text: string): string[] {
  const words = text.replace(/\[[\p{L}-]+ \d+\]/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  const found = new Map<string, string>();
  for (const word of words) {
    const small = word.toLowerCase();
    if (word.length >= SHORTEST && !isSmall(small) && !found.has(small)) found.set(small, word);
  }
  return [...found.values()];
}

/** Words that say what is to be done, and not with which subject. */
const ORDER =
  /^(?:tabelle|formel|quiz|dokument|pinnwand|webseite|website|text|frage|fragen|antwort|satz|sätze|sätzen|beispiel|liste|code|programm|erklär\w*|schreib\w*|nenn\w*|vergleich\w*|beschreib\w*|fass|stell|table|formula|document|pinboard|question|questions|answer|sentence|example|list|program|explain|write|describe|compare)$/i;

/** Returns the word that a text is most likely about: its first noun by its capital letter, or else its longest word; undefined for none. */
export function mainWord(text: string): string | undefined {
  const words = topicWords(text).filter((word) => !ORDER.test(word));
  const isInside = (word: string) => /[\p{L},] $/u.test(text.slice(0, text.indexOf(word)));
  const inside = words.find((word) => /^\p{Lu}/u.test(word) && isInside(word));
  return inside ?? words.toSorted((one, other) => other.length - one.length)[0];
}

const stem = (word: string): string => word.toLowerCase().slice(0, STEM);

/** Returns how many of these words, by their beginning, stand in a text. */
export function sharedWords(words: readonly string[], text: string): number {
  const there = new Set(topicWords(text).map(stem));
  return words.filter((word) => there.has(stem(word))).length;
}

/** A sentence, and the number of words that it shares with a question. */
export interface Scored<Sentence> {
  sentence: Sentence;
  score: number;
}

/**
 * Returns those sentences that share words with the question, the best first; rare words count more than those that many sentences have.
 */
export function bestSentences<Sentence extends { text: string }>(question: string, sentences: readonly Sentence[]): Scored<Sentence>[] {
  const wanted = new Set(topicWords(question).map(stem));
  const stems = sentences.map(({ text }) => new Set(topicWords(text).map(stem)));
  const rarity = (word: string) => Math.log(1 + sentences.length / (1 + stems.filter((one) => one.has(word)).length));
  return sentences
    .map((sentence, index) => ({
      sentence,
      score: [...wanted].reduce((sum, word) => sum + (stems[index]!.has(word) ? rarity(word) : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
