import { BatchLoader, hashSecret } from '@murmel/server';
import type { DataSource } from 'typeorm';

export interface UsedTicket {
  kind: string;
  account: { id: string; type: 'User' | 'Pupil'; admin: boolean; reviewer: boolean } | null;
  visitorId: string | null;
  sessionHash: string | null;
  /** an admin who looks as this person */
  incognito: { adminId: string; id: string; endsAt: Date } | null;
  /** minted in gallery mode: never more than looking */
  looksOnly: boolean;
  /** current name of the user; empty without account and cookie */
  name: string;
}

interface Shown {
  hash: string;
  itemId: string;
}

interface Row {
  hash: string;
  item_id: string;
  kind: string;
  account_id: string | null;
  visitor_id: string | null;
  session_hash: string | null;
  looks_only: boolean;
  incognito_id: string | null;
  incognito_admin: string | null;
  incognito_ends: Date | null;
  type: 'User' | 'Pupil' | null;
  admin: boolean | null;
  reviewer: boolean | null;
  name: string | null;
}

/** The longest secret the api hands out is far shorter; hashing more would be work for nothing. */
const LONGEST_TICKET = 200;

/**
 * Takes tickets that the api has handed out: each once, within 60 seconds, for the document it names. Locked in one order, so that
 * two groups with the same tickets never wait for each other.
 */
export class RedeemTickets {
  private readonly counter = new BatchLoader((shown: readonly Shown[]) => this.take(shown));

  constructor(private readonly database: DataSource) {}

  /** @returns undefined for a ticket that is unknown, used, expired or for another document */
  async use(ticket: string, itemId: string): Promise<UsedTicket | undefined> {
    if (ticket.length === 0 || ticket.length > LONGEST_TICKET) return undefined;
    return this.counter.load({ hash: hashSecret(ticket), itemId });
  }

  private async take(shown: readonly Shown[]): Promise<(UsedTicket | undefined)[]> {
    const rows = await this.database.manager.query<Row[]>(
      `with shown as (
         select t.hash from unnest($1::text[], $2::uuid[]) as asked (hash, item_id)
           join collaboration_ticket t on t.hash = asked.hash and t.item_id = asked.item_id
          where t.used_at is null and t.expires_at > now()
          order by t.hash for update of t),
       used as (
         update collaboration_ticket t set used_at = now() from shown where t.hash = shown.hash
         returning t.hash, t.item_id, t.account_id, t.visitor_id, t.session_hash, t.looks_only)
       select used.hash, used.item_id, i.kind, used.account_id, used.visitor_id, used.session_hash, used.looks_only,
              l.id as incognito_id, l.admin_id as incognito_admin, l.ends_at as incognito_ends,
              a.type, a.admin, a.reviewer, coalesce(a.public_name, g.name, v.display_name) as name
         from used join item i on i.id = used.item_id
         left join session s on s.hash = used.session_hash
         left join incognito l on l.id = s.incognito_id
         left join account a on a.id = used.account_id
         left join visitor v on v.id = used.visitor_id
         left join guest_name g on g.visitor_id = used.visitor_id and g.item_id = used.item_id`,
      [shown.map(({ hash }) => hash), shown.map(({ itemId }) => itemId)],
    );
    const used = new Map(rows.map((row) => [keyOf({ hash: row.hash, itemId: row.item_id }), row]));
    return shown.map((one) => {
      const row = used.get(keyOf(one));
      // Shown twice at the same moment it opens for the first one.
      used.delete(keyOf(one));
      return row && ticketOf(row);
    });
  }
}

function keyOf({ hash, itemId }: Shown): string {
  return `${hash}/${itemId}`;
}

function ticketOf(row: Row): UsedTicket | undefined {
  // An account or visitor erased since must not come back as a nameless user.
  if ((row.account_id ?? row.visitor_id) !== null && row.name === null) return undefined;
  return {
    kind: row.kind,
    account:
      row.account_id && row.type
        ? { id: row.account_id, type: row.type, admin: row.admin === true, reviewer: row.reviewer === true }
        : null,
    visitorId: row.visitor_id,
    sessionHash: row.session_hash,
    incognito:
      row.incognito_id && row.incognito_admin && row.incognito_ends
        ? { id: row.incognito_id, adminId: row.incognito_admin, endsAt: row.incognito_ends }
        : null,
    looksOnly: row.looks_only,
    name: row.name ?? '',
  };
}
