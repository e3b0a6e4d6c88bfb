import classes from './drag.module.css';
import { cardsOn, type DragItem, type DropPlace, listsOn } from './drop-place';

const THICK = 4;

/** The one line that shows where something would go. It lies above everything and moves without any layout. */
export class InsertionLine {
  private readonly line = document.createElement('div');

  constructor() {
    this.line.className = classes.line ?? '';
    this.line.hidden = true;
    document.body.append(this.line);
  }

  show(surface: HTMLElement, lifted: DragItem, place: DropPlace | undefined): void {
    const box = place && boxOf(surface, lifted, place);
    this.line.hidden = !box;
    if (!box) return;
    this.line.style.width = `${box.width}px`;
    this.line.style.height = `${box.height}px`;
    this.line.style.transform = `translate(${box.left}px, ${box.top}px)`;
  }

  remove(): void {
    this.line.remove();
  }
}

function boxOf(
  surface: HTMLElement,
  lifted: DragItem,
  place: DropPlace,
): { left: number; top: number; width: number; height: number } | undefined {
  if (lifted.kind === 'list') {
    const others = listsOn(surface).filter((list) => list.dataset.list !== lifted.id);
    const index = others.findIndex((list) => list.dataset.list === place.after);
    const beside = (others[index] ?? others[0])?.getBoundingClientRect();
    return beside && { left: index === -1 ? beside.left - 11 : beside.right + 7, top: beside.top, width: THICK, height: beside.height };
  }
  const list = listsOn(surface).find(({ dataset }) => dataset.list === place.list);
  const space = list?.querySelector<HTMLElement>('[data-cards]')?.getBoundingClientRect();
  if (!list || !space) return undefined;
  const others = cardsOn(list).filter((card) => card.dataset.card !== lifted.id);
  const index = others.findIndex((card) => card.dataset.card === place.after);
  const before = others[index]?.getBoundingClientRect();
  const behind = others[index + 1]?.getBoundingClientRect();
  const middle = before ? before.bottom + (behind ? (behind.top - before.bottom) / 2 : 5) : behind ? behind.top - 5 : space.top + 5;
  // Never outside of the list's own window: its cards may be scrolled.
  const top = Math.min(Math.max(middle, space.top), Math.max(space.bottom, space.top + 10)) - THICK / 2;
  return { left: (before ?? behind ?? space).left, top, width: (before ?? behind ?? space).width, height: THICK };
}
