import type { CodeKind } from '@murmel/contracts';

/** Longer ones say nothing to whoever looks at a code. */
const WORDS_MAX = 120;

/** What a code holds, as people read it: addresses without scheme, of cards, networks and events nothing but their code. */
export function shownWords(kind: CodeKind, text: string): string {
  if (kind === 'wifi' || kind === 'contact' || kind === 'event') return '';
  const words =
    kind === 'geo' || kind === 'mail'
      ? text.replace(/^\w+:/, '').replace(/\?.*$/s, '')
      : text.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)} …` : words;
}
