import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { linkCopying } from './copy-link.js';
import { addDemoLink } from './demo-link.js';
import { leadsTo } from './leads-to.js';
import { linkItem } from './link-item.js';
import { oneLink } from './one-link.js';
import { linkPaper } from './paper/link-paper.js';
import { linkPictures } from './picture/link-picture.js';
import { linkTemplates } from './templates/link-templates.js';

/** Contributes short links to the life cycle of items. Targets and counts are deleted with the item's row by cascade. */
export const linkShortenerContribution: ToolContribution = {
  item: linkItem,
  leadsTo,
  addExample: addDemoLink,
  pictures: linkPictures,
  copying: linkCopying,
  templates: linkTemplates,
  exportContent: async (manager, itemId) => [{ extension: '.txt', contents: (await oneLink(manager, itemId)).url }],
  onPaper: linkPaper,
  // Guests learn a target only while it leads there, and a list does not ask when.
  says: async (manager, itemId) => [{ kind: 'text', text: (await oneLink(manager, itemId)).url, inside: true }],
};
