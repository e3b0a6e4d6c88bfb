import type { GivenFile, InterfaceLanguage } from '@murmel/contracts';
import { wayOnPaper } from '../../../core/pdf/paper-way.js';
import { lineOnPaper, type PaperBlock, tableOnPaper, wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/asking.js';
import { givenFiles } from '../given/given-files.js';
import { oneShare } from '../one-share.js';

const WORDS = {
  de: { head: ['Datei', 'Größe'], task: 'Abgeben', files: 'Dateien', until: 'Bis', nothing: 'Noch keine Dateien.' },
  en: { head: ['File', 'Size'], task: 'Hand in', files: 'Files', until: 'Until', nothing: 'No files yet.' },
} as const satisfies Record<InterfaceLanguage, object>;

/**
 * Prints a sheet for the wall or a wallet: the task with its deadline, the distributed files, and the code of the link. Files that were
 * handed in are excluded.
 */
export const sharePaper: PaperContribution = {
  async blocks(manager, asking, language) {
    const { id } = itemOf(asking);
    const { collects, task, closesAt } = await oneShare(manager, id);
    const files = await givenFiles(manager, id);
    const words = WORDS[language];
    return [
      ...(collects ? [headingOf(words.task), ...task.split('\n').filter(Boolean).map(lineOnPaper)] : []),
      ...(collects && closesAt ? [noteOf(`${words.until} ${moment(closesAt, language)}`)] : []),
      ...(files.length > 0 ? [headingOf(words.files), filesPaper(files, language)] : []),
      ...(files.length === 0 && !collects ? [lineOnPaper(words.nothing)] : []),
      ...(await wayOnPaper(manager, asking)),
    ];
  },
};

const headingOf = (text: string): PaperBlock => ({ kind: 'heading', level: 1, runs: [wordsOnPaper(text)] });
const noteOf = (text: string): PaperBlock => ({ kind: 'note', runs: [wordsOnPaper(text)] });

function filesPaper(files: readonly GivenFile[], language: InterfaceLanguage): PaperBlock {
  const rows = files.map(({ folder, name, bytes }) => [folder ? `${folder}/${name}` : name, size(bytes, language)]);
  return tableOnPaper(WORDS[language].head, rows, { widths: [5, 1] });
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
