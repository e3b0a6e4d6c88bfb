import type { KeyboardEvent } from 'react';
import type { Letters } from './selected-letters';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Calculates the selected words after a key: arrows move from word to word, with Shift they extend or shrink the selection. @returns
 * undefined: the key has no function here
 */
export function wordsAfter(
  text: string,
  at: Letters | undefined,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
): Letters | undefined {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? { from: first.from, to: last.to } : undefined;
  switch (key) {
    case 'ArrowRight': {
      const next = words.find(({ from }) => from >= (at?.to ?? 0)) ?? last;
      return shiftKey && at ? { from: at.from, to: next.to } : next;
    }
    case 'ArrowLeft': {
      const before = words.findLast(({ to }) => to < (shiftKey && at ? at.to : (at?.from ?? text.length) + 1)) ?? first;
      return shiftKey && at ? { from: at.from, to: Math.max(before.to, wordAt(words, at.from).to) } : before;
    }
    case 'Home':
      return shiftKey && at ? { from: first.from, to: at.to } : first;
    case 'End':
      return shiftKey && at ? { from: at.from, to: last.to } : last;
    default:
      return undefined;
  }
}

function wordAt(words: readonly Letters[], letter: number): Letters {
  return words.find(({ to }) => to > letter) ?? words.at(-1)!;
}
