import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { shareCopying } from './copy-share.js';
import { addDemoShare } from './demo-share.js';
import { fileSharingItem } from './file-sharing-item.js';
import { handInActivity } from './hand-in-activity.js';
import { fileSharingLive } from './live-state.js';
import { sharePaper } from './paper/share-paper.js';
import { saidInShare } from './said-in-share.js';
import { sharingFiles } from './sharing-files.js';
import { shareTemplates } from './templates/share-templates.js';

/** Contributes file shares to the life cycle of items. Offered files and hand-ins are files of the item, as everywhere. */
export const fileSharingContribution: ToolContribution = {
  item: fileSharingItem,
  live: fileSharingLive,
  files: sharingFiles,
  activity: handInActivity,
  copying: shareCopying,
  templates: shareTemplates,
  onPaper: sharePaper,
  says: saidInShare,
  addExample: addDemoShare,
};
