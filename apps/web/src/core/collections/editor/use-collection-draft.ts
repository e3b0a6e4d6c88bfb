import type { Collection, CollectionCover, ContentKind, ContentLanguage, OpenMaterial } from '@murmel/contracts';
import { useState } from 'react';

/** One material in a draft; without a title: it was closed since it was chosen. */
export interface CollectionDraftEntry {
  itemId: string;
  label: string;
  title: string | undefined;
  kind: ContentKind | undefined;
}

export interface CollectionDraft {
  title: string;
  description: string;
  cover: CollectionCover;
  language: ContentLanguage;
  published: boolean;
  featured: boolean;
  entries: readonly CollectionDraftEntry[];
}

/** Unsaved changes of an editor. */
export function useCollectionDraft(collection: Collection) {
  const [draft, setDraft] = useState<CollectionDraft>(() => draftOf(collection));
  const change = (part: Partial<CollectionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const put = (entries: (before: readonly CollectionDraftEntry[]) => readonly CollectionDraftEntry[]) =>
    setDraft((before) => ({ ...before, entries: entries(before.entries) }));
  return {
    draft,
    change,
    add: ({ item: { id, title, kind } }: OpenMaterial) =>
      put((before) => (before.some(({ itemId }) => itemId === id) ? before : [...before, { itemId: id, label: '', title, kind }])),
    remove: (id: string) => put((before) => before.filter(({ itemId }) => itemId !== id)),
    label: (id: string, label: string) => put((before) => before.map((one) => (one.itemId === id ? { ...one, label } : one))),
    move: (id: string, index: number) =>
      put((before) => {
        const moved = before.find(({ itemId }) => itemId === id);
        return moved ? before.filter((one) => one !== moved).toSpliced(index, 0, moved) : before;
      }),
  };
}

/** Returns the draft. Entries no longer accessible keep their position. */
function draftOf({ title, description, cover, language, published, featured, entries, missing }: Collection): CollectionDraft {
  const open: CollectionDraftEntry[] = entries.map(({ label, material: { item } }) => ({
    itemId: item.id,
    label,
    title: item.title,
    kind: item.kind,
  }));
  const all = missing
    .toSorted((one, other) => one.position - other.position)
    .reduce(
      (before, { itemId, label, position }) => before.toSpliced(position, 0, { itemId, label, title: undefined, kind: undefined }),
      open,
    );
  return { title, description, cover, language, published, featured, entries: all };
}
