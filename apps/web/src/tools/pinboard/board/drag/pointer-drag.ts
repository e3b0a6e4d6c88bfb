import { FINGER_RESTS, MOUSE_MOVES, withoutClick } from '../../../../core/boards/drag-thresholds';
import { scrollAtEdges } from './auto-scroll';
import { currentDropPlace, type DragItem, type DropPlace, dropPlaceAt, elementOf, sameDropPlace } from './drop-place';
import { Ghost } from './ghost';
import { InsertionLine } from './insertion-line';

export interface DragHost {
  /** something is in the hand, or nothing any more */
  onLift(lifted: DragItem | undefined): void;
  onDrop(lifted: DragItem, place: DropPlace): void;
}

interface Hold {
  lifted: DragItem;
  element: HTMLElement;
  pointer: number;
  touch: boolean;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Drag {
  ghost: Ghost;
  line: InsertionLine;
  from: DropPlace | undefined;
  place: DropPlace | undefined;
  frame: number;
}

/** Buttons and fields on a card keep their own meaning; the card's link is a part of the card. */
const NOT_DRAGGED = 'button, input, textarea, select, label, [contenteditable], [data-chip], dialog, [popover]';

/**
 * Drags cards and lists by mouse and finger, for the whole board at once. It costs nothing until a drag starts, whatever the number of
 * cards. Then one picture and one line are moved per frame.
 * @returns how to end it
 */
export function watchPointerDrag(surface: HTMLElement, host: DragHost): () => void {
  let hold: Hold | undefined;
  let drag: Drag | undefined;

  function begin(): void {
    if (!hold || drag) return;
    clearTimeout(hold.timer);
    getSelection()?.removeAllRanges();
    const from = currentDropPlace(surface, hold.lifted);
    drag = {
      ghost: new Ghost(hold.element, hold.x, hold.y),
      line: new InsertionLine(),
      from,
      place: from,
      frame: requestAnimationFrame(draw),
    };
    hold.element.dataset.lifted = '';
    host.onLift(hold.lifted);
    if (hold.touch) navigator.vibrate?.(15);
  }

  /** Reads first, then writes: nothing is laid out twice in a frame. */
  function draw(): void {
    if (!hold || !drag) return;
    scrollAtEdges(surface, hold.x, hold.y);
    drag.place = dropPlaceAt(surface, hold.lifted, hold.x, hold.y);
    drag.line.show(surface, hold.lifted, drag.place);
    drag.ghost.move(hold.x, hold.y);
    drag.frame = requestAnimationFrame(draw);
  }

  function end(drop: boolean): void {
    if (!hold) return;
    const [held, ended] = [hold, drag];
    hold = undefined;
    drag = undefined;
    clearTimeout(held.timer);
    if (!ended) return;
    cancelAnimationFrame(ended.frame);
    ended.ghost.remove();
    ended.line.remove();
    delete held.element.dataset.lifted;
    withoutClick();
    host.onLift(undefined);
    if (drop && ended.place && !sameDropPlace(ended.place, ended.from)) host.onDrop(held.lifted, ended.place);
  }

  const down = (event: PointerEvent): void => {
    if (hold) return end(false);
    const lifted = dragItemOf(event.target as Element);
    const element = lifted && elementOf(surface, lifted);
    if (event.button !== 0 || !lifted || !element) return;
    const touch = event.pointerType !== 'mouse';
    hold = {
      lifted,
      element,
      pointer: event.pointerId,
      touch,
      x: event.clientX,
      y: event.clientY,
      timer: touch ? setTimeout(begin, FINGER_RESTS.ms) : undefined,
    };
  };

  const move = (event: PointerEvent): void => {
    if (hold?.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - hold.x, event.clientY - hold.y);
    if (!drag && hold.touch && far > FINGER_RESTS.tolerance) return end(false);
    if (!drag && !hold.touch && far < MOUSE_MOVES) return;
    if (!drag) begin();
    hold.x = event.clientX;
    hold.y = event.clientY;
  };

  const up = (event: PointerEvent): void => {
    if (hold?.pointer === event.pointerId) end(true);
  };
  const cancel = (event: PointerEvent): void => {
    if (hold?.pointer === event.pointerId) end(false);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !drag) return;
    event.stopPropagation();
    end(false);
  };
  /** Prevents scrolling and the browser's context menu while a finger drags. */
  const still = (event: Event): void => {
    if (drag || (event.type === 'contextmenu' && hold?.touch)) event.preventDefault();
  };
  const noNativeDrag = (event: Event): void => event.preventDefault();

  surface.addEventListener('pointerdown', down);
  surface.addEventListener('dragstart', noNativeDrag);
  surface.addEventListener('contextmenu', still);
  surface.addEventListener('touchmove', still, { passive: false });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', key, true);
  return () => {
    end(false);
    surface.removeEventListener('pointerdown', down);
    surface.removeEventListener('dragstart', noNativeDrag);
    surface.removeEventListener('contextmenu', still);
    surface.removeEventListener('touchmove', still);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key, true);
  };
}

function dragItemOf(target: Element): DragItem | undefined {
  const card = target.closest<HTMLElement>('[data-card]');
  if (card) return card.dataset.movable === undefined || target.closest(NOT_DRAGGED) ? undefined : { kind: 'card', id: card.dataset.card! };
  const head = target.closest<HTMLElement>('[data-list-head]');
  const list = head?.closest<HTMLElement>('[data-list]');
  const grip = target.closest('[data-grip]') !== null;
  if (!list || list.dataset.movable === undefined || (!grip && target.closest(NOT_DRAGGED))) return undefined;
  return { kind: 'list', id: list.dataset.list! };
}
