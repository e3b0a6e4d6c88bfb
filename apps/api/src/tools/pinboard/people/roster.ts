import type { BoardPerson } from '@murmel/contracts';
import { namesOfAuthors } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';

/** People by their ids on the board, with the names of today. Who was erased, or never was, is missing. */
export type Roster = ReadonlyMap<string, BoardPerson>;

/**
 * @param ids of accounts or visitors, as the document names them: an invalid id belongs to neither
 */
export async function rosterOf(manager: EntityManager, itemId: string, ids: Iterable<string | null>): Promise<Roster> {
  const asked = [...new Set(ids)].filter((id): id is string => id !== null && isUuid(id));
  if (asked.length === 0) return new Map();
  const known = await namesOfAuthors(manager, itemId, asked, asked);
  return new Map([...known].flatMap(([id, { name, teacher }]) => (name === null ? [] : [[id, { id, name, teacher }] as const])));
}
