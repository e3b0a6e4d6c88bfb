import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { miniToolCopying } from './copy-mini-tool.js';
import { addDemoMiniTool } from './demo-mini-tool.js';
import { exportMiniTool, miniToolPictures, miniToolSearchText } from './mini-tool-text.js';
import { miniToolsItem } from './mini-tools-item.js';

/** Contributes own mini tools to the life cycle of items. Their content is deleted with the item's row by cascade. */
export const miniToolsContribution: ToolContribution = {
  item: miniToolsItem,
  pictures: miniToolPictures,
  addExample: addDemoMiniTool,
  copying: miniToolCopying,
  exportContent: exportMiniTool,
  searchText: miniToolSearchText,
};
