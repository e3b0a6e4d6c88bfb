import { BOARD_GRID, type CardPlace, LIMITS } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';

/** The edges that a handle moves: letters of the compass. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export type Axis = 'across' | 'down';

/** Alignment guides at edges or centres shared with other cards, in cells. */
export interface Guides {
  x: number | undefined;
  y: number | undefined;
}

const { columns, rows } = BOARD_GRID;
const { cardMin } = LIMITS.teachingBoard;

/** The smallest place that holds all of them. */
export function boundsOf(places: readonly CardPlace[]): CardPlace {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Limits the common movement of these cards so that none of them leaves the page. */
export function stepOnPage(places: readonly CardPlace[], dx: number, dy: number): { dx: number; dy: number } {
  if (places.length === 0) return { dx: 0, dy: 0 };
  const { x, y, width, height } = boundsOf(places);
  return { dx: between(dx, 0 - x, columns - width - x), dy: between(dy, 0 - y, rows - height - y) };
}

export function shifted(place: CardPlace, dx: number, dy: number): CardPlace {
  return { ...place, x: place.x + dx, y: place.y + dy };
}

/** The place after a handle was moved by so many cells; the opposite edge stays where it is. */
export function resized({ x, y, width, height }: CardPlace, handle: Handle, dx: number, dy: number): CardPlace {
  const [right, bottom] = [x + width, y + height];
  const left = handle.includes('w') ? between(x + dx, 0, right - cardMin.width) : x;
  const top = handle.includes('n') ? between(y + dy, 0, bottom - cardMin.height) : y;
  const wide = handle.includes('e') ? between(width + dx, cardMin.width, columns - x) : right - left;
  const high = handle.includes('s') ? between(height + dy, cardMin.height, rows - y) : bottom - top;
  return { x: left, y: top, width: wide, height: high };
}

/** Cards one step further, all of them together, or larger: those alone that have another place then. Locked ones stay. */
export function stepped(
  type: 'move' | 'resize',
  cards: readonly Pick<TeachingCard, 'id' | 'locked' | 'place'>[],
  dx: number,
  dy: number,
): { card: string; place: CardPlace }[] {
  const free = cards.filter(({ locked }) => !locked);
  const way = stepOnPage(
    free.map(({ place }) => place),
    dx,
    dy,
  );
  return free.flatMap(({ id, place: before }) => {
    const place = type === 'move' ? shifted(before, way.dx, way.dy) : resized(before, 'se', dx, dy);
    return sameRect(place, before) ? [] : [{ card: id, place }];
  });
}

/** All at the same edge or centre of what holds them. */
export function aligned(places: readonly CardPlace[], to: Alignment): CardPlace[] {
  const { x, y, width, height } = boundsOf(places);
  return places.map((place) => {
    switch (to) {
      case 'left':
        return { ...place, x };
      case 'centre':
        return { ...place, x: x + Math.round((width - place.width) / 2) };
      case 'right':
        return { ...place, x: x + width - place.width };
      case 'top':
        return { ...place, y };
      case 'middle':
        return { ...place, y: y + Math.round((height - place.height) / 2) };
      case 'bottom':
        return { ...place, y: y + height - place.height };
    }
  });
}

/** The outer ones stay, the gaps between all become as equal as whole cells can be. */
export function distributed(places: readonly CardPlace[], axis: Axis): CardPlace[] {
  const [start, size] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const order = places.map((_, index) => index).sort((left, right) => places[left]![start] - places[right]![start] || left - right);
  const bounds = boundsOf(places);
  const free = bounds[size] - places.reduce((sum, place) => sum + place[size], 0);
  const spread = [...places];
  let covered = 0;
  for (const [position, index] of order.entries()) {
    const gaps = places.length > 1 ? Math.round((free * position) / (places.length - 1)) : 0;
    spread[index] = { ...places[index]!, [start]: bounds[start] + covered + gaps };
    covered += places[index]![size];
  }
  return spread;
}

/** The first line that what is moved shares with another card: edges first, then centres. */
export function guidesOf(moved: CardPlace, others: readonly CardPlace[]): Guides {
  return {
    x: sharedLine(
      linesOf(moved.x, moved.width),
      others.map(({ x, width }) => linesOf(x, width)),
    ),
    y: sharedLine(
      linesOf(moved.y, moved.height),
      others.map(({ y, height }) => linesOf(y, height)),
    ),
  };
}

export function overlap(left: CardPlace, right: CardPlace): boolean {
  return (
    left.x < right.x + right.width && right.x < left.x + left.width && left.y < right.y + right.height && right.y < left.y + left.height
  );
}

export function sameRect(left: CardPlace, right: CardPlace): boolean {
  return left.x === right.x && left.y === right.y && left.width === right.width && left.height === right.height;
}

function linesOf(start: number, size: number): [start: number, end: number, centre: number] {
  return [start, start + size, start + size / 2];
}

function sharedLine(own: [number, number, number], others: readonly [number, number, number][]): number | undefined {
  const edge = own.slice(0, 2).find((line) => others.some(([start, end]) => start === line || end === line));
  return edge ?? (others.some(([, , centre]) => centre === own[2]) ? own[2] : undefined);
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
