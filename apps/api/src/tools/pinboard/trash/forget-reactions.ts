import { publish } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { storedPinboard } from '../stored-pinboard.js';

/**
 * Removes likes and comments of cards that are gone for ever. The log keeps that there was a card, without its id: what
 * has an id there is still on the board, or in its trash.
 */
export async function forgetReactions(source: DataSource, itemId: string): Promise<void> {
  // Reactions that arrive while the board is read may belong to a card that was not there yet.
  const [{ until }] = await source.query<[{ until: Date }]>('select now() as until');
  const board = await storedPinboard(source.manager, itemId);
  const cards = [...board.cardsOf.values()].flat().map(({ id }) => id);
  const lists = board.lists.map(({ id }) => id);
  await source.transaction(async (manager) => {
    await manager.query('delete from pinboard_like where item_id = $1 and created_at <= $2 and card_id <> all($3)', [itemId, until, cards]);
    await manager.query('delete from pinboard_comment where item_id = $1 and created_at <= $2 and card_id <> all($3)', [
      itemId,
      until,
      cards,
    ]);
    await manager.query(
      `update pinboard_activity set card_id = null, list_id = null
        where item_id = $1 and created_at <= $2 and (card_id <> all($3) or (card_id is null and list_id <> all($4)))`,
      [itemId, until, cards, lists],
    );
    await publish(manager, 'item.changed', { itemId });
  });
}
