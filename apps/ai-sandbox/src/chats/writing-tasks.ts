import type { Language } from './language.js';
import type { Prompt } from './prompt.js';
import { sentencesOf, topicWords } from './sentences.js';

/** Spellings that are wrong in any text. */
const MISSPELT: readonly [RegExp, string][] = [
  [/\b([Ww])alt\b/g, '$1ald'],
  [/\bküler\b/g, 'kühler'],
  [/\b([Nn])ähmlich\b/g, '$1ämlich'],
  [/\b([Ss])tandart\b/g, '$1tandard'],
  [/\b([Ww])iederspruch\b/g, '$1iderspruch'],
  [/\b([Vv])ieleicht\b/g, '$1ielleicht'],
  [/\b([Ii])nteresant\b/g, '$1nteressant'],
  [/\b([Zz])umindestens\b/g, '$1umindest'],
  [/\b([Aa])ccomodate\b/g, '$1ccommodate'],
  [/\b([Rr])ecieve\b/g, '$1eceive'],
  [/\b([Dd])efinately\b/g, '$1efinitely'],
  [/ {2,}/g, ' '],
  [/ ([,.;:!?])/g, '$1'],
];
const corrected = (text: string): string => MISSPELT.reduce((whole, [pattern, better]) => whole.replace(pattern, better), text);

const half = (text: string): string => {
  const sentences = sentencesOf(text);
  return sentences.filter((_, index) => index % 2 === 0).join(' ') || text;
};

/** One thought per line. */
const simpler = (text: string): string =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.replace(/\.$/, '').split(/[,;] (?=und |aber |weil |denn |and |but |because )|; /))
    .map((part) => `${part.trim().replace(/^./u, (letter) => letter.toUpperCase())}.`)
    .join('\n');

const NEXT: Readonly<Record<Language, (topic: string) => string>> = {
  de: (topic) => `Darüber hinaus lohnt sich ein zweiter Blick auf ${topic}. Was steht schon im Text, und was fehlt noch?`,
  en: (topic) => `Beyond that, ${topic} deserves a second look. What does the text say already, and what is still missing?`,
};

/** Tasks of the writing help by words of the product's instructions, each with the rule that does it. */
const TASKS: readonly [RegExp, (text: string, language: Language) => string][] = [
  [/Berichtige Rechtschreibung/, corrected],
  [/Fass das Material in zwei bis drei Sätzen/, (text) => sentencesOf(text).slice(0, 2).join(' ')],
  [/Kürze das Material/, half],
  [/Schreib das Material einfacher/, simpler],
  [/an das Ende des Materials anschließen/, (text, language) => NEXT[language](topicWords(text).at(-1) ?? '…')],
  [/Formuliere das Material neu|Übersetze das Material/, (text) => sentencesOf(text).join(' ')],
];

/** Returns the text for a task of the writing help; undefined for any other question. */
export function writtenText({ instructions, given, question, language }: Prompt): string | undefined {
  const [, task] = TASKS.find(([words]) => words.test(instructions)) ?? [];
  return task?.(given || question, language).trim() || undefined;
}
