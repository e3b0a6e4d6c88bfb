import type { Branch, Item, ListedItem } from '@murmel/contracts';
import type { ReactNode } from 'react';
import type { Movable } from './use-folder-contents';
import type { Selection } from './use-selection';

/** Content shown as cards and lines of a place, and the data of each entry. */
export interface FolderEntries {
  /** title of the place */
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
