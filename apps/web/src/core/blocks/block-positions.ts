import type { AnyBlock, Blocks } from './blocks-context';

type Order = readonly Pick<AnyBlock, 'id'>[];

/** Behind which block the given ones go when they go one up: `null` as the first, undefined when they are there already. */
export function positionAbove(order: Order, blocks: Blocks): string | null | undefined {
  const first = order.findIndex(({ id }) => blocks.has(id));
  return first <= 0 ? undefined : (order[first - 2]?.id ?? null);
}

/** Behind which block they go when they go one down; undefined when nothing is below them. */
export function positionBelow(order: Order, blocks: Blocks): string | undefined {
  const last = order.findLastIndex(({ id }) => blocks.has(id));
  return last < 0 ? undefined : order[last + 1]?.id;
}

/** Behind which block something goes that was dropped at a place; `null`: as the first. */
export function positionAt(order: Order, id: string, index: number): string | null {
  const from = order.findIndex((block) => block.id === id);
  return (from < index ? order[index]?.id : order[index - 1]?.id) ?? null;
}

/** All from the one that was selected before to this one, as with Shift. */
export function rangeTo(order: Order, blocks: Blocks, id: string): Blocks {
  const at = order.findIndex((block) => block.id === id);
  const first = order.findIndex((block) => blocks.has(block.id));
  if (first < 0 || at < 0) return new Set([id]);
  return new Set(order.slice(Math.min(first, at), Math.max(first, at) + 1).map((block) => block.id));
}
