import { publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { removeAnswerFiles } from './answer-files.js';
import { type AnswerTables } from './answer-tables.js';

/** Removes a response with its answers and the files that were sent with it. @throws NOT_FOUND */
export async function removeResponse(manager: EntityManager, tables: AnswerTables<string>, itemId: string, id: string): Promise<void> {
  await removeAnswerFiles(manager, tables, itemId, { responseId: id });
  const [found] = await manager.query<unknown[]>(
    `with gone as (delete from ${tables.responses} where id = $2 and item_id = $1 returning 1) select 1 from gone`,
    [itemId, id],
  );
  if (!found) throw apiError('NOT_FOUND');
  await publish(manager, 'item.changed', { itemId });
}

/** Lets one free text or file out, or takes it back. @throws NOT_FOUND when this response has none there */
export async function releaseAnswer(
  manager: EntityManager,
  { responses, answers, part }: AnswerTables<string>,
  itemId: string,
  id: string,
  { partId, released }: { partId: string; released: boolean },
): Promise<void> {
  const [found] = await manager.query<unknown[]>(
    `with changed as (
       update ${answers} a set released = $4 from ${responses} r
        where r.id = a.response_id and r.id = $2 and r.item_id = $1 and r.submitted_at is not null and a.${part.column} = $3
          and (a.text is not null or a.file_id is not null)
       returning 1)
     select 1 from changed`,
    [itemId, id, partId, released],
  );
  if (!found) throw apiError('NOT_FOUND');
  await publish(manager, 'item.changed', { itemId });
}
