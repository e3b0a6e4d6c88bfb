import type { OwnParts } from '@murmel/contracts';
import { type BoardData, emptyBoard, sameJson, type Table } from '@murmel/documents';

/** Returns the parts that the server shows only to this user. Parts with unchanged content stay the same objects. */
export function ownData<T extends string>(tables: readonly T[], { parts }: OwnParts, before: BoardData<T> | undefined): BoardData<T> {
  const own = emptyBoard(tables) as Record<T, Table>;
  for (const table of tables) {
    own[table] = new Map(
      Object.entries(parts[table] ?? {}).map(([id, fields]) => {
        const known = before?.[table].get(id);
        return [id, known && sameJson(known, fields) ? known : fields];
      }),
    );
  }
  return own;
}

/** The view with one's own parts. What is in both was released a moment ago: the view counts. */
export function withOwn<T extends string>(view: BoardData<T>, own: BoardData<T> | undefined): BoardData<T> {
  if (!own) return view;
  const both: Record<T, Table> = { ...view };
  for (const table of Object.keys(view) as T[]) {
    if (own[table].size > 0) both[table] = new Map([...own[table], ...view[table]]);
  }
  return both;
}
