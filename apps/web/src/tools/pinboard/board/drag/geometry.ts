export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Measured part of an element, e.g. `DOMRect`. All in px of the window. */
type Boxed = { getBoundingClientRect(): Box };

/**
 * Returns the index at which an item dropped at a point is inserted, by the elements' middles. The elements are sorted, so a binary search
 * measures only a few: seven for 100 cards.
 * @returns from 0 to the number of elements
 */
export function indexAt(elements: readonly Boxed[], point: number, axis: 'x' | 'y'): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = elements[middle]!.getBoundingClientRect();
    const centre = axis === 'y' ? box.top + box.height / 2 : box.left + box.width / 2;
    if (point < centre) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Returns the distance of a point from a box, in px; 0 inside. Horizontal distance weighs more, so a point above a list still selects this
 * list.
 */
export function distance({ left, top, width, height }: Box, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width);
  const along = Math.max(top - y, 0, y - top - height);
  return across * 2 + along;
}

/**
 * Calculates the scroll speed while a drag is near an edge.
 * @returns px per frame, negative towards the beginning; 0 away from the edges
 */
export function edgeSpeed(point: number, from: number, to: number): number {
  const edge = Math.min(70, (to - from) / 4);
  if (point < from + edge) return -step(from + edge - point, edge);
  return point > to - edge ? step(point - to + edge, edge) : 0;
}

const FASTEST = 16;
function step(into: number, edge: number): number {
  return Math.ceil((Math.min(into, edge) / edge) * FASTEST);
}
