import type { PinboardCommentEntry } from '@murmel/contracts';

/** Comments per call. A card has at most 200. */
export const PAGE_SIZE = 50;

/** The page on which the newest comments are; pages count from 1, oldest first. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Returns the first page to show: at least half a page of the newest, without loading a whole long discussion. */
export function firstShownPage(total: number): number {
  const last = lastPage(total);
  const onLast = total - (last - 1) * PAGE_SIZE;
  return last > 1 && onLast < PAGE_SIZE / 2 ? last - 1 : last;
}

/** Each once, oldest first; what was read later wins. */
export function joined(...parts: readonly (readonly PinboardCommentEntry[])[]): PinboardCommentEntry[] {
  const byId = new Map(parts.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((a, b) => (a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1));
}
