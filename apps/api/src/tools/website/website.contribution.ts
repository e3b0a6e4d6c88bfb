import { TOOLS } from '@murmel/contracts';
import { WEBSITE_SCHEMA_VERSION } from '@murmel/documents';
import { thinOutVersions } from '@murmel/server';
import { BoardReader } from '../../core/boards/board-reader.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { websiteCopying } from './copy-website.js';
import { addDemoWebsite } from './demo-website.js';
import { exportWebsite } from './export-website.js';
import { renderWebsite } from './page/render-website.js';
import { pageProposal } from './page-proposal.js';
import { websitePdf } from './pdf/website-pdf.js';
import { websiteTemplates } from './templates/website-templates.js';
import { websiteFiles } from './website-files.js';
import { websiteItem } from './website-item.js';
import { websitePictures } from './website-picture.js';
import { websiteSearchText } from './website-search-text.js';

/** Contributes websites to the life cycle of items. The published part is deleted with the item's row by cascade. */
export const websiteContribution: ToolContribution = {
  item: websiteItem,
  liveDocument: { schemaVersion: WEBSITE_SCHEMA_VERSION, view: true },
  files: websiteFiles,
  pictures: websitePictures,
  purge: (manager, itemId) => {
    BoardReader.of(manager).forget(itemId);
    return Promise.resolve();
  },
  thinOutHistory: (source, now) => thinOutVersions(source, now, TOOLS.website.kind),
  copying: websiteCopying,
  templates: websiteTemplates,
  proposal: pageProposal,
  pdf: websitePdf,
  exportFolder: exportWebsite,
  searchText: websiteSearchText,
  addExample: addDemoWebsite,
  renderPage: renderWebsite,
};
