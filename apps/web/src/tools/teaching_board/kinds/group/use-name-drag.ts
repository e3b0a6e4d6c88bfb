import { type RefObject, useEffect, useEffectEvent } from 'react';

/** px after which a press on a name is a drag */
const MOVES = 6;

/**
 * Drags names from group to group with mouse, finger and pen. During a drag only the dragged element moves; React is notified at the drop.
 * @param onDrop entry and the index of its new group
 */
export function useNameDrag(list: RefObject<HTMLElement | null>, onDrop: (entry: string, to: number) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = list.current;
    return element ? watchNames(element, (entry, to) => drop(entry, to)) : undefined;
  }, [list]);
}

interface Held {
  name: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  dragging: boolean;
  over: HTMLElement | undefined;
}

function watchNames(list: HTMLElement, onDrop: (entry: string, to: number) => void): () => void {
  let held: Held | undefined;

  function down(event: PointerEvent): void {
    const name = (event.target as Element).closest<HTMLElement>('[data-entry]');
    if (event.button !== 0 || !name || held) return;
    held = { name, pointer: event.pointerId, x: event.clientX, y: event.clientY, dragging: false, over: undefined };
  }

  function move(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const { name, x, y } = held;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!held.dragging) {
      if (Math.hypot(dx, dy) < MOVES) return;
      held.dragging = true;
      name.dataset.dragged = '';
    }
    name.style.translate = `${dx}px ${dy}px`;
    const group = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-group]') ?? undefined;
    const over = group && list.contains(group) ? group : undefined;
    if (over === held.over) return;
    delete held.over?.dataset.over;
    if (over) over.dataset.over = '';
    held.over = over;
  }

  function end(): Held | undefined {
    const ended = held;
    held = undefined;
    if (!ended) return undefined;
    ended.name.style.translate = '';
    delete ended.name.dataset.dragged;
    delete ended.over?.dataset.over;
    return ended;
  }

  function up(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const ended = end();
    if (!ended?.dragging) return;
    withoutClick();
    const from = ended.name.closest<HTMLElement>('[data-group]');
    const { entry } = ended.name.dataset;
    if (entry && ended.over && ended.over !== from) onDrop(entry, Number(ended.over.dataset.group));
  }

  function cancel(event: Event): void {
    if (event instanceof KeyboardEvent && (event.key !== 'Escape' || !held)) return;
    if (event instanceof KeyboardEvent) event.stopPropagation();
    end();
  }

  list.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', cancel, true);
  return () => {
    end();
    list.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', cancel, true);
  };
}

/** Letting go is no click on the name. */
function withoutClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, true), 50);
}
