import { cardsOn, currentDropPlace, type DragItem, type DropPlace, elementOf, listsOn, sameDropPlace } from './drop-place';
import { InsertionLine } from './insertion-line';
import type { DragHost } from './pointer-drag';

/** Announcement for screen readers: the target of the dragged element. Places count from 1. */
export type Spoken =
  | { what: 'lifted' | 'dropped' | 'cancelled'; lifted: DragItem }
  | { what: 'over'; lifted: DragItem; list: string; place: number; all: number };

interface KeyboardHost extends DragHost {
  say(spoken: Spoken): void;
}

interface Held {
  lifted: DragItem;
  from: DropPlace | undefined;
  place: DropPlace;
  line: InsertionLine;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Space takes what has the focus (a card, or the grip of a list), arrows move it, Space or Enter put it down, Escape lets it go.
 * @returns how to end it
 */
export function watchKeyboardDrag(surface: HTMLElement, host: KeyboardHost): () => void {
  let held: Held | undefined;

  function take(lifted: DragItem): void {
    const from = currentDropPlace(surface, lifted);
    const element = elementOf(surface, lifted);
    if (!from || !element) return;
    element.dataset.lifted = '';
    held = { lifted, from, place: from, line: new InsertionLine() };
    host.onLift(lifted);
    host.say({ what: 'lifted', lifted });
    held.line.show(surface, lifted, from);
  }

  function go(place: DropPlace): void {
    if (!held) return;
    held.place = place;
    const { lifted } = held;
    const target = place.after ?? place.list;
    surface
      .querySelector(`[data-card="${CSS.escape(target)}"], [data-list="${CSS.escape(target)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    held.line.show(surface, lifted, place);
    const others = lifted.kind === 'list' ? otherLists(lifted) : otherCards(lifted, place.list);
    host.say({ what: 'over', lifted, list: place.list, place: others.indexOf(place.after ?? '') + 2, all: others.length + 1 });
  }

  function release(drop: boolean): void {
    if (!held) return;
    const { lifted, from, place, line } = held;
    held = undefined;
    line.remove();
    delete elementOf(surface, lifted)?.dataset.lifted;
    host.onLift(undefined);
    host.say({ what: drop ? 'dropped' : 'cancelled', lifted });
    if (drop && !sameDropPlace(from, place)) host.onDrop(lifted, place);
  }

  const otherLists = ({ id }: DragItem): string[] =>
    listsOn(surface)
      .map(({ dataset }) => dataset.list!)
      .filter((list) => list !== id);
  const otherCards = ({ id }: DragItem, list: string): string[] => {
    const element = listsOn(surface).find(({ dataset }) => dataset.list === list);
    return element
      ? cardsOn(element)
          .map(({ dataset }) => dataset.card!)
          .filter((card) => card !== id)
      : [];
  };

  function step(key: string): DropPlace | undefined {
    if (!held) return undefined;
    const { lifted, place } = held;
    const back = key === 'ArrowUp' || key === 'ArrowLeft';
    if (lifted.kind === 'list') return beside(otherLists(lifted), place, back);
    if (key === 'ArrowUp' || key === 'ArrowDown') return beside(otherCards(lifted, place.list), place, back);
    const open = listsOn(surface).filter((list) => list.dataset.open !== undefined || list.dataset.list === place.list);
    const next = open[open.findIndex(({ dataset }) => dataset.list === place.list) + (back ? -1 : 1)];
    if (!next) return undefined;
    const at = otherCards(lifted, place.list).indexOf(place.after ?? '');
    const there = otherCards(lifted, next.dataset.list!);
    return { list: next.dataset.list!, after: there[Math.min(at, there.length - 1)] ?? null };
  }

  const key = (event: KeyboardEvent): void => {
    const on = event.target as HTMLElement;
    if (!held) {
      const lifted = event.key === ' ' && !event.repeat ? dragItemOf(on) : undefined;
      if (!lifted) return;
      event.preventDefault();
      return take(lifted);
    }
    if (ARROWS.includes(event.key)) {
      const place = step(event.key);
      if (place) go(place);
    } else if (event.key === ' ' || event.key === 'Enter') release(true);
    else if (event.key === 'Escape') release(false);
    else if (event.key === 'Tab') return release(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A button that is pressed by Space would be pressed when the key comes up again.
  const keyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ' && dragItemOf(event.target as HTMLElement)) event.preventDefault();
  };
  const away = (): void => release(false);
  surface.addEventListener('keydown', key, true);
  surface.addEventListener('keyup', keyUp, true);
  surface.addEventListener('pointerdown', away, true);
  return () => {
    release(false);
    surface.removeEventListener('keydown', key, true);
    surface.removeEventListener('keyup', keyUp, true);
    surface.removeEventListener('pointerdown', away, true);
  };
}

function beside(others: readonly string[], { list, after }: DropPlace, back: boolean): DropPlace | undefined {
  const index = (after === null ? -1 : others.indexOf(after)) + (back ? -1 : 1);
  if (index < -1 || index >= others.length) return undefined;
  return { list, after: others[index] ?? null };
}

function dragItemOf(focused: HTMLElement): DragItem | undefined {
  const card = focused.closest<HTMLElement>('[data-card][data-movable]');
  if (card && focused.hasAttribute('data-card-link')) return { kind: 'card', id: card.dataset.card! };
  const list = focused.closest<HTMLElement>('[data-list][data-movable]');
  return list && focused.hasAttribute('data-grip') ? { kind: 'list', id: list.dataset.list! } : undefined;
}
