import { type BoardActor, type Pinboard, seesReactions } from '@murmel/documents';
import type { EntityManager } from 'typeorm';

/** Likes and comments of the cards that have any, by the card's own id. */
export type ReactionCounts = ReadonlyMap<string, [likes: number, comments: number]>;

/** Returns those of a card's counts that this person may see. */
export function seenCounts(board: Pinboard, actor: BoardActor, [likes, comments] = [0, 0]): [likes: number, comments: number] {
  return [seesReactions(board, actor, 'likes') ? likes : 0, seesReactions(board, actor, 'comments') ? comments : 0];
}

/** @param cards own ids; without them all cards of the board */
export async function reactionCounts(manager: EntityManager, itemId: string, cards?: readonly string[]): Promise<ReactionCounts> {
  const rows = await manager.query<{ card_id: string; likes: number; comments: number }[]>(
    `select card_id, sum(likes)::int as likes, sum(comments)::int as comments from (
       select card_id, count(*) as likes, 0 as comments from pinboard_like where item_id = $1 group by card_id
       union all
       select card_id, 0, count(*) from pinboard_comment where item_id = $1 group by card_id
     ) counted where $2::text[] is null or card_id = any($2) group by card_id`,
    [itemId, cards ?? null],
  );
  return new Map(rows.map(({ card_id, likes, comments }) => [card_id, [likes, comments]]));
}
