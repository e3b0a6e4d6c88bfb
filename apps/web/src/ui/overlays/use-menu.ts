import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nextIndex } from './menu-keys';

const GAP = 6;
const EDGE = 8;

/** Delay before a menu closes after the pointer has left, so that a slipped hand can return. */
const CLOSES_AFTER_MS = 400;

interface Point {
  x: number;
  y: number;
}

const entriesOf = (list: HTMLElement | null): HTMLElement[] => Array.from(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);

/** Opening, closing, placing and moving inside a menu; the drawing is left to ActionMenu. */
export function useMenu(trigger: RefObject<HTMLButtonElement | null>, align: 'start' | 'end') {
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<'first' | 'last'>('first');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef<Point>(undefined);

  const close = useCallback(
    (giveFocusBack: boolean) => {
      clearTimeout(timer.current);
      setOpened(false);
      if (giveFocusBack) trigger.current?.focus();
    },
    [trigger],
  );

  useLayoutEffect(() => {
    const menu = list.current;
    const button = trigger.current;
    if (!opened || !menu || !button) return undefined;
    menu.showPopover();
    positionMenu(menu, button.getBoundingClientRect(), align);
    entriesOf(menu)
      .at(first.current === 'first' ? 0 : -1)
      ?.focus();
    return () => menu.hidePopover();
  }, [opened, align, trigger]);

  useEffect(() => {
    if (!opened) return undefined;
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !trigger.current?.contains(target)) close(false);
    };
    // The page may still scroll, and a phone's address bar comes and goes, on a tap: the menu follows its button and stays.
    const follow = (event: Event) => {
      if (event.target instanceof Node && list.current?.contains(event.target)) return;
      const edges = trigger.current?.getBoundingClientRect();
      const isSeen = edges && edges.width > 0 && edges.bottom > 0 && edges.top < window.innerHeight;
      if (isSeen && list.current) positionMenu(list.current, edges, align);
      else close(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [opened, align, close, trigger]);

  const open = (at: 'first' | 'last') => {
    first.current = at;
    setOpened(true);
  };

  return {
    opened,
    list,
    close,
    toggle: () => (opened ? close(true) : open('first')),
    stay: ({ clientX: x, clientY: y }: PointerEvent) => {
      clearTimeout(timer.current);
      pointer.current = { x, y };
    },
    // A list that is drawn anew moves the button away below a pointer that stands still: the menu stays.
    leave: (event: PointerEvent) => {
      const isMoved = event.clientX !== pointer.current?.x || event.clientY !== pointer.current.y;
      if (opened && isMoved && event.pointerType === 'mouse')
        timer.current = setTimeout(() => close(list.current?.contains(document.activeElement) ?? false), CLOSES_AFTER_MS);
    },
    onButtonKey: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 'first' : 'last');
    },
    onMenuKey: (event: KeyboardEvent) => {
      const entries = entriesOf(list.current);
      const index = entries.indexOf(document.activeElement as HTMLElement);
      if (event.key === 'Escape' || event.key === 'Tab') {
        // Escape closes the menu only, not a dialog around it.
        event.stopPropagation();
        if (event.key === 'Escape') event.preventDefault();
        close(true);
        return;
      }
      if (event.key === ' ') {
        event.preventDefault();
        entries[index]?.click();
        return;
      }
      const next = nextIndex(
        event.key,
        index,
        entries.map((entry) => entry.textContent.trim()),
      );
      if (next === undefined) return;
      event.preventDefault();
      entries[next]?.focus();
    },
  };
}

/** Puts an open menu below its button, or above where there is more room, always inside the window. All in px. */
function positionMenu(menu: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = window.innerHeight - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const upwards = height > below && above > below;
  const left = align === 'start' ? button.left : button.right - width;
  const room = upwards ? above : below;
  menu.style.maxHeight = `${room}px`;
  menu.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`;
  menu.style.top = `${upwards ? button.top - GAP - Math.min(height, room) : button.bottom + GAP}px`;
}
