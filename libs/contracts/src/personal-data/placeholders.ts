import type { FoundPersonalData, PersonalDataKind } from './found.js';

/** Labels of the placeholders. A word about health identifies no person once the names are gone, and the answer is about it: it stays. */
const LABELS: Readonly<Record<Exclude<PersonalDataKind, 'health'>, string>> = {
  name: 'Person',
  mail: 'Mail',
  phone: 'Telefon',
  iban: 'IBAN',
  address: 'Adresse',
  birthDate: 'Geburtsdatum',
};

/** Original texts by placeholder. */
export type Originals = ReadonlyMap<string, string>;

/** Text that may be sent, and the originals of its placeholders. */
export interface Replaced {
  text: string;
  originals: Originals;
}

/**
 * Replaces identifying passages with `[Person 1]`, `[Mail 1]` …; the same text gets the same placeholder everywhere.
 * @param found of this text, as `findPersonalData` gives it
 * @param before placeholders of the conversation so far: they are kept, and their numbers are not given again
 */
export function withPlaceholders(text: string, found: readonly FoundPersonalData[], before: Originals = new Map()): Replaced {
  const originals = new Map(before);
  const placeholders = new Map([...before].map(([placeholder, original]) => [original, placeholder]));
  const typed = text.toLowerCase();
  const pieces: string[] = [];
  let end = 0;
  for (const { kind, from, to } of found) {
    if (kind === 'health') continue;
    const original = text.slice(from, to);
    let placeholder = placeholders.get(original);
    if (!placeholder) {
      placeholder = unused(LABELS[kind], (candidate) => originals.has(candidate) || typed.includes(candidate.toLowerCase()));
      placeholders.set(original, placeholder);
      originals.set(placeholder, original);
    }
    pieces.push(text.slice(end, from), placeholder);
    end = to;
  }
  return { text: [...pieces, text.slice(end)].join(''), originals };
}

function unused(label: string, isUsed: (placeholder: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const placeholder = `[${label} ${number}]`;
    if (!isUsed(placeholder)) return placeholder;
  }
}

/** Restores the originals of placeholders in a streamed text, wherever the chunks were split. */
export class Restorer {
  #originals: ReadonlyMap<string, string> = new Map();
  #longest = 0;
  /** Buffered text that may be the beginning of a placeholder, or empty. */
  #held = '';

  constructor(originals: Originals) {
    this.learn(originals);
  }

  /** Replaces the originals; the new ones include the previous ones. */
  learn(originals: Originals): void {
    this.#originals = new Map([...originals].map(([placeholder, original]) => [placeholder.toLowerCase(), original]));
    this.#longest = Math.max(0, ...[...originals.keys()].map(({ length }) => length));
  }

  /** @returns as much of the text so far as is decided and was not returned yet */
  push(piece: string): string {
    const text = this.#held + piece;
    const decided: string[] = [];
    let at = 0;
    this.#held = '';
    for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', at)) {
      decided.push(text.slice(at, open));
      // No longer than a placeholder is: a model may say millions of brackets.
      const near = text.slice(open, open + this.#longest);
      const close = near.indexOf(']') + 1;
      const inside = this.#originals.get(near.slice(0, close).toLowerCase());
      if (inside !== undefined) {
        decided.push(inside);
        at = open + close;
      } else if (close === 0 && open + near.length === text.length && this.#begins(near)) {
        this.#held = near;
        return decided.join('');
      } else {
        decided.push('[');
        at = open + 1;
      }
    }
    decided.push(text.slice(at));
    return decided.join('');
  }

  /** @returns what was held: the text is over, so it is no placeholder */
  flush(): string {
    const held = this.#held;
    this.#held = '';
    return held;
  }

  #begins(text: string): boolean {
    const beginning = text.toLowerCase();
    return [...this.#originals.keys()].some((placeholder) => placeholder.startsWith(beginning));
  }
}
