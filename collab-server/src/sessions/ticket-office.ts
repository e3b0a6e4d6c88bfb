import { hashSecret } from '@murmel/server';
import type { DataSource } from 'typeorm';

export interface UsedTicket {
  kind: string;
  account: { id: string; type: 'User' | 'Pupil'; admin: boolean; reviewer: boolean } | null;
  visitorId: string | null;
  sessionHash: string | null;
  /** minted in gallery mode: never more than looking */
  looksOnly: boolean;
  /** as the person is called now; empty for somebody without account and cookie */
  name: string;
}

interface Row {
  kind: string;
  account_id: string | null;
  visitor_id: string | null;
  session_hash: string | null;
  looks_only: boolean;
  type: 'User' | 'Pupil' | null;
  admin: boolean | null;
  reviewer: boolean | null;
  name: string | null;
}

/** The longest secret the api hands out is far shorter; hashing more would be work for nothing. */
const LONGEST_TICKET = 200;

/** Takes tickets that the api has handed out: each once, within 60 seconds, for the document it names. */
export class TicketOffice {
  constructor(private readonly database: DataSource) {}

  /** @returns undefined for a ticket that is unknown, used, expired or for another document */
  async use(ticket: string, itemId: string): Promise<UsedTicket | undefined> {
    if (ticket.length === 0 || ticket.length > LONGEST_TICKET) return undefined;
    const [row] = await this.database.manager.query<Row[]>(
      `with used as (
         update collaboration_ticket set used_at = now()
          where hash = $1 and item_id = $2 and used_at is null and expires_at > now()
         returning account_id, visitor_id, session_hash, looks_only)
       select i.kind, used.account_id, used.visitor_id, used.session_hash, used.looks_only, a.type, a.admin, a.reviewer,
              coalesce(a.public_name, v.display_name) as name
         from used join item i on i.id = $2
         left join account a on a.id = used.account_id
         left join visitor v on v.id = used.visitor_id`,
      [hashSecret(ticket), itemId],
    );
    // An account or visitor that was erased since must not come back as somebody nameless.
    if (!row || ((row.account_id ?? row.visitor_id) !== null && row.name === null)) return undefined;
    return {
      kind: row.kind,
      account:
        row.account_id && row.type
          ? { id: row.account_id, type: row.type, admin: row.admin === true, reviewer: row.reviewer === true }
          : null,
      visitorId: row.visitor_id,
      sessionHash: row.session_hash,
      looksOnly: row.looks_only,
      name: row.name ?? '',
    };
  }
}
