import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { shareCopying } from './copy-share.js';
import { addDemoShare } from './demo-share.js';
import { fileShareFiles } from './file-share-files.js';
import { fileSharingLive } from './file-share-live-state.js';
import { fileShareSearchText } from './file-share-search-text.js';
import { fileSharingItem } from './file-sharing-item.js';
import { handInActivity } from './hand-in-activity.js';
import { fileSharePdf } from './pdf/file-share-pdf.js';
import { shareTemplates } from './templates/share-templates.js';

/** Contributes file shares to the life cycle of items. Offered files and hand-ins are files of the item, as everywhere. */
export const fileSharingContribution: ToolContribution = {
  item: fileSharingItem,
  live: fileSharingLive,
  files: fileShareFiles,
  activity: handInActivity,
  copying: shareCopying,
  templates: shareTemplates,
  pdf: fileSharePdf,
  searchText: fileShareSearchText,
  addExample: addDemoShare,
};
