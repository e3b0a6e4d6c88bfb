import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { filesSubmittedTo } from '../../../core/answers/answer-files.js';
import type { ItemCopies } from '../../../core/export-formats/item-copies.js';
import { nameInArchive, type ZipEntry } from '../../../core/export-formats/zip-archive.js';
import { SURVEY_TABLES } from '../store-response.js';

/** The files that came as answers, one folder for each question; their names begin with the number of the response, as in the table. */
export async function* answerFiles(
  manager: EntityManager,
  copies: ItemCopies,
  itemId: string,
  questions: readonly SurveyQuestion[],
): AsyncGenerator<ZipEntry> {
  for (const [index, { id, type, title }] of questions.entries()) {
    if (type !== 'file') continue;
    const folder = nameInArchive(`${index + 1} ${title}`)
      .slice(0, 80)
      .trim();
    for await (const { number, name, storageKey } of filesSubmittedTo(manager, SURVEY_TABLES, itemId, id))
      yield* copies.stored(storageKey, `${folder}/${String(number).padStart(3, '0')} ${nameInArchive(name)}`);
  }
}
