import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

interface Editing {
  card: string;
  /** there once its code was loaded */
  editor?: Editor;
}

/** Which text is being written on this screen: one at a time. The card's bar, its face and the keyboard all begin it. */
let current: Editing | undefined;
const listeners = new Set<() => void>();

function change(next: Editing | undefined): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export function editText(card: string): void {
  if (card !== current?.card) change({ card });
}

/** Ends the writing of this card, and of no other that began meanwhile. */
export function endText(card: string): void {
  if (current?.card === card) change(undefined);
}

/** The editor of the text is there: the bar below the card gets its tools. */
export function offerEditor(card: string, editor: Editor): void {
  if (current?.card === card) change({ card, editor });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEditing(card: string): boolean {
  return useSyncExternalStore(subscribe, () => current?.card === card);
}

export function useOfferedEditor(card: string): Editor | undefined {
  return useSyncExternalStore(subscribe, () => (current?.card === card ? current.editor : undefined));
}
