import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

interface Editing {
  part: string;
  /** there once its code was loaded */
  editor?: Editor;
}

/** Text that is edited on this screen: one at a time. The part's bar, its face and the keyboard all start editing. */
let current: Editing | undefined;
const listeners = new Set<() => void>();

function change(next: Editing | undefined): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export function editText(part: string): void {
  if (part !== current?.part) change({ part });
}

/** Ends the writing of this part, and of no other that began meanwhile. */
export function endText(part: string): void {
  if (current?.part === part) change(undefined);
}

/** The editor of the text is there: the bar below the part gets its tools. */
export function offerEditor(part: string, editor: Editor): void {
  if (current?.part === part) change({ part, editor });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEditing(part: string): boolean {
  return useSyncExternalStore(subscribe, () => current?.part === part);
}

export function useOfferedEditor(part: string): Editor | undefined {
  return useSyncExternalStore(subscribe, () => (current?.part === part ? current.editor : undefined));
}
