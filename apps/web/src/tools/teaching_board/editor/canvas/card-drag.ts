import { BOARD_GRID, type CardPlace } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';
import { cellOf, elementsOf } from './canvas-elements';
import { boundsOf, guidesOf, type Handle, resized, sameRect, shifted, stepOnPage } from './geometry';
import { GuideLines } from './guide-lines';

export interface Placed {
  card: string;
  place: CardPlace;
}

/** Running drag that follows the pointer. Until the drop it changes only styles of the dragged elements. */
export interface CardDrag {
  /** px from where the pointer went down; reads nothing, so that a frame costs nothing but writing */
  follow(x: number, y: number): void;
  /** Restores the original appearance. @returns the new places, without unmoved cards */
  end(): Placed[];
}

/** Moves cards together, by whole cells. */
export function dragCards(surface: HTMLElement, cards: readonly TeachingCard[], others: readonly TeachingCard[]): CardDrag {
  const cell = cellOf(surface, BOARD_GRID.columns);
  const elements = cards.flatMap(({ id }) => elementsOf(surface, id));
  const places = cards.map(({ place }) => place);
  const bounds = boundsOf(places);
  const still = others.map(({ place }) => place);
  const guides = new GuideLines(surface);
  let step = { dx: 0, dy: 0 };
  for (const element of elements) element.style.willChange = 'transform';
  return {
    follow(x, y) {
      const next = stepOnPage(places, Math.round(x / cell), Math.round(y / cell));
      if (next.dx === step.dx && next.dy === step.dy) return;
      step = next;
      const transform = `translate(${step.dx * cell}px, ${step.dy * cell}px)`;
      for (const element of elements) element.style.transform = transform;
      guides.show(guidesOf(shifted(bounds, step.dx, step.dy), still));
    },
    end() {
      guides.remove();
      for (const element of elements) element.style.transform = element.style.willChange = '';
      return step.dx === 0 && step.dy === 0 ? [] : cards.map(({ id, place }) => ({ card: id, place: shifted(place, step.dx, step.dy) }));
    },
  };
}

/** Moves edges of one card, by whole cells. */
export function resizeCard(surface: HTMLElement, card: TeachingCard, handle: Handle, others: readonly TeachingCard[]): CardDrag {
  const cell = cellOf(surface, BOARD_GRID.columns);
  const elements = elementsOf(surface, card.id);
  const still = others.map(({ place }) => place);
  const guides = new GuideLines(surface);
  let place = card.place;
  const show = (shown: CardPlace): void => {
    for (const { style } of elements)
      for (const name of ['x', 'y', 'width', 'height'] as const) style.setProperty(`--${name}`, String(shown[name]));
  };
  return {
    follow(x, y) {
      const next = resized(card.place, handle, Math.round(x / cell), Math.round(y / cell));
      if (sameRect(next, place)) return;
      place = next;
      show(place);
      guides.show(guidesOf(place, still));
    },
    end() {
      guides.remove();
      show(card.place);
      return sameRect(place, card.place) ? [] : [{ card: card.id, place }];
    },
  };
}
