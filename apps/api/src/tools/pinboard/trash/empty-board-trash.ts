import { LIMITS, TOOLS } from '@murmel/contracts';
import type { BoardActor } from '@murmel/documents';
import { ORPCError } from '@orpc/server';
import type { DataSource } from 'typeorm';
import type { OperationRunner } from '../../../core/tool-contribution/board-changes.js';
import { inBatches } from '../../../platform/in-batches.js';
import { subtractDays } from '../../../platform/subtract-days.js';
import { storedPinboard } from '../stored-pinboard.js';
import { trashOf } from './board-trash.js';
import { forgetReactions } from './forget-reactions.js';

/** The product itself. */
const SYSTEM_ACTOR: Omit<BoardActor, 'at'> = { person: null, trusted: true, base: 'write' };

/** Deletes permanently what has been in the trash of a pinboard for more than 30 days. @returns the number of boards */
export function emptyBoardTrash(source: DataSource, now: Date, operations: OperationRunner): Promise<number> {
  const until = subtractDays(now, LIMITS.trashDays);
  return inBatches(
    (after) => boardsWithOldTrash(source, until, after),
    async (itemId) => {
      const { cards, lists } = trashOf(await storedPinboard(source.manager, itemId));
      const due = ({ trashed }: { trashed: { at: number } | null }): boolean => trashed !== null && trashed.at <= until.getTime();
      const input = { cards: cards.filter(due).map(({ id }) => id), lists: lists.filter(due).map(({ id }) => id) };
      const found = input.cards.length + input.lists.length > 0;
      if (found) await destroy(operations, itemId, input);
      // Also for what a browser or another process destroyed: the log says that the board was looked at.
      await forgetReactions(source, itemId);
      return found;
    },
  );
}

/** Taken out of the trash meanwhile: then it stays, and the others are found with the next run. */
async function destroy(operations: OperationRunner, itemId: string, input: { cards: string[]; lists: string[] }): Promise<void> {
  try {
    await operations.run({
      kind: TOOLS.pinboard.kind,
      itemId,
      operation: 'destroy',
      input,
      actor: SYSTEM_ACTOR,
      author: { accountId: null, visitorId: null },
    });
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'NOT_FOUND') throw error;
  }
}

/**
 * Found through the log, so that not every board has to be read: something went into the trash that long ago, and did
 * not come back since. Entries about what is gone for ever have no id any more.
 */
async function boardsWithOldTrash(source: DataSource, until: Date, after: string): Promise<string[]> {
  const rows = await source.query<{ id: string }[]>(
    `select distinct a.item_id as id from pinboard_activity a join item i on i.id = a.item_id and i.discarded_at is null
      where a.item_id > $2 and a.created_at <= $1
        and ((a.kind = 'destroy_card' and a.card_id is not null) or (a.kind = 'destroy_list' and a.list_id is not null))
        and not exists (select 1 from pinboard_activity b where b.item_id = a.item_id and b.id > a.id
          and ((a.kind = 'destroy_card' and b.kind = 'restore_card' and b.card_id = a.card_id)
            or (a.kind = 'destroy_list' and b.kind = 'restore_list' and b.list_id = a.list_id)))
      order by 1 limit 200`,
    [until, after],
  );
  return rows.map(({ id }) => id);
}
