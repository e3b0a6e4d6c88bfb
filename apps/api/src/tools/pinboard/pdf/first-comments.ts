import type { EntityManager } from 'typeorm';
import type { PdfBounds } from '../../../core/pdf-layout/pdf-bounds.js';
import { refuseTooLong } from '../../../core/pdf-layout/pdf-limit-error.js';

/** Number of comments of a card that are printed; of the others only the count. */
const SHOWN = 20;

export interface CommentsOfCard {
  first: readonly { person: string | null; text: string }[];
  all: number;
}

const SAID = `select card_id, coalesce(account_id, visitor_id) as person, text,
    row_number() over (partition by card_id order by created_at, id) as place, count(*) over (partition by card_id)::int as "all"
  from pinboard_comment where item_id = $1 and card_id = any($2)`;

/** Returns the first comments of each of these cards. @throws LIMIT_REACHED of work where it is too long for the PDF */
export async function firstComments(
  manager: EntityManager,
  itemId: string,
  cards: readonly string[],
  bounds: PdfBounds,
): Promise<ReadonlyMap<string, CommentsOfCard>> {
  const [{ letters }] = await manager.query<[{ letters: number }]>(
    `select coalesce(sum(char_length(text)), 0)::float as letters from (${SAID}) said where place <= $3`,
    [itemId, cards, SHOWN],
  );
  refuseTooLong(letters, bounds);
  const rows = await manager.query<{ card: string; person: string | null; text: string; all: number }[]>(
    `select card_id as card, person, text, "all" from (${SAID}) said where place <= $3 order by card_id, place`,
    [itemId, cards, SHOWN],
  );
  const comments = new Map<string, { first: { person: string | null; text: string }[]; all: number }>();
  for (const { card, person, text, all } of rows) {
    const said = comments.get(card) ?? { first: [], all };
    said.first.push({ person, text });
    comments.set(card, said);
  }
  return comments;
}
