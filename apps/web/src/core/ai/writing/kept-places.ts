import { Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import type { HelpedText, Span } from './helped-text';

interface KeptPlacesStorage {
  /** by the place, moved along with every change */
  spans: Map<string, Span>;
  made: number;
}

declare module '@tiptap/core' {
  interface Storage {
    keptPlaces: KeptPlacesStorage;
  }
}

/** Remembers places in a text that no shared document keeps: they move along with what is changed here. */
export const KeptPlaces = Extension.create<Record<string, never>, KeptPlacesStorage>({
  name: 'keptPlaces',
  addStorage: () => ({ spans: new Map(), made: 0 }),
  onTransaction({ transaction }) {
    if (!transaction.docChanged) return;
    for (const [place, { from, to }] of this.storage.spans) {
      const span = { from: transaction.mapping.map(from, 1), to: transaction.mapping.map(to, -1) };
      this.storage.spans.set(place, { from: Math.min(span.from, span.to), to: Math.max(span.from, span.to) });
    }
  },
});

interface WrittenPlace extends Span {
  part: string;
}

function read(place: string): WrittenPlace | undefined {
  try {
    const { part, from, to } = JSON.parse(place) as WrittenPlace;
    return typeof part === 'string' && Number.isInteger(from) && Number.isInteger(to) ? { part, from, to } : undefined;
  } catch {
    // It is one of a shared document.
    return undefined;
  }
}

/** @param part names the text among those of its item */
export function placesIn(storage: KeptPlacesStorage, part: string): Pick<HelpedText, 'toPlace' | 'spanOf' | 'holds'> {
  return {
    toPlace: (_state: EditorState, { from, to }: Span) => {
      storage.made += 1;
      const place = JSON.stringify({ part, from, to, number: storage.made });
      storage.spans.set(place, { from, to });
      return place;
    },
    // One of an earlier opening is where it was then; whether its words are still there is compared.
    spanOf: ({ doc }: EditorState, place: string) => {
      const span = storage.spans.get(place) ?? read(place);
      return span && span.from <= span.to && span.to <= doc.content.size ? { from: span.from, to: span.to } : undefined;
    },
    holds: (place: string) => read(place)?.part === part,
  };
}
