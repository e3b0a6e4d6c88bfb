import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { assistantFiles } from './assistant-files.js';
import { assistantItem } from './assistant-item.js';
import { assistantLive } from './assistant-live-state.js';
import { assistantPictures } from './assistant-picture.js';
import { assistantSearchText } from './assistant-search-text.js';
import { assistantCopying } from './copy-assistant.js';
import { addDemoAssistant } from './demo-assistant.js';
import { exportAssistant } from './export-assistant.js';
import { assistantTemplates } from './templates/assistant-templates.js';

/** Contributes assistants to the life cycle of items. Their instructions are deleted with the item's row by cascade. */
export const assistantsContribution: ToolContribution = {
  item: assistantItem,
  files: [assistantFiles],
  live: assistantLive,
  pictures: assistantPictures,
  addExample: addDemoAssistant,
  copying: assistantCopying,
  templates: assistantTemplates,
  exportContent: exportAssistant,
  searchText: assistantSearchText,
};
