import { TOOLS } from '@murmel/contracts';
import { migrateTextDocument, TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import { thinOutVersions } from '@murmel/server';
import { documentActivity } from '../../core/projects/live/document-activity.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { documentCopying, othersWroteInDocument } from './copy-document.js';
import { addDemoDocument } from './demo-document.js';
import { documentItem } from './document-item.js';
import { documentSearchText } from './document-search-text.js';
import { documentContributionsOf } from './export/document-contributions.js';
import { documentPdfContribution } from './export/document-pdf.js';
import { exportContent } from './export/export-content.js';
import { documentPictures } from './picture/document-picture.js';
import { documentTemplates } from './templates/document-templates.js';
import { textProposal } from './text-proposal.js';

/** Contributes text documents to the life cycle of items. The text itself is deleted with the item's row by cascade. */
export const textEditorContribution: ToolContribution = {
  item: documentItem,
  liveDocument: { schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION, migrate: (document, from) => void migrateTextDocument(document, from) },
  pictures: documentPictures,
  activity: documentActivity,
  thinOutHistory: (source, now) => thinOutVersions(source, now, TOOLS.text_editor.kind),
  addExample: addDemoDocument,
  copying: documentCopying,
  templates: documentTemplates,
  proposal: textProposal,
  othersWrote: othersWroteInDocument,
  exportContent,
  pdf: documentPdfContribution,
  searchText: documentSearchText,
  writtenBy: documentContributionsOf,
};
