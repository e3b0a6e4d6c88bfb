import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { correctionCopying } from './copy-correction.js';
import { correctionAidItem } from './correction-aid-item.js';
import { correctionPictures, correctionSearchText, exportCorrection } from './correction-text.js';
import { addDemoCorrection } from './demo-correction.js';
import { correctionLive } from './results/correction-live.js';
import { correctionTemplates } from './templates/correction-templates.js';

/** Contributes corrections to the life cycle of items. Texts and findings are deleted with the item's row by cascade. */
export const correctionAidContribution: ToolContribution = {
  item: correctionAidItem,
  live: correctionLive,
  pictures: correctionPictures,
  copying: correctionCopying,
  templates: correctionTemplates,
  exportContent: exportCorrection,
  searchText: correctionSearchText,
  addExample: addDemoCorrection,
};
