import type { Json } from '@murmel/contracts';
import { type BoardData, sameJson } from '@murmel/documents';

/** One part that a command makes, as it was laid over the board here. */
export interface CreatedPart<T extends string> {
  table: T;
  fields: Readonly<Record<string, Json | undefined>>;
}

/** The server sets positions and times; the rest of a part comes from its author. */
function authoredFields(fields: CreatedPart<string>['fields']): Json {
  return JSON.parse(
    JSON.stringify(fields, (name, value: unknown) => (name === 'order' || typeof value === 'number' ? undefined : value)),
  ) as Json;
}

/**
 * Finds the parts that a command created on the board before its response arrived: parts that did not exist when it was sent, with the same
 * content and the same author.
 * @param taken ids that belong to other commands
 * @returns their ids in the order of `makes`; undefined while one is missing
 */
export function findCreatedParts<T extends string>(
  makes: readonly CreatedPart<T>[],
  before: BoardData<T>,
  base: BoardData<T>,
  taken: ReadonlySet<string>,
): string[] | undefined {
  const ids: string[] = [];
  for (const { table, fields } of makes) {
    if (base[table] === before[table]) return undefined;
    const wanted = authoredFields(fields);
    const found = [...base[table]].find(
      ([id, part]) => !before[table].has(id) && !taken.has(id) && !ids.includes(id) && sameJson(authoredFields(part), wanted),
    );
    if (!found) return undefined;
    ids.push(found[0]);
  }
  return ids;
}
