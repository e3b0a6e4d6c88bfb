import type { ImageAttachment } from '@murmel/contracts';

/** px of the longer edge at most */
const LONGEST_SHOWN = 1200;

/** Size in the document: never larger than it is, never wider than the page needs. */
export function shownSize({ width, height }: ImageAttachment): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SHOWN / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
