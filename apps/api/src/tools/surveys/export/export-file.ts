import type { Readable } from 'node:stream';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { archive } from '../../../core/exports/archive.js';
import type { ItemCopies } from '../../../core/privacy/item-copies.js';
import { questionsOf, surveyOf } from '../one-survey.js';
import { answerFiles } from './answer-files.js';
import { csvStream } from './csv.js';
import { columnsOf, type ExportLanguage, responseRows } from './export-rows.js';
import { xlsxStream } from './xlsx.js';

/** `zip`: the files that came as answers. */
export type ExportFormat = 'csv' | 'xlsx' | 'zip';

export interface ExportFile {
  /** for the header `Content-Disposition` (RFC 5987), named after the survey */
  disposition: string;
  contentType: string;
  /** begins to read */
  open: () => Readable;
}

/** All responses, or their files, as a file to work with. @throws NOT_FOUND when the item is no survey */
export async function exportFile(
  manager: EntityManager,
  copies: ItemCopies,
  itemId: string,
  { format, language }: { format: ExportFormat; language: ExportLanguage },
): Promise<ExportFile> {
  await surveyOf(manager, itemId);
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const questions = await questionsOf(manager, itemId);
  const disposition = `attachment; filename*=UTF-8''${encodedName(`${fileNameOf(title)}.${format}`)}`;
  if (format === 'zip') {
    return { disposition, contentType: 'application/zip', open: () => archive(answerFiles(manager, copies, itemId, questions)) };
  }
  const columns = await columnsOf(manager, itemId, questions, language);
  const header = columns.map((column) => column.header);
  const rows = responseRows(manager, itemId, columns);
  if (format === 'csv') return { disposition, contentType: 'text/csv; charset=utf-8', open: () => csvStream(header, rows) };
  return {
    disposition,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: () => xlsxStream(header, rows),
  };
}

/** What file systems do not take in a name becomes a space. */
function fileNameOf(title: string): string {
  return (
    title
      .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'survey'
  );
}

/** `encodeURIComponent` leaves some signs that a header must not have. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
