import { type DragEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { useLatest } from '../../platform/use-latest';
import { beginTouch, markTarget } from './touch-drag';
import type { Movable } from './use-folder-contents';

/** Items being dragged on this page; other windows and programs only see a name. */
let dragged: readonly Movable[] = [];
const startDrag = (item: Movable, chosen: readonly Movable[]): void => {
  dragged = chosen.some(({ id }) => id === item.id) ? chosen : [item];
};
const letGo = (): void => {
  dragged = [];
};

/** Makes something a handle for moving, by mouse and by finger: itself, or all that is chosen when it is among that. */
export function dragOf(item: Movable, chosen: readonly Movable[]) {
  return {
    'data-drags': true,
    draggable: true,
    onDragStart: (event: DragEvent): void => {
      startDrag(item, chosen);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', item.title);
    },
    onDragEnd: letGo,
    onPointerDown: (event: PointerEvent<HTMLElement>): void =>
      beginTouch(event, item.title, { begin: () => startDrag(item, chosen), end: letGo }),
  };
}

/** Takes what is dragged onto a folder. @param folderId null: out of all folders */
export function useDrop(folderId: string | null, onDrop: (items: readonly Movable[]) => void) {
  const [over, setOver] = useState(false);
  const fits = (): boolean =>
    dragged.length > 0 && dragged.every(({ id }) => id !== folderId) && dragged.some((one) => one.folderId !== folderId);
  const drop = (): void => {
    setOver(false);
    if (fits()) onDrop(dragged);
    letGo();
  };
  const latest = useLatest({ fits, drop });
  const marked = useRef<HTMLElement>(null);
  const ref = useCallback(
    (element: HTMLElement | null): void => {
      if (marked.current) markTarget(marked.current, undefined);
      marked.current = element;
      if (element) markTarget(element, { fits: () => latest().fits(), over: setOver, drop: () => latest().drop() });
    },
    [latest],
  );
  return {
    over,
    target: {
      ref,
      onDragOver: (event: DragEvent): void => {
        if (!fits()) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      },
      onDragLeave: (): void => setOver(false),
      onDrop: (event: DragEvent): void => {
        if (fits()) event.preventDefault();
        drop();
      },
    },
  };
}
