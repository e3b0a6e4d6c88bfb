import type { TeachingCard } from '@murmel/documents';
import { scrollerFrom } from '../../../../ui/layout/scroller';
import { type Pressed, pressedOn } from './canvas-elements';
import { type CardDrag, dragCards, type Placed, resizeCard } from './card-drag';
import type { Handle } from './geometry';
import { Marquee } from './marquee';

/** px after which a press is a drag */
const MOVES = { mouse: 4, touch: 8 };

export interface CanvasHost {
  surface(): HTMLElement | null;
  cards(): readonly TeachingCard[];
  selection(): ReadonlySet<string>;
  select(cards: ReadonlySet<string>): void;
  /** true if cards can be moved at present */
  movable(): boolean;
  place(placed: readonly Placed[]): void;
}

interface Hold {
  pressed: Exclude<Pressed, { on: 'used' }>;
  pointer: number;
  x: number;
  y: number;
  far: number;
  /** a press on one of several that are selected: they stay selected if they are moved, else only this one */
  alone: boolean;
  adds: boolean;
  /** on a text that is longer than its card: a finger reads on */
  scrolls: boolean;
}

/**
 * Selects, moves and resizes cards by mouse, finger and pen, for a whole page at once. During a drag it changes only the dragged elements,
 * once per frame; React is notified at the drop.
 * @param room what can be pressed, the page and the space around it
 * @returns how to end it
 */
export function watchCanvas(room: HTMLElement, host: CanvasHost): () => void {
  let hold: Hold | undefined;
  let carrying: CardDrag | undefined;
  let marquee: Marquee | undefined;
  let at = { x: 0, y: 0 };
  let frame = 0;

  function down(event: PointerEvent): void {
    if (hold) return cancel();
    const pressed = pressedOn(event.target as Element);
    if (event.button !== 0 || pressed.on === 'used') return;
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    hold = {
      pressed,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      far: event.pointerType === 'mouse' ? MOVES.mouse : MOVES.touch,
      alone: false,
      adds,
      scrolls: scrollerFrom(event.target as Element, room) !== undefined,
    };
    if (pressed.on === 'page') {
      if (!adds) host.select(new Set());
    } else if (pressed.on === 'card') {
      hold.alone = selectPressed(pressed.card, adds);
    }
  }

  function selectPressed(card: string, adds: boolean): boolean {
    const selection = host.selection();
    if (adds) {
      host.select(toggled(selection, card));
      return false;
    }
    if (selection.has(card)) return selection.size > 1;
    host.select(new Set([card]));
    return false;
  }

  function begin(surface: HTMLElement): boolean {
    if (!hold) return false;
    getSelection()?.removeAllRanges();
    if (hold.pressed.on === 'page') {
      marquee = new Marquee(surface, hold);
      return true;
    }
    const cards = host.cards();
    const selection = host.selection();
    const moved = cards.filter(({ id, locked }) => selection.has(id) && !locked);
    if (!host.movable() || moved.length === 0) return false;
    const { pressed } = hold;
    if (pressed.on === 'handle') {
      const card = moved.find(({ id }) => id === pressed.card);
      carrying =
        card &&
        resizeCard(
          surface,
          card,
          pressed.handle as Handle,
          cards.filter((other) => other !== card),
        );
    } else {
      carrying = dragCards(
        surface,
        moved,
        cards.filter((card) => !moved.includes(card)),
      );
    }
    surface.dataset.dragging = '';
    return carrying !== undefined;
  }

  function move(event: PointerEvent): void {
    if (hold?.pointer !== event.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const started = carrying !== undefined || marquee !== undefined;
    if (!started) {
      const surface = host.surface();
      if (Math.hypot(at.x - hold.x, at.y - hold.y) < hold.far) return;
      if (!surface || !begin(surface)) {
        hold = undefined;
        return;
      }
      room.setPointerCapture(event.pointerId);
    }
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(): void {
    frame = 0;
    if (!hold) return;
    carrying?.follow(at.x - hold.x, at.y - hold.y);
    marquee?.follow(at.x, at.y);
  }

  /** Ends the drag and puts every moved element back; the caller applies the result. */
  function finish(): { placed: Placed[]; touched: string[] | undefined; ended: Hold | undefined; dragged: boolean } {
    cancelAnimationFrame(frame);
    if (frame !== 0) draw();
    frame = 0;
    const outcome = {
      placed: carrying?.end() ?? [],
      touched: marquee?.touched(host.cards()),
      ended: hold,
      dragged: carrying !== undefined || marquee !== undefined,
    };
    marquee?.remove();
    delete host.surface()?.dataset.dragging;
    hold = carrying = marquee = undefined;
    return outcome;
  }

  function up(event: PointerEvent): void {
    if (hold?.pointer !== event.pointerId) return;
    const { placed, touched, ended, dragged } = finish();
    const known = new Set(host.cards().map(({ id }) => id));
    const kept = placed.filter(({ card }) => known.has(card));
    if (kept.length > 0) host.place(kept);
    if (touched) host.select(new Set([...(ended?.adds ? host.selection() : []), ...touched]));
    if (!dragged && ended?.alone && ended.pressed.on === 'card') host.select(new Set([ended.pressed.card]));
    if (dragged) withoutClick();
  }

  function cancel(): void {
    if (hold) finish();
  }
  const cancelled = (event: PointerEvent): void => {
    if (hold?.pointer === event.pointerId) cancel();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || (!carrying && !marquee)) return;
    event.stopPropagation();
    event.preventDefault();
    cancel();
  };
  /** `touch-action` reaches only as far as the next element that could scroll, and each card is one. */
  const noPan = (event: TouchEvent): void => {
    if (hold && !hold.scrolls && event.cancelable) event.preventDefault();
  };
  /** A picture or a link on a card is moved with it, not out of it. */
  const noNativeDrag = (event: Event): void => event.preventDefault();

  room.addEventListener('pointerdown', down);
  room.addEventListener('dragstart', noNativeDrag);
  room.addEventListener('touchmove', noPan, { passive: false });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancelled);
  addEventListener('keydown', key, true);
  return () => {
    cancel();
    room.removeEventListener('pointerdown', down);
    room.removeEventListener('dragstart', noNativeDrag);
    room.removeEventListener('touchmove', noPan);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancelled);
    removeEventListener('keydown', key, true);
  };
}

function toggled(selection: ReadonlySet<string>, card: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(card)) next.add(card);
  return next;
}

/** Letting go is no click on what lies below. */
function withoutClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, true), 50);
}
