import { Entity, type EntityManager, type ObjectLiteral } from 'typeorm';

/** Person whose data is meant: a teacher's account or a visitor. The id that does not apply is null. */
export interface DataSubject {
  accountId: string | null;
  /** the account's address: invitations name it */
  email: string | null;
  visitorId: string | null;
}

/** Afterwards nothing in the table leads to the person. What belongs to others stays, without the person's id. */
export type Erasure = (manager: EntityManager, person: DataSubject, table: string) => Promise<void>;

/** Rows that end by themselves: the housekeeping deletes them. */
export interface Expiry {
  /** SQL; `$1` is the moment that counts */
  when: string;
  /** that moment lies so many hours before now; without it, it is now */
  hours?: number;
  /** inside the transaction in which these rows went */
  told?(manager: EntityManager, rows: readonly ObjectLiteral[]): Promise<void>;
}

interface StoredDeclaration {
  /** the table whose row takes this one along when it goes; null: it stands alone */
  owner: string | null;
  /** retention period and its end, as read by data protection officers */
  retention: string;
  ends?: Expiry;
}

/** Table without personal data. */
interface Impersonal extends StoredDeclaration {
  personalFields: readonly [];
  copy?: undefined;
  erase?: undefined;
  leftByVisitor?: undefined;
  isPerson?: undefined;
}

interface Personal extends StoredDeclaration {
  /** properties that say something about a person, directly or by their id */
  personalFields: readonly [string, ...string[]];
  /** SQL: what the account `$1` gets of it as a copy, column names as in the database; null where that stands elsewhere in the copy */
  copy: string | null;
  /** null: only what is around it leads to a person */
  erase: Erasure | null;
  /** SQL: data that the visitor `$1` left here for others. A visitor is kept as long as any exists. */
  leftByVisitor?: string;
  /** The row is the person. It goes last: the others are found through it. */
  isPerson?: true;
}

export type Declaration = Impersonal | Personal;

/** A table with everything that is to be known about it; see `Stored`. */
export type StoredEntity = Declaration & { entity: EntityClass; table: string };

type EntityClass = new () => ObjectLiteral;

const declared = new Map<unknown, StoredEntity>();

/**
 * Makes a class a table and declares its personal data, its erasure and its retention (architecture rule 10). Its columns are below, its
 * SQL is in a migration. Database, copies, erasure and housekeeping derive everything else from this declaration.
 */
export function Stored(table: string, declaration: Declaration): (entity: EntityClass) => void {
  return (entity) => {
    Entity(table)(entity);
    declared.set(entity, { entity, table, ...declaration });
  };
}

/** @throws for a class that is not `Stored` */
export function declarationOf(entity: unknown): StoredEntity {
  const declaration = declared.get(entity);
  if (!declaration) throw new Error(`${String(entity)} is not an entity: @Stored is missing`);
  return declaration;
}

/** Deletes the rows that belong to the person. @param columns which column names the person */
export function deleteBy(columns: Partial<Record<keyof DataSubject, string>>): Erasure {
  return async (manager, person, table) => {
    for (const [who, column] of Object.entries(columns)) {
      const id = person[who as keyof DataSubject];
      if (id) await manager.query(`delete from ${table} where ${column} = $1`, [id]);
    }
  };
}

/** Removes the person's id from data that belongs to others. The table's columns are `account_id` and `visitor_id`. */
export const detach: Erasure = async (manager, { accountId, visitorId }, table) => {
  // A signed-in user may have been a visitor in the same browser: both ids are removed, because one would lead to the other.
  if (accountId) await manager.query(`update ${table} set account_id = null, visitor_id = null where account_id = $1`, [accountId]);
  if (visitorId) await manager.query(`update ${table} set visitor_id = null where visitor_id = $1`, [visitorId]);
};

/** SQL condition for rows with a column `visitor_id` that a visitor left. */
export const BY_VISITOR = 'visitor_id = $1';
