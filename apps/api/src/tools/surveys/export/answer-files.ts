import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type ArchivePart, nameInArchive } from '../../../core/exports/archive.js';
import type { ItemCopies } from '../../../core/privacy/item-copies.js';

/** Rows that are read at once. */
const BATCH = 200;

interface FileRow {
  number: number;
  name: string;
  storageKey: string;
}

/** The files that came as answers, one folder for each question; their names begin with the number of the response, as in the table. */
export async function* answerFiles(
  manager: EntityManager,
  copies: ItemCopies,
  itemId: string,
  questions: readonly SurveyQuestion[],
): AsyncGenerator<ArchivePart> {
  for (const [index, { id, type, title }] of questions.entries()) {
    if (type !== 'file') continue;
    const folder = nameInArchive(`${index + 1} ${title}`)
      .slice(0, 80)
      .trim();
    for await (const { number, name, storageKey } of filesTo(manager, itemId, id))
      yield* copies.stored(storageKey, `${folder}/${String(number).padStart(3, '0')} ${nameInArchive(name)}`);
  }
}

async function* filesTo(manager: EntityManager, itemId: string, questionId: string): AsyncGenerator<FileRow> {
  for (let after = 0; ; ) {
    const rows: FileRow[] = await manager.query(
      `select r.number, f.name, f.storage_key as "storageKey"
         from (select id, row_number() over (order by submitted_at, id)::int as number from survey_response
                where item_id = $1 and submitted_at is not null) r
         join survey_answer a on a.response_id = r.id and a.question_id = $2 join owner_file f on f.id = a.file_id
        where r.number > $3 order by r.number limit ${BATCH}`,
      [itemId, questionId, after],
    );
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.number;
  }
}
