import type { WorksheetResponse } from '@murmel/contracts';
import { type TaskBlock, tasksOf } from '@murmel/documents';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { filesSubmittedTo } from '../../../core/answers/answer-files.js';
import type { ItemCopies } from '../../../core/export-formats/item-copies.js';
import type { Cell } from '../../../core/export-formats/table-cell.js';
import { type ExportFile, type ExportLanguage, type TableFormat, tableFile } from '../../../core/export-formats/table-file.js';
import { nameInArchive, type ZipEntry } from '../../../core/export-formats/zip-archive.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { eachWork } from '../work/list-responses.js';
import { WORKSHEET_TABLES } from '../work/worksheet-answer-kind.js';
import { worksheetOf } from '../worksheet-repository.js';

const WORDS = {
  de: { name: 'Name', submittedAt: 'Abgegeben am', task: 'Aufgabe', right: 'richtig', of: 'von', feedback: 'Rückmeldung' },
  en: { name: 'Name', submittedAt: 'Submitted at', task: 'Task', right: 'right', of: 'of', feedback: 'Feedback' },
} as const;

/** Exports all answers, task by task, as a file to work with. @throws NOT_FOUND when the item is no worksheet */
export async function exportFile(
  manager: EntityManager,
  copies: ItemCopies,
  itemId: string,
  { format, language }: { format: TableFormat; language: ExportLanguage },
): Promise<ExportFile> {
  await worksheetOf(manager, itemId);
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const tasks = tasksOf(await storedWorksheet(manager, itemId));
  const words = WORDS[language];
  const headings = tasks.map(({ task }, index) => task.trim() || `${words.task} ${index + 1}`);
  return tableFile(format, {
    title,
    otherwise: 'worksheet',
    header: [words.name, words.submittedAt, ...headings.flatMap((name) => [name, `${name}: ${words.right}`]), words.feedback],
    rows: () => rowsOf(manager, itemId, tasks, words.of),
    files: () => files(manager, copies, itemId, tasks),
  });
}

async function* rowsOf(manager: EntityManager, itemId: string, tasks: readonly TaskBlock[], of: string): AsyncGenerator<Cell[]> {
  for await (const work of eachWork(manager, itemId)) {
    const { name, submittedAt, results, feedback } = work;
    const answers = tasks.flatMap((task): Cell[] => {
      const result = results[task.id];
      return [answerText(work, task), result ? `${result.right} ${of} ${result.of}` : null];
    });
    yield [name, submittedAt ? new Date(submittedAt) : null, ...answers, feedback?.text || null];
  }
}

/** Returns the answer in words. */
export function answerText({ answers, files }: Pick<WorksheetResponse, 'answers' | 'files'>, task: TaskBlock): string | null {
  const answer = answers.find(({ blockId }) => blockId === task.id);
  if (!answer) return null;
  const { text, optionIds, gaps, fileId, h5p } = answer;
  if (text !== undefined) return text;
  if (optionIds && 'options' in task.content) {
    const chosen = task.content.options.filter(({ id }) => optionIds.includes(id));
    return chosen.map((option) => option.text).join('; ');
  }
  if (gaps) return gaps.map((gap) => gap.trim() || '_').join('; ');
  if (fileId !== undefined) return files.find(({ id }) => id === fileId)?.name ?? null;
  return h5p && h5p.score !== null ? `${h5p.score} / ${h5p.most ?? '?'}` : null;
}

/** The files that came as answers, one folder for each task. */
async function* files(manager: EntityManager, copies: ItemCopies, itemId: string, tasks: readonly TaskBlock[]): AsyncGenerator<ZipEntry> {
  for (const [index, { id, kind, task }] of tasks.entries()) {
    if (kind !== 'Upload') continue;
    const folder = nameInArchive(`${index + 1} ${task}`)
      .slice(0, 80)
      .trim();
    for await (const { number, name, storageKey } of filesSubmittedTo(manager, WORKSHEET_TABLES, itemId, id))
      yield* copies.stored(storageKey, `${folder}/${String(number).padStart(3, '0')} ${nameInArchive(name)}`);
  }
}
