import type { Json } from '@murmel/contracts';
import { Worksheet } from '@murmel/server';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { filledSheet } from '../filled-sheet.js';
import { TOLD_SHEETS } from './told-sheets.js';

export const worksheetTemplates: readonly ProductTemplate[] = TOLD_SHEETS.map(({ sheet, ...told }) => ({
  ...told,
  source: sheet as unknown as Json,
  content: (by) =>
    Object.fromEntries(Object.entries(filledSheet(sheet, by)).map(([table, parts]) => [table, [...parts] as unknown as Json])),
  open: async (manager, itemId) => void (await manager.update(Worksheet, { itemId }, { passesSolutions: true })),
}));
