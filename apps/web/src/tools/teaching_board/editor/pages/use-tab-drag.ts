import { type RefObject, useEffect, useEffectEvent } from 'react';

/** px after which a press is a drag */
const MOVES = 5;

/**
 * Pages are dragged along the strip; while one is in the hand only its own element and a mark are moved.
 * @param moveTo to this place among all pages, counted from 0
 */
export function useTabDrag(list: RefObject<HTMLElement | null>, on: boolean, moveTo: (page: string, index: number) => void): void {
  const onMove = useEffectEvent(moveTo);
  useEffect(() => {
    const strip = list.current;
    if (!strip || !on) return undefined;
    return watchTabs(strip, (page, index) => onMove(page, index));
  }, [list, on]);
}

interface Hold {
  tab: HTMLElement;
  pointer: number;
  x: number;
  dragging: boolean;
  index: number;
  /** px that it can go to either side without leaving the strip */
  room: readonly [left: number, right: number];
}

/** How many of the others lie before this point. */
export function indexAt(x: number, others: readonly { left: number; width: number }[]): number {
  return others.filter(({ left, width }) => left + width / 2 < x).length;
}

function watchTabs(strip: HTMLElement, moveTo: (page: string, index: number) => void): () => void {
  let hold: Hold | undefined;
  const tabs = (): HTMLElement[] => Array.from(strip.querySelectorAll<HTMLElement>('[data-page]'));

  function end(drop: boolean): void {
    if (!hold) return;
    const { tab, dragging, index } = hold;
    hold = undefined;
    tab.style.transform = '';
    delete tab.dataset.dragged;
    for (const other of tabs()) delete other.dataset.gap;
    if (!dragging) return;
    const stop = (event: Event): void => event.stopPropagation();
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, true), 50);
    if (drop) moveTo(tab.dataset.page!, index);
  }

  const down = (event: PointerEvent): void => {
    const tab = (event.target as Element).closest<HTMLElement>('[data-page]');
    if (event.button !== 0 || !tab || (event.target as Element).closest('input, [aria-haspopup]')) return;
    const [own, all] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
    hold = {
      tab,
      pointer: event.pointerId,
      x: event.clientX,
      dragging: false,
      index: tabs().indexOf(tab),
      room: [all.left - own.left, all.right - own.right],
    };
  };
  const move = (event: PointerEvent): void => {
    if (hold?.pointer !== event.pointerId) return;
    const by = event.clientX - hold.x;
    if (!hold.dragging && Math.abs(by) < MOVES) return;
    hold.dragging = true;
    const { tab } = hold;
    const others = tabs().filter((other) => other !== tab);
    hold.index = indexAt(
      event.clientX,
      others.map((other) => other.getBoundingClientRect()),
    );
    tab.dataset.dragged = '';
    tab.style.transform = `translateX(${Math.min(Math.max(by, hold.room[0]), hold.room[1])}px)`;
    for (const [index, other] of others.entries()) {
      if (index === hold.index) other.dataset.gap = 'before';
      else if (index === others.length - 1 && hold.index === others.length) other.dataset.gap = 'after';
      else delete other.dataset.gap;
    }
  };
  const up = (event: PointerEvent): void => {
    if (hold?.pointer === event.pointerId) end(true);
  };
  const cancel = (event: PointerEvent): void => {
    if (hold?.pointer === event.pointerId) end(false);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !hold?.dragging) return;
    event.stopPropagation();
    end(false);
  };
  strip.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', key, true);
  return () => {
    end(false);
    strip.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key, true);
  };
}
