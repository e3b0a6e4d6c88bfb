import type { Branch, Item, ListedItem } from '@murmel/contracts';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection';
import type { Movable } from './use-shelf';

/** What cards and lines show of a place, and what each of them carries. */
export interface ShownThings {
  /** of the place */
  title: string;
  folders: readonly Branch[];
  entries: readonly ListedItem[];
  now: Date;
  selection: Selection<Movable>;
  /** the box that chooses one */
  tick: (item: Movable) => ReactNode;
  folderMenu: (folder: Branch) => ReactNode;
  itemMenu: (item: Item, compact: boolean) => ReactNode;
  onDrop: (folder: Branch) => (items: readonly Movable[]) => void;
}
