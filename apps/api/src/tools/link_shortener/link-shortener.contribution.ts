import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { linkCopying } from './copy-link.js';
import { addDemoLink } from './demo-link.js';
import { linkItem } from './link-item.js';
import { linkPdf } from './pdf/link-pdf.js';
import { linkPictures } from './picture/link-picture.js';
import { resolveShortCode } from './resolve-short-code.js';
import { shortLinkOf } from './short-link-repository.js';
import { linkTemplates } from './templates/link-templates.js';

/** Contributes short links to the life cycle of items. Targets and counts are deleted with the item's row by cascade. */
export const linkShortenerContribution: ToolContribution = {
  item: linkItem,
  leadsTo: resolveShortCode,
  addExample: addDemoLink,
  pictures: linkPictures,
  copying: linkCopying,
  templates: linkTemplates,
  exportContent: async (manager, itemId) => [{ extension: '.txt', contents: (await shortLinkOf(manager, itemId)).url }],
  pdf: linkPdf,
  // Guests learn a target only while it leads there, and a list does not ask when.
  searchText: async (manager, itemId) => [{ kind: 'text', text: (await shortLinkOf(manager, itemId)).url, inside: true }],
};
