import type { WaitingOld, WorkName } from './pieces';

/** Beginnings of the names under which older versions kept such work in the open; the item's id followed. */
const NAMES: Readonly<Record<string, WorkName>> = { 'murmel.survey.': 'answers', 'murmel.words.': 'words' };

/** Takes away what older versions kept; what is not readable goes as well. */
export function takeLeft(): WaitingOld[] {
  return leftBefore().flatMap(({ key, name }): WaitingOld[] => {
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
export function isLeft(): boolean {
  return leftBefore().length > 0;
}

function leftBefore(): { key: string; name: string }[] {
  return Object.keys(localStorage).flatMap((key) => {
    const name = Object.keys(NAMES).find((beginning) => key.startsWith(beginning));
    return name === undefined ? [] : [{ key, name }];
  });
}
