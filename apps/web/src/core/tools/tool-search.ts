export interface SearchableTool {
  name: string;
  /** what it does, in a few words */
  summary: string;
  /** other words people type, separated by commas */
  synonyms: string;
}

/** Lower case, without accents and double blanks; German umlauts also as people type them without (`ae`, `oe`, `ue`, `ss`). */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * How well a tool fits what was typed: 0 not at all, 1 somewhere in the description, 2 a synonym, 3 its name,
 * 4 its name begins so. Every typed word has to be found.
 */
export function toolScore(tool: SearchableTool, typed: string): number {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return 1;
  const name = plain(tool.name);
  const synonyms = plain(tool.synonyms);
  const summary = plain(tool.summary);
  const all = `${name} ${synonyms} ${summary}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (name.startsWith(words.join(' '))) return 4;
  if (words.every((word) => name.includes(word))) return 3;
  return words.every((word) => synonyms.includes(word) || name.includes(word)) ? 2 : 1;
}
