import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ItemCopies } from '../../../core/export-formats/item-copies.js';
import { type ExportFile, type ExportLanguage, type TableFormat, tableFile } from '../../../core/export-formats/table-file.js';
import { questionsOf, surveyOf } from '../survey-repository.js';
import { answerFiles } from './answer-files.js';
import { columnsOf, responseRows } from './export-rows.js';

/** All responses, or their files, as a file to work with. @throws NOT_FOUND when the item is no survey */
export async function exportFile(
  manager: EntityManager,
  copies: ItemCopies,
  itemId: string,
  { format, language }: { format: TableFormat; language: ExportLanguage },
): Promise<ExportFile> {
  await surveyOf(manager, itemId);
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const questions = await questionsOf(manager, itemId);
  const columns = await columnsOf(manager, itemId, questions, language);
  return tableFile(format, {
    title,
    otherwise: 'survey',
    header: columns.map((column) => column.header),
    rows: () => responseRows(manager, itemId, columns),
    files: () => answerFiles(manager, copies, itemId, questions),
  });
}
