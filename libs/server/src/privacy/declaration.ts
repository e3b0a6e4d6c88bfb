import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Whose data is meant: a teacher's account or a visitor. What somebody is not, is null. */
export interface Person {
  accountId: string | null;
  /** the account's address: invitations name it */
  email: string | null;
  visitorId: string | null;
}

/** What an entity knows about people. Every entity has one; a test fails for any that has none (architecture rule 10). */
export interface PrivacyDeclaration {
  entity: EntityTarget<ObjectLiteral>;
  /** properties that say something about a person, directly or by their id */
  personalFields: readonly string[];
  /** how long it is kept and what ends it, as data protection officers read it */
  retention: string;
  /** What an account gets of it as a copy; nothing for what only refers to data that stands elsewhere in the copy. */
  export(manager: EntityManager, accountId: string): Promise<ObjectLiteral[]>;
  /** Afterwards nothing in this entity leads to the person. What belongs to others stays, without the person's id. */
  erase(manager: EntityManager, person: Person): Promise<void>;
}

/** For entities that hold nothing to copy. */
export const nothingToExport = (): Promise<ObjectLiteral[]> => Promise.resolve([]);
/** For entities that hold nothing personal of their own. */
export const nothingToErase = (): Promise<void> => Promise.resolve();

/** Rows as an export shows them; column names as in the database. */
export function exportRows(statement: string): PrivacyDeclaration['export'] {
  return (manager, accountId) => manager.query<ObjectLiteral[]>(statement, [accountId]);
}

type Table =
  | 'document_update'
  | 'document_client'
  | 'image_attachment'
  | 'owner_file'
  | 'pinboard_activity'
  | 'pinboard_comment'
  | 'survey_response'
  | 'word_cloud_word';

/** Takes the person's id off what belongs to somebody else. The table's columns are `account_id` and `visitor_id`. */
export function detach(table: Table): PrivacyDeclaration['erase'] {
  return async (manager, { accountId, visitorId }) => {
    // Whoever was signed in may have been a visitor in the same browser: both ids go, one would lead to the other.
    if (accountId) await manager.query(`update ${table} set account_id = null, visitor_id = null where account_id = $1`, [accountId]);
    if (visitorId) await manager.query(`update ${table} set visitor_id = null where visitor_id = $1`, [visitorId]);
  };
}
