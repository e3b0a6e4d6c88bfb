import { foldText } from '@murmel/contracts';
import { holdsWord } from './forgiving';

export interface SearchableTool {
  name: string;
  /** short description of its function */
  summary: string;
  /** other words people type, separated by commas */
  synonyms: string;
}

/** Lower case, in the form of `foldText`, without accents; German umlauts also as people type them without (`ae`, `oe`, `ue`, `ss`). */
export function plain(text: string): string {
  return foldText(text)
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/**
 * Scores the match of a tool with the query: 0 none, 0.5 but for typing errors in its name or a synonym, 1 in the description, 2 a synonym,
 * 3 its name, 4 start of its name. Every typed word has to be found.
 */
export function toolScore(tool: SearchableTool, typed: string): number {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return 1;
  const name = plain(tool.name);
  const synonyms = plain(tool.synonyms);
  const summary = plain(tool.summary);
  const all = `${name} ${synonyms} ${summary}`;
  // In a description, words that only look alike would find too much.
  if (!words.every((word) => all.includes(word))) return words.every((word) => holdsWord(`${name} ${synonyms}`, word)) ? 0.5 : 0;
  if (name.startsWith(words.join(' '))) return 4;
  if (words.every((word) => name.includes(word))) return 3;
  return words.every((word) => synonyms.includes(word) || name.includes(word)) ? 2 : 1;
}
