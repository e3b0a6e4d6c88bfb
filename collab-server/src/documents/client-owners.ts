import type { Author } from '@murmel/server';
import type { DataSource } from 'typeorm';

interface Row {
  account_id: string | null;
  visitor_id: string | null;
}

/** Which Yjs client of one document writes for whom. Bound at the first update, never rebound (threat T-09). */
export class ClientOwners {
  private readonly known = new Map<number, Author>();

  constructor(
    private readonly database: DataSource,
    private readonly itemId: string,
  ) {}

  /** The owner if this process has seen the client before. */
  remembered(client: number): Author | undefined {
    return this.known.get(client);
  }

  /**
   * Reads the owner, and makes `author` the owner of a client that nobody has written with.
   * @param fresh false when the document already contains something of this client: then it cannot be claimed
   * @returns undefined for a client that belongs to the server itself
   */
  async find(client: number, author: Author, fresh: boolean): Promise<Author | undefined> {
    const [row] = fresh ? await this.claim(client, author) : await this.read(client);
    // Two claims at the same moment: the loser sees neither its own row nor the winner's, only the next look does.
    const [owner] = row || !fresh ? [row] : await this.read(client);
    if (!owner) return undefined;
    const found = { accountId: owner.account_id, visitorId: owner.visitor_id };
    this.known.set(client, found);
    return found;
  }

  private claim(client: number, author: Author): Promise<Row[]> {
    return this.database.manager.query<Row[]>(
      `with claimed as (
         insert into document_client (item_id, client_id, account_id, visitor_id) values ($1, $2, $3, $4)
         on conflict (item_id, client_id) do nothing returning account_id, visitor_id)
       select account_id, visitor_id from claimed
       union all select account_id, visitor_id from document_client where item_id = $1 and client_id = $2`,
      [this.itemId, client, author.accountId, author.visitorId],
    );
  }

  private read(client: number): Promise<Row[]> {
    return this.database.manager.query<Row[]>(
      'select account_id, visitor_id from document_client where item_id = $1 and client_id = $2', [this.itemId, client],
    );
  }
}
