import type { GivenFile, InterfaceLanguage } from '@murmel/contracts';
import { pdfItemLink } from '../../../core/pdf/pdf-item-link.js';
import { lineBlock, type PdfBlock, tableBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { fileShareOf } from '../file-share-repository.js';
import { handoutFiles } from '../handouts/handout-files.js';

const WORDS = {
  de: { head: ['Datei', 'Größe'], task: 'Abgeben', files: 'Dateien', until: 'Bis', nothing: 'Noch keine Dateien.' },
  en: { head: ['File', 'Size'], task: 'Hand in', files: 'Files', until: 'Until', nothing: 'No files yet.' },
} as const satisfies Record<InterfaceLanguage, object>;

/**
 * Prints a sheet for the wall or a wallet: the task with its deadline, the distributed files, and the code of the link. Files that were
 * handed in are excluded.
 */
export const fileSharePdf: PdfContribution = {
  async blocks(manager, context, language) {
    const { id } = itemOf(context);
    const { collects, task, closesAt } = await fileShareOf(manager, id);
    const files = await handoutFiles(manager, id);
    const words = WORDS[language];
    return [
      ...(collects ? [headingOf(words.task), ...task.split('\n').filter(Boolean).map(lineBlock)] : []),
      ...(collects && closesAt ? [noteOf(`${words.until} ${moment(closesAt, language)}`)] : []),
      ...(files.length > 0 ? [headingOf(words.files), filesPdf(files, language)] : []),
      ...(files.length === 0 && !collects ? [lineBlock(words.nothing)] : []),
      ...(await pdfItemLink(manager, context)),
    ];
  },
};

const headingOf = (text: string): PdfBlock => ({ kind: 'heading', level: 1, runs: [textRun(text)] });
const noteOf = (text: string): PdfBlock => ({ kind: 'note', runs: [textRun(text)] });

function filesPdf(files: readonly GivenFile[], language: InterfaceLanguage): PdfBlock {
  const rows = files.map(({ folder, name, bytes }) => [folder ? `${folder}/${name}` : name, size(bytes, language)]);
  return tableBlock(WORDS[language].head, rows, { widths: [5, 1] });
}

const KILOBYTE = 1024;

function size(bytes: number, language: InterfaceLanguage): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [value, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kB'] : [kilobytes / KILOBYTE, 'MB'];
  return `${value.toLocaleString(language, { maximumFractionDigits: 1 })}\u202f${unit}`;
}

/** Lessons are held where the product's schools are. */
function moment(at: Date, language: InterfaceLanguage): string {
  return at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });
}
