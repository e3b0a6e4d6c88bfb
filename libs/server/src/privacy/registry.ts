import type { EntityManager, ObjectLiteral } from 'typeorm';
import { boardDeclarations } from './boards.js';
import { classDeclarations } from './classes.js';
import type { Person, PrivacyDeclaration } from './declaration.js';
import { documentDeclarations } from './documents.js';
import { itemDeclarations } from './items.js';
import { participationDeclarations } from './live-participation.js';
import { peopleDeclarations } from './people.js';
import { schoolDeclarations } from './schools.js';

/** Every entity with what it knows about people. The account comes last: erasing needs the rows that point to it. */
export const PRIVACY: readonly PrivacyDeclaration[] = [
  ...documentDeclarations,
  ...boardDeclarations,
  ...participationDeclarations,
  ...itemDeclarations,
  ...classDeclarations,
  ...schoolDeclarations,
  ...peopleDeclarations,
];

/** A copy of everything that is stored about an account, one entity after the other; entities without anything are left out. */
export async function* exportedRows(manager: EntityManager, accountId: string): AsyncGenerator<{ table: string; rows: ObjectLiteral[] }> {
  for (const declaration of PRIVACY) {
    const rows = await declaration.export(manager, accountId);
    if (rows.length > 0) yield { table: manager.connection.getMetadata(declaration.entity).tableName, rows };
  }
}

/** Removes somebody from every entity, inside the caller's transaction. Files are not touched. */
export async function erasePerson(manager: EntityManager, person: Person): Promise<void> {
  for (const declaration of PRIVACY) await declaration.erase(manager, person);
}
