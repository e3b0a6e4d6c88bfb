import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import * as entities from '../database/entities.js';
import { type DataSubject, declarationOf, type Expiry, type StoredEntity } from '../database/stored.js';

const HOUR_MS = 3_600_000;

/** Every entity with everything that is declared about it. People themselves come last: their rows lead to the others. */
export const ENTITIES: readonly StoredEntity[] = Object.values(entities)
  .map(declarationOf)
  .sort((one, other) => Number(one.isPerson === true) - Number(other.isPerson === true));

/** A copy of everything that is stored about an account, one entity after the other; entities without anything are left out. */
export async function* exportedRows(manager: EntityManager, accountId: string): AsyncGenerator<{ table: string; rows: ObjectLiteral[] }> {
  for (const { table, copy } of ENTITIES) {
    const rows = copy ? await manager.query<ObjectLiteral[]>(copy, [accountId]) : [];
    if (rows.length > 0) yield { table, rows };
  }
}

/** Removes a person from every entity, inside the caller's transaction. Files are not touched. */
export async function erasePerson(manager: EntityManager, person: DataSubject): Promise<void> {
  for (const { table, erase } of ENTITIES) await erase?.(manager, person, table);
}

/** True if a visitor left data that stays as long as its item (spec E24). */
export async function hasLastingContent(manager: EntityManager, visitorId: string): Promise<boolean> {
  for (const { table, leftByVisitor } of ENTITIES) {
    if (!leftByVisitor) continue;
    const rows = await manager.query<unknown[]>(`select 1 from ${table} where ${leftByVisitor} limit 1`, [visitorId]);
    if (rows.length > 0) return true;
  }
  return false;
}

/** True if a visitor left data in this item. */
export async function hasContentIn(manager: EntityManager, visitorId: string, itemId: string): Promise<boolean> {
  for (const { table, leftByVisitor, owner } of ENTITIES) {
    if (!leftByVisitor || owner !== 'item') continue;
    const rows = await manager.query<unknown[]>(`select 1 from ${table} where item_id = $2 and ${leftByVisitor} limit 1`, [
      visitorId,
      itemId,
    ]);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Per table whose rows end by themselves what deletes those that are due. @returns how many went */
export function expiries(source: DataSource, now: Date): Record<string, () => Promise<number>> {
  return Object.fromEntries(ENTITIES.flatMap(({ table, ends }) => (ends ? [[table, () => end(source, now, table, ends)]] : [])));
}

function end(source: DataSource, now: Date, table: string, { when, hours = 0, told }: Expiry): Promise<number> {
  const until = new Date(now.getTime() - hours * HOUR_MS);
  return source.transaction(async (manager) => {
    // TypeORM answers a deletion with its rows and their number.
    const [rows, count] = await manager.query<[ObjectLiteral[], number]>(
      `delete from ${table} where ${when}${told ? ' returning *' : ''}`,
      [until],
    );
    await told?.(manager, rows);
    return count;
  });
}
