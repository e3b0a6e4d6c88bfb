import type { EntityManager } from 'typeorm';
import type { ResponseRow } from './answer-tables.js';

/**
 * Returns SQL for the name of a response: pupils work under the name that their class has for them, as it is now (architecture rule 10),
 * all others under the one they chose.
 * @param row alias of the response with its dot; none where its table stands alone
 */
export function shownName(row = ''): string {
  return `coalesce((select a.public_name from account a where a.id = ${row}account_id and a.type = 'Pupil'), ${row}name)`;
}

/** Returns the name that a pupil's class has for them. @returns undefined for all others, who choose their names */
export async function classNameOf(manager: EntityManager, accountId: string | null): Promise<string | undefined> {
  return accountId === null ? undefined : (await classNames(manager, [accountId])).get(accountId);
}

/** Returns rows of responses with their names as `shownName` has them. */
export async function withShownNames<Row extends Pick<ResponseRow, 'accountId'> & { name: string }>(
  manager: EntityManager,
  rows: readonly Row[],
): Promise<Row[]> {
  const names = await classNames(
    manager,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.map((row) => ({ ...row, name: (row.accountId === null ? undefined : names.get(row.accountId)) ?? row.name }));
}

async function classNames(manager: EntityManager, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await manager.query<{ id: string; name: string }[]>(
    `select id, public_name as name from account where id = any($1) and type = 'Pupil'`,
    [accountIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Maximum number of items to notify of another name: more than are looked at at once. The others read it when they are opened. */
const AT_MOST = 200;

/** Returns a function for `LiveContribution.showing`: items with a response of this pupil, the newest ones. @param responses table of a kind */
export function itemsAnswered(responses: string) {
  return async (manager: EntityManager, { accountId }: { accountId: string | null }): Promise<string[]> => {
    if (accountId === null) return [];
    const rows = await manager.query<{ id: string }[]>(
      `select item_id as id from ${responses} where account_id = $1 order by updated_at desc limit ${AT_MOST}`,
      [accountId],
    );
    return rows.map(({ id }) => id);
  };
}
