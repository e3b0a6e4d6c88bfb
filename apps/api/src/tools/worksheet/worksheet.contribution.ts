import { NOTHING_TO_COPY } from '../../core/items/content-copy.js';
import type { ToolContribution } from '../../core/items/contributions.js';
import { worksheetItem } from './worksheet-item.js';

/** What worksheet adds to the life of items. */
export const worksheetContribution: ToolContribution = {
  item: worksheetItem,
  // Its items hold nothing of their own yet.
  copying: NOTHING_TO_COPY,
};
