import { BOARD_GRID, type CardPlace } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';
import { overlap } from './geometry';

/** A rectangle that is drawn over the page to select what it touches. */
export class Marquee {
  private readonly element = document.createElement('div');
  private readonly box: DOMRect;
  private place: CardPlace = { x: 0, y: 0, width: 0, height: 0 };

  constructor(
    surface: HTMLElement,
    private readonly from: { x: number; y: number },
  ) {
    this.box = surface.getBoundingClientRect();
    this.element.dataset.marquee = '';
    surface.append(this.element);
  }

  /** @param x px in the window, where the pointer is now */
  follow(x: number, y: number): void {
    const cell = this.box.width / BOARD_GRID.columns;
    const left = (Math.min(x, this.from.x) - this.box.left) / cell;
    const top = (Math.min(y, this.from.y) - this.box.top) / cell;
    this.place = { x: left, y: top, width: Math.abs(x - this.from.x) / cell, height: Math.abs(y - this.from.y) / cell };
    for (const name of ['x', 'y', 'width', 'height'] as const) this.element.style.setProperty(`--${name}`, String(this.place[name]));
  }

  touched(cards: readonly TeachingCard[]): string[] {
    return cards.filter(({ place }) => overlap(place, this.place)).map(({ id }) => id);
  }

  remove(): void {
    this.element.remove();
  }
}
