import { BOARD_GRID, type CardPlace } from '@murmel/contracts';
import { fitting } from './read-parts.js';

/** Cells between cards that the product places itself. */
const GAP = 1;
const BORDER = 1;

type Size = Pick<CardPlace, 'width' | 'height'>;

/** A card begins as large as its kind; where there is no room for that, so much smaller that there is. */
const SCALES = [1, 0.8, 0.6] as const;

/** Free room for a card of this size, or for it made smaller; where there is none, on top of the others and a little beside the last. */
export function freePlace(taken: readonly CardPlace[], size: Size): CardPlace {
  for (const scale of SCALES) {
    const { width, height } = fitting({ x: 0, y: 0, width: Math.round(size.width * scale), height: Math.round(size.height * scale) });
    const place = firstFree(taken, { width, height });
    if (place) return place;
  }
  return stacked(taken, fitting({ x: BORDER, y: BORDER, ...size }));
}

/** The first place where a card of this size covers nothing, row by row. */
function firstFree(taken: readonly CardPlace[], size: Size): CardPlace | undefined {
  for (let y = BORDER; y + size.height <= BOARD_GRID.rows - BORDER; y += 1) {
    for (let x = BORDER; x + size.width <= BOARD_GRID.columns - BORDER; x += 1) {
      const place = { x, y, ...size };
      if (!taken.some((other) => overlap(place, other))) return place;
    }
  }
  return undefined;
}

/** Beside the original: right, below, left, above; else where there is room, else a little over it. */
export function placeBeside(original: CardPlace, taken: readonly CardPlace[]): CardPlace {
  const { x, y, width, height } = original;
  const beside: CardPlace[] = [
    { x: x + width + GAP, y, width, height },
    { x, y: y + height + GAP, width, height },
    { x: x - width - GAP, y, width, height },
    { x, y: y - height - GAP, width, height },
  ];
  return (
    beside.find((place) => inside(place) && !taken.some((other) => overlap(place, other))) ??
    firstFree(taken, { width, height }) ??
    stacked(taken, fitting({ ...original, x: x + 2, y: y + 2 }))
  );
}

function stacked(taken: readonly CardPlace[], from: CardPlace): CardPlace {
  let place = from;
  for (let tries = 0; tries < BOARD_GRID.rows && taken.some(({ x, y }) => x === place.x && y === place.y); tries += 1)
    place = fitting({ ...place, x: place.x + 2, y: place.y + 2 });
  return place;
}

function inside({ x, y, width, height }: CardPlace): boolean {
  return x >= 0 && y >= 0 && x + width <= BOARD_GRID.columns && y + height <= BOARD_GRID.rows;
}

function overlap(left: CardPlace, right: CardPlace): boolean {
  return (
    left.x < right.x + right.width + GAP &&
    right.x < left.x + left.width + GAP &&
    left.y < right.y + right.height + GAP &&
    right.y < left.y + left.height + GAP
  );
}
