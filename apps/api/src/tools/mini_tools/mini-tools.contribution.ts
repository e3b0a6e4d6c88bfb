import type { ToolContribution } from '../../core/items/contributions.js';
import { miniToolCopying } from './copy-mini-tool.js';
import { addDemoMiniTool } from './demo-mini-tool.js';
import { miniToolsItem } from './mini-tools-item.js';
import { exportMiniTool, miniToolPictures, saidInMiniTool } from './said-in-mini-tool.js';

/** What mini tools of one's own add to the life of items. What they hold goes with the item's row by cascade. */
export const miniToolsContribution: ToolContribution = {
  item: miniToolsItem,
  pictures: miniToolPictures,
  addExample: addDemoMiniTool,
  copying: miniToolCopying,
  exportContent: exportMiniTool,
  says: saidInMiniTool,
};
