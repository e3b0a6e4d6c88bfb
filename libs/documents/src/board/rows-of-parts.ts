import { type Ordered, orderKeyAfter } from './fractional-order.js';

/** Returns the parts with these ids, in the order of the row, each once. */
export function chosen<P extends { id: string }>(row: readonly P[], ids: readonly string[]): P[] {
  return row.filter(({ id }) => ids.includes(id));
}

/** Keys for several in a row, behind `after`. */
export function placesAfter(others: readonly Ordered[], after: string | null | undefined, ids: readonly string[]): string[] {
  const order: Ordered[] = [...others];
  let last = after;
  return ids.map((id) => {
    const key = orderKeyAfter(order, last);
    const at = last === null ? 0 : last === undefined ? order.length : order.findIndex((one) => one.id === last) + 1;
    order.splice(at === 0 && last !== null ? order.length : at, 0, { id, order: key });
    last = id;
    return key;
  });
}

/** Keys for parts that move behind another one of their row and keep their order among each other. */
export function movedPlaces(row: readonly Ordered[], moved: readonly Ordered[], after: string | null | undefined): string[] {
  const others = row.filter((part) => !moved.includes(part));
  // Behind one that moves along means: behind the one before it that stays.
  const before = row.findIndex(({ id }) => id === after);
  const anchor = before < 0 ? after : (row.slice(0, before + 1).findLast((part) => !moved.includes(part))?.id ?? null);
  return placesAfter(
    others,
    anchor,
    moved.map(({ id }) => id),
  );
}
