import { type DragEvent, useState } from 'react';
import type { Movable } from './use-shelf';

/** What is being dragged on this page; other windows and programs only see a name. */
let dragged: readonly Movable[] = [];

/** Makes something a handle for moving: itself, or all that is chosen when it is among that. */
export function dragOf(item: Movable, chosen: readonly Movable[]) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent): void => {
      dragged = chosen.some(({ id }) => id === item.id) ? chosen : [item];
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', item.title);
    },
    onDragEnd: (): void => {
      dragged = [];
    },
  };
}

/** Takes what is dragged onto a folder. @param folderId null: out of all folders */
export function useDrop(folderId: string | null, onDrop: (items: readonly Movable[]) => void) {
  const [over, setOver] = useState(false);
  const fits = (): boolean =>
    dragged.length > 0 && dragged.every(({ id }) => id !== folderId) && dragged.some((one) => one.folderId !== folderId);
  return {
    over,
    target: {
      onDragOver: (event: DragEvent): void => {
        if (!fits()) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      },
      onDragLeave: (): void => setOver(false),
      onDrop: (event: DragEvent): void => {
        setOver(false);
        if (!fits()) return;
        event.preventDefault();
        onDrop(dragged);
        dragged = [];
      },
    },
  };
}
