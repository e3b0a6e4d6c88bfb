import { PRIVATE_KINDS } from '@murmel/contracts';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { codeFiles } from './code-files.js';
import { codeItem } from './code-item.js';
import { codeCopying } from './copy-code.js';
import { addDemoCode } from './demo-code.js';
import { exportCode } from './export-code.js';
import { qrCodePdf } from './pdf/qr-code-pdf.js';
import { codePictures } from './picture/code-picture.js';
import { qrCodeOf } from './qr-code-repository.js';
import { qrCodeSearchText } from './qr-code-search-text.js';
import { codeTemplates } from './templates/code-templates.js';

/** Contributes QR codes to the life cycle of items. Their content is deleted with the item's row by cascade. */
export const qrcodesContribution: ToolContribution = {
  item: codeItem,
  files: [codeFiles],
  pictures: codePictures,
  addExample: addDemoCode,
  copying: codeCopying,
  templates: codeTemplates,
  staysLocked: async (manager, itemId) => PRIVATE_KINDS.includes((await qrCodeOf(manager, itemId)).content.kind),
  exportContent: exportCode,
  pdf: qrCodePdf,
  searchText: qrCodeSearchText,
};
