import { nameKey, type Word } from '../words.js';
import { knownPersons } from './known-persons.js';

/** Names in full, by the key of their first word. */
const BY_FIRST_WORD = new Map<string, string[][]>();
for (const keys of knownPersons.map((name) =>
  name
    .split(/[\s.]+/)
    .filter(Boolean)
    .map(nameKey),
))
  BY_FIRST_WORD.set(keys[0]!, [...(BY_FIRST_WORD.get(keys[0]!) ?? []), keys]);

/** Words of a text that belong to publicly known persons and figures. */
export interface KnownMentions {
  /** positions where a known person is named in full */
  at: ReadonlySet<number>;
  /** other names of the known persons of the text */
  keys: ReadonlySet<string>;
}

export function knownMentionsIn(words: readonly Word[]): KnownMentions {
  const mentions = { at: new Set<number>(), keys: new Set<string>() };
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthOfKnown(words, at);
    for (let part = at; part < at + length; part += 1) {
      mentions.at.add(part);
      mentions.keys.add(words[part]!.key);
    }
    at += Math.max(0, length - 1);
  }
  return mentions;
}

/** Returns the number of words of the longest known name at a position. */
function lengthOfKnown(words: readonly Word[], at: number): number {
  if (!words[at]!.capital) return 0;
  const known = BY_FIRST_WORD.get(words[at]!.key) ?? BY_FIRST_WORD.get(words[at]!.key.replace(/s$/, '')) ?? [];
  return Math.max(
    0,
    ...known
      .filter((keys) => keys.every((key, part) => isSaid(words[at + part], key, part === keys.length - 1)))
      .map(({ length }) => length),
  );
}

function isSaid(word: Word | undefined, key: string, last: boolean): boolean {
  return word !== undefined && (word.key === key || (last && word.key === `${key}s`));
}
