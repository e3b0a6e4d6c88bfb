import type { OutboxLegacyWork, WorkKind } from './outbox-records';

/** Beginnings of the names under which older versions kept such work in the open; the item's id followed. */
const NAMES: Readonly<Record<string, WorkKind>> = { 'murmel.survey.': 'answers', 'murmel.words.': 'words' };

/** Takes away what older versions kept; what is not readable goes as well. */
export function takeLegacyWork(): OutboxLegacyWork[] {
  return legacyKeys().flatMap(({ key, name }): OutboxLegacyWork[] => {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    try {
      return [{ kind: 'old', of: NAMES[name]!, itemId: key.slice(name.length), value: JSON.parse(text ?? '') as unknown }];
    } catch {
      return [];
    }
  });
}

/** True if such data exists. */
export function hasLegacyWork(): boolean {
  return legacyKeys().length > 0;
}

function legacyKeys(): { key: string; name: string }[] {
  return Object.keys(localStorage).flatMap((key) => {
    const name = Object.keys(NAMES).find((beginning) => key.startsWith(beginning));
    return name === undefined ? [] : [{ key, name }];
  });
}
