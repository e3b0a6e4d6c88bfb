import type { Readable } from 'node:stream';
import { apiError } from '../../platform/api-error.js';
import { queryParameter, type RequestContext } from '../../platform/request-context.js';
import { attachmentDisposition } from '../file-storage/content-disposition.js';
import { csvStream } from './csv.js';
import type { Cell } from './table-cell.js';
import { xlsxStream } from './xlsx.js';
import { type ZipEntry, zipArchive } from './zip-archive.js';

/** Formats of exported contributions: a table, or the files that came with them. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'zip'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
export type ExportLanguage = 'de' | 'en';

export interface ExportFile {
  /** value of the header `Content-Disposition` (RFC 5987), named after the item */
  disposition: string;
  contentType: string;
  /** begins to read */
  open: () => Readable;
}

interface Exported {
  title: string;
  /** file name if no character of the title is allowed in one */
  otherwise: string;
  header: readonly string[];
  rows: () => AsyncIterable<Cell[]>;
  /** the files, for `zip` */
  files: () => AsyncIterable<ZipEntry>;
}

/** All that came in to an item as a file to work with, read while it is sent. */
export function tableFile(format: TableFormat, { title, otherwise, header, rows, files }: Exported): ExportFile {
  if (format === 'zip') return archiveFile(title, otherwise, files);
  const disposition = attachmentDisposition(`${fileNameOf(title) || otherwise}.${format}`);
  if (format === 'csv') return { disposition, contentType: 'text/csv; charset=utf-8', open: () => csvStream(header, rows()) };
  return {
    disposition,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: () => xlsxStream(header, rows()),
  };
}

/** Files as one, named after the item, read while it is sent. @param otherwise as above */
export function archiveFile(title: string, otherwise: string, files: () => AsyncIterable<ZipEntry>): ExportFile {
  const disposition = attachmentDisposition(`${fileNameOf(title) || otherwise}.zip`);
  return { disposition, contentType: 'application/zip', open: () => zipArchive(files()) };
}

/** Replaces characters that file systems do not allow in a name by a space. */
function fileNameOf(title: string): string {
  return title
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The format that a request names. @throws PARAMETER_MISSING, BAD_REQUEST */
export function requestedFormat(context: RequestContext): TableFormat {
  const format = queryParameter(context, 'format');
  if (format === undefined) throw apiError('PARAMETER_MISSING', { parameter: 'format' });
  const known = TABLE_FORMATS.find((one) => one === format);
  if (!known) throw apiError('BAD_REQUEST', { parameter: 'format' });
  return known;
}
