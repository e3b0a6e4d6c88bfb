import type { SiteBlock } from '../schema.js';
import { hasText } from './drawn.js';

/** The title of the page. */
const TITLE_LEVEL = 1;
/** Deepest level of headings with a visible difference. */
const DEEPEST = 4;

/**
 * Calculates the heading level of each block, whatever its author chose, without skipped levels. A small heading before the first large one
 * has the second level. Content inside of a block is one level below the last heading before it.
 */
export function headingLevels(blocks: readonly SiteBlock[]): ReadonlyMap<string, number> {
  let last = TITLE_LEVEL;
  return new Map(
    blocks.map((block) => {
      if (block.kind !== 'Heading') return [block.id, Math.min(last + 1, DEEPEST)];
      if (hasText(block.content.text)) last = block.content.size === 'small' && last > TITLE_LEVEL ? 3 : 2;
      return [block.id, Math.max(last, 2)];
    }),
  );
}
