import type { PointerEvent } from 'react';
import { scrollerFrom } from '../../ui/layout/scroller';
import classes from './touch-drag.module.css';

/** Time for which a finger rests on an element before a drag starts, and distance it may move meanwhile. */
const HOLD_MS = 400;
const SLIP_PX = 10;
/** Distance from an edge at which the content below scrolls, and the step per frame. */
const EDGE_PX = 56;
const SCROLL_PX = 9;

/** Element on which something can be dropped. */
export interface TouchTarget {
  fits: () => boolean;
  over: (on: boolean) => void;
  drop: () => void;
}

const targets = new WeakMap<Element, TouchTarget>();

/** Registers an element as a drop target for fingers; undefined unregisters it. */
export function markTarget(element: Element, target: TouchTarget | undefined): void {
  if (target) targets.set(element, target);
  else targets.delete(element);
}

/**
 * Browsers drag by mouse alone, or not the same way everywhere: a finger that rests takes something along, and lets it go on a target.
 * One that moves at once scrolls, and a short tap opens, as always.
 */
export function beginTouch(event: PointerEvent<HTMLElement>, title: string, { begin, end }: { begin: () => void; end: () => void }): void {
  if (event.pointerType !== 'touch' || !event.isPrimary) return;
  const source = event.currentTarget;
  const from = { x: event.clientX, y: event.clientY };
  // Turns off the browser's own drag on a long press.
  source.draggable = false;
  let hold = window.setTimeout(lift, HOLD_MS);
  let ghost: HTMLElement | undefined;
  let over: TouchTarget | undefined;
  let at = from;
  let frame = 0;

  function lift(): void {
    hold = 0;
    begin();
    ghost = document.createElement('div');
    ghost.className = classes.ghost!;
    ghost.textContent = title;
    // Above a sheet as well: what is outside of it lies below it.
    (source.closest('dialog') ?? document.body).append(ghost);
    place();
    scroll();
  }
  function place(): void {
    ghost?.style.setProperty('translate', `${at.x}px ${at.y}px`);
    const next = targetAt(at.x, at.y);
    if (next === over) return;
    over?.over(false);
    next?.over(true);
    over = next;
  }
  function scroll(): void {
    const step = at.y < EDGE_PX ? -SCROLL_PX : at.y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (step !== 0) {
      scrollerAt(at.x, at.y).scrollBy(0, step);
      place();
    }
    frame = requestAnimationFrame(scroll);
  }
  const onMove = (move: globalThis.PointerEvent): void => {
    at = { x: move.clientX, y: move.clientY };
    if (ghost) place();
    else if (Math.hypot(at.x - from.x, at.y - from.y) > SLIP_PX) stop();
  };
  const onUp = (): void => {
    const target = over;
    const lifted = ghost !== undefined;
    if (lifted) swallowClick();
    target?.drop();
    stop();
  };
  const still = (touch: Event): void => {
    if (ghost) touch.preventDefault();
  };
  const noMenu = (menu: Event): void => menu.preventDefault();
  function stop(): void {
    window.clearTimeout(hold);
    cancelAnimationFrame(frame);
    over?.over(false);
    ghost?.remove();
    if (ghost) end();
    source.draggable = true;
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', stop);
    removeEventListener('contextmenu', noMenu);
    removeEventListener('touchmove', still);
  }
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', stop);
  addEventListener('contextmenu', noMenu);
  addEventListener('touchmove', still, { passive: false });
}

function targetAt(x: number, y: number): TouchTarget | undefined {
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
    const target = targets.get(element);
    if (target?.fits()) return target;
  }
  return undefined;
}

function scrollerAt(x: number, y: number): Element {
  return scrollerFrom(document.elementFromPoint(x, y)) ?? document.scrollingElement ?? document.documentElement;
}

/** Suppresses the click on release, so that a dragged item is not opened; the next press is one of its own. */
function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (click: Event): void => {
    click.preventDefault();
    click.stopPropagation();
    over.abort();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
  setTimeout(() => over.abort(), 400);
}
