import { BatchLoader } from '../batch-loader.js';
import { type Author, isSamePerson } from '../journal/author.js';
import type { Queries } from '../journal/stored-document.js';

interface Row {
  client_id: string;
  account_id: string | null;
  visitor_id: string | null;
}

interface Claim {
  client: number;
  author: Author;
  wrote: boolean;
}

interface Known {
  owner: Author;
  /** something was written under it, not only claimed */
  wrote: boolean;
}

/**
 * Owners of the Yjs clients of one document: registered from the first connection or presence on, before another user can know the client.
 * Never rebound (spec T-09).
 */
export class ClientOwners {
  private readonly known = new Map<number, Known>();
  private readonly claims = new BatchLoader((claims: readonly Claim[]) => this.claimAll(claims));

  constructor(
    private readonly queries: Queries,
    private readonly itemId: string,
  ) {}

  /** Returns the owner if this process has looked up the client before. */
  remembered(client: number): Author | undefined {
    return this.known.get(client)?.owner;
  }

  /** Returns those of the clients without any writes yet, as far as this process knows. */
  unwritten(clients: readonly number[]): number[] {
    return clients.filter((client) => !this.known.get(client)?.wrote);
  }

  /**
   * Makes `author` the owner of those of the clients that have none, in one statement with simultaneous claims.
   * @param wrote false when the author only begins
   */
  async claim(clients: readonly number[], author: Author, wrote: boolean): Promise<void> {
    await Promise.all(clients.map((client) => this.claims.load({ client, author, wrote })));
  }

  /** Reads the owners of clients that have content in the document: clients without an owner are the server's own. */
  async read(clients: readonly number[]): Promise<void> {
    if (clients.length === 0) return;
    const rows = await this.queries.query<Row[]>(
      'select client_id, account_id, visitor_id from document_client where item_id = $1 and client_id = any($2::bigint[])',
      [this.itemId, clients],
    );
    for (const row of rows) this.remember(row, true);
  }

  /** A statement can set the owner of a row only once. A later claim of the same client only has to read the result. */
  private async claimAll(claims: readonly Claim[]): Promise<undefined[]> {
    for (let open = claims; open.length > 0; open = open.filter((claim) => this.isFirstWriting(claim))) {
      await this.claimApart([...new Map(open.toReversed().map((claim) => [claim.client, claim])).values()]);
    }
    return claims.map(() => undefined);
  }

  private isFirstWriting({ client, author, wrote }: Claim): boolean {
    const known = this.known.get(client);
    return wrote && known?.wrote === false && isSamePerson(known.owner, author);
  }

  private async claimApart(claims: readonly Claim[]): Promise<void> {
    const rows = await this.queries.query<Row[]>(
      `insert into document_client as known (item_id, client_id, account_id, visitor_id, wrote, incognito_id)
       select $1, client, account, visitor, wrote, incognito
         from unnest($2::bigint[], $3::uuid[], $4::uuid[], $5::boolean[], $6::uuid[]) as claim (client, account, visitor, wrote, incognito)
        order by client
       on conflict (item_id, client_id) do update set wrote = known.wrote
         or (excluded.wrote and coalesce(known.account_id = excluded.account_id or known.visitor_id = excluded.visitor_id, false))
       returning client_id, account_id, visitor_id`,
      [
        this.itemId,
        claims.map(({ client }) => client),
        claims.map(({ author }) => author.accountId),
        claims.map(({ author }) => author.visitorId),
        claims.map(({ wrote }) => wrote),
        claims.map(({ author }) => author.incognitoId ?? null),
      ],
    );
    const claimOf = new Map(claims.map((claim) => [claim.client, claim]));
    for (const row of rows) {
      const claim = claimOf.get(Number(row.client_id));
      this.remember(row, claim?.wrote === true && isSamePerson(ownerIn(row), claim.author));
    }
  }

  private remember(row: Row, wrote: boolean): void {
    this.known.set(Number(row.client_id), { owner: ownerIn(row), wrote });
  }
}

function ownerIn({ account_id: accountId, visitor_id: visitorId }: Row): Author {
  return { accountId, visitorId };
}
