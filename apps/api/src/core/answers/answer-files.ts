import { ANSWER_FILE_TYPES, LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { FileContribution } from '../tool-contribution/contributions.js';
import type { AnswerTables } from './answer-tables.js';

/** Files that are sent as answers: of few types, for their sender and who reads responses. @param released who else reads which */
export function answerFiles(released?: NonNullable<FileContribution['released']>): FileContribution {
  return {
    operation: 'item.answer',
    maxMegabytes: () => Promise.resolve(LIMITS.file.answer.maxMegabytes),
    types: ANSWER_FILE_TYPES,
    usedBy: 'answer',
    ...(released ? { released } : {}),
  };
}

/** The files of a response, or those that were sent to a part, go; the bytes follow when orphans are cleared. */
export async function removeAnswerFiles(
  manager: EntityManager,
  { answers, part }: AnswerTables<string>,
  itemId: string,
  of: { responseId: string } | { partId: string },
): Promise<void> {
  const [column, id] = 'responseId' in of ? ['response_id', of.responseId] : [part.column, of.partId];
  await manager.query(`delete from owner_file f using ${answers} a where a.file_id = f.id and a.${column} = $2 and f.item_id = $1`, [
    itemId,
    id,
  ]);
}

/** Rows that are read at once. */
const BATCH = 200;

export interface SubmittedFile {
  /** number of the response that it belongs to */
  number: number;
  name: string;
  storageKey: string;
}

/** The files that were handed in to a part, in the order of the responses, read while they are used. */
export async function* filesSubmittedTo(
  manager: EntityManager,
  { responses, answers, part }: AnswerTables<string>,
  itemId: string,
  partId: string,
): AsyncGenerator<SubmittedFile> {
  for (let after = 0; ; ) {
    const rows: SubmittedFile[] = await manager.query(
      `select r.number, f.name, f.storage_key as "storageKey"
         from (select id, row_number() over (order by submitted_at, id)::int as number from ${responses}
                where item_id = $1 and submitted_at is not null) r
         join ${answers} a on a.response_id = r.id and a.${part.column} = $2 join owner_file f on f.id = a.file_id
        where r.number > $3 order by r.number limit ${BATCH}`,
      [itemId, partId, after],
    );
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.number;
  }
}
