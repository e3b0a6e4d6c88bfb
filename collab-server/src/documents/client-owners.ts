import type { Author } from '@murmel/server';
import type { DataSource } from 'typeorm';

interface Row {
  client_id: string;
  account_id: string | null;
  visitor_id: string | null;
}

interface Known {
  owner: Author;
  /** something was written under it, not only claimed */
  wrote: boolean;
}

/**
 * Which Yjs client of one document belongs to whom: from the first connection or presence on, before anybody else can
 * know it. Never rebound (threat T-09).
 */
export class ClientOwners {
  private readonly known = new Map<number, Known>();

  constructor(
    private readonly database: DataSource,
    private readonly itemId: string,
  ) {}

  /** The owner if this process has asked for the client before. */
  remembered(client: number): Author | undefined {
    return this.known.get(client)?.owner;
  }

  /** Those of the clients under which nobody has written yet, as far as this process knows. */
  unwritten(clients: readonly number[]): number[] {
    return clients.filter((client) => !this.known.get(client)?.wrote);
  }

  /**
   * Makes `author` the owner of those of the clients that belong to nobody, in one statement whoever else asks for the same.
   * @param wrote false when somebody only begins
   */
  async claim(clients: readonly number[], author: Author, wrote: boolean): Promise<void> {
    if (clients.length === 0) return;
    this.remember(
      await this.database.manager.query<Row[]>(
        `insert into document_client as known (item_id, client_id, account_id, visitor_id, wrote)
       select $1, client, $3, $4, $5 from unnest($2::bigint[]) client order by client
       on conflict (item_id, client_id) do update set wrote = known.wrote
         or (excluded.wrote and coalesce(known.account_id = excluded.account_id or known.visitor_id = excluded.visitor_id, false))
       returning client_id, account_id, visitor_id`,
        [this.itemId, clients, author.accountId, author.visitorId, wrote],
      ),
      wrote,
    );
  }

  /** Reads the owners of clients that have something in the document: what belongs to nobody then is the server's own. */
  async read(clients: readonly number[]): Promise<void> {
    if (clients.length === 0) return;
    this.remember(
      await this.database.manager.query<Row[]>(
        'select client_id, account_id, visitor_id from document_client where item_id = $1 and client_id = any($2::bigint[])',
        [this.itemId, clients],
      ),
      true,
    );
  }

  private remember(rows: readonly Row[], wrote: boolean): void {
    for (const row of rows)
      this.known.set(Number(row.client_id), { owner: { accountId: row.account_id, visitorId: row.visitor_id }, wrote });
  }
}
