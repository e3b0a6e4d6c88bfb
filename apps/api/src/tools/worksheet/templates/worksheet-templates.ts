import type { Json } from '@murmel/contracts';
import { Worksheet } from '@murmel/server';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { worksheetContent } from '../worksheet-content.js';
import { WORKSHEET_TEMPLATE_CONTENT } from './worksheet-template-content.js';

export const worksheetTemplates: readonly ProductTemplate[] = WORKSHEET_TEMPLATE_CONTENT.map(({ sheet, ...template }) => ({
  ...template,
  source: sheet as unknown as Json,
  content: (by) =>
    Object.fromEntries(Object.entries(worksheetContent(sheet, by)).map(([table, parts]) => [table, [...parts] as unknown as Json])),
  open: async (manager, itemId) => void (await manager.update(Worksheet, { itemId }, { passesSolutions: true })),
}));
