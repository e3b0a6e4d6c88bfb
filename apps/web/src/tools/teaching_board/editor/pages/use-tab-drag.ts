import { type RefObject, useEffect, useEffectEvent } from 'react';
import { FINGER_RESTS, MOUSE_MOVES, withoutClick } from '../../../../core/boards/drag-thresholds';

/**
 * Pages are dragged along the strip, by a finger after it rested on one: else it scrolls. While one is in the hand only its own element and a mark are moved.
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
  touch: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  x: number;
  dragging: boolean;
  index: number;
  /** px that it can go to either side without leaving the strip */
  room: readonly [left: number, right: number];
}

/** Counts the other tabs before this point. */
export function indexAt(x: number, others: readonly { left: number; width: number }[]): number {
  return others.filter(({ left, width }) => left + width / 2 < x).length;
}

function watchTabs(strip: HTMLElement, moveTo: (page: string, index: number) => void): () => void {
  let hold: Hold | undefined;
  const tabs = (): HTMLElement[] => Array.from(strip.querySelectorAll<HTMLElement>('[data-page]'));

  function begin(): void {
    if (!hold || hold.dragging) return;
    clearTimeout(hold.timer);
    hold.dragging = true;
    hold.tab.dataset.dragged = '';
    if (hold.touch) navigator.vibrate?.(15);
  }

  function end(drop: boolean): void {
    if (!hold) return;
    const { tab, dragging, index, timer } = hold;
    hold = undefined;
    clearTimeout(timer);
    tab.style.transform = '';
    delete tab.dataset.dragged;
    for (const other of tabs()) delete other.dataset.gap;
    if (!dragging) return;
    withoutClick();
    if (drop) moveTo(tab.dataset.page!, index);
  }

  const down = (event: PointerEvent): void => {
    if (hold) return end(false);
    const tab = (event.target as Element).closest<HTMLElement>('[data-page]');
    if (event.button !== 0 || !tab || (event.target as Element).closest('input, [aria-haspopup]')) return;
    const touch = event.pointerType !== 'mouse';
    const [own, all] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
    hold = {
      tab,
      pointer: event.pointerId,
      touch,
      timer: touch ? setTimeout(begin, FINGER_RESTS.ms) : undefined,
      x: event.clientX,
      dragging: false,
      index: tabs().indexOf(tab),
      room: [all.left - own.left, all.right - own.right],
    };
  };
  const move = (event: PointerEvent): void => {
    if (hold?.pointer !== event.pointerId) return;
    const by = event.clientX - hold.x;
    if (!hold.dragging && hold.touch) return Math.abs(by) > FINGER_RESTS.tolerance ? end(false) : undefined;
    if (!hold.dragging && Math.abs(by) < MOUSE_MOVES) return;
    begin();
    const { tab } = hold;
    const others = tabs().filter((other) => other !== tab);
    hold.index = indexAt(
      event.clientX,
      others.map((other) => other.getBoundingClientRect()),
    );
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
  /** Prevents scrolling of the strip and its context menu while a finger drags a page. */
  const still = (event: Event): void => {
    if (!hold?.dragging && !(event.type === 'contextmenu' && hold?.touch)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  strip.addEventListener('pointerdown', down);
  strip.addEventListener('contextmenu', still);
  strip.addEventListener('touchmove', still, { passive: false });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', key, true);
  return () => {
    end(false);
    strip.removeEventListener('pointerdown', down);
    strip.removeEventListener('contextmenu', still);
    strip.removeEventListener('touchmove', still);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key, true);
  };
}
