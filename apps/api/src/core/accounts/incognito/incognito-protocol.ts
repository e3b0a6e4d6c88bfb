import type { IncognitoEntry, IncognitoLook, IncognitoWriteEntry } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';

interface Page {
  page: number;
  limit: number;
}

interface Paged<T> extends Page {
  entries: T[];
  total: number;
}

interface Row {
  id: string;
  admin_id: string | null;
  admin_name: string | null;
  person_id: string;
  person_name: string;
  person_type: IncognitoEntry['personType'];
  reason: string;
  started_at: Date;
  ended_at: Date;
  running: boolean;
  writes: number;
}

/** Looks with their people and the number of their writes. Live documents count once each: their updates name the look by its Yjs clients. */
const LOOKS = `select l.id, l.admin_id, d.public_name as admin_name, coalesce(l.account_id, l.visitor_id) as person_id,
    coalesce(case when a.type = 'User' then a.public_name else a.name end, v.display_name, '') as person_name,
    coalesce(a.type, 'Visitor') as person_type, l.reason, l.started_at, coalesce(l.ended_at, l.ends_at) as ended_at,
    l.ended_at is null and l.ends_at > now() as running,
    (select count(*)::int from incognito_write w where w.incognito_id = l.id)
      + (select count(distinct c.item_id)::int from document_client c where c.incognito_id = l.id and c.wrote) as writes
  from incognito l left join account d on d.id = l.admin_id left join account a on a.id = l.account_id left join visitor v on v.id = l.visitor_id`;
const NEWEST = 'order by l.started_at desc, l.id desc';

/** Reads who looked as whom, when, why and what they wrote: for admins, for the person, and for the teachers of a pupil. */
@Injectable()
export class IncognitoProtocol {
  constructor(private readonly database: DataSource) {}

  all(page: Page): Promise<Paged<IncognitoEntry>> {
    return this.paged('true', [], page, entryOf);
  }

  /** Looks at the caller's own account. */
  at(personId: string, page: Page): Promise<Paged<IncognitoLook>> {
    return this.paged('(l.account_id = $1 or l.visitor_id = $1)', [personId], page, lookOf);
  }

  /** Looks at the pupils of a class. */
  inClass(classId: string, page: Page): Promise<Paged<IncognitoLook & { personName: string }>> {
    const pupils = 'l.account_id in (select p.id from pupil_access p where p.class_id = $1)';
    return this.paged(pupils, [classId], page, (row) => ({ ...lookOf(row), personName: row.person_name }));
  }

  /** One look with what was written in it, newest first. @throws NOT_FOUND */
  async one(id: string, { page, limit }: Page): Promise<{ entry: IncognitoEntry; writes: Paged<IncognitoWriteEntry> }> {
    const { manager } = this.database;
    const [row] = await manager.query<Row[]>(`${LOOKS} where l.id = $1`, [id]);
    if (!row) throw apiError('NOT_FOUND');
    const rows = await manager.query<{ at: Date; call: string; item_id: string | null; title: string | null }[]>(
      `select w.at, w.call, w.item_id, i.title from (
         select at, call, item_id from incognito_write where incognito_id = $1
         union all
         select min(c.created_at), 'WRITE ' || min(k.kind), c.item_id from document_client c join item k on k.id = c.item_id
          where c.incognito_id = $1 and c.wrote group by c.item_id) w
         left join item i on i.id = w.item_id
        order by w.at desc, w.call limit $2 offset $3`,
      [id, limit, (page - 1) * limit],
    );
    const entries = rows.map(({ at, call, item_id: itemId, title }) => ({ at: at.toISOString(), call, itemId, itemTitle: title }));
    return { entry: entryOf(row), writes: { entries, page, limit, total: row.writes } };
  }

  private async paged<T>(condition: string, values: unknown[], { page, limit }: Page, answer: (row: Row) => T): Promise<Paged<T>> {
    const [{ total } = { total: 0 }] = await this.database.query<{ total: number }[]>(
      `select count(*)::int as total from incognito l where ${condition}`,
      values,
    );
    const place = `limit $${values.length + 1} offset $${values.length + 2}`;
    const rows = await this.database.query<Row[]>(`${LOOKS} where ${condition} ${NEWEST} ${place}`, [...values, limit, (page - 1) * limit]);
    return { entries: rows.map(answer), page, limit, total };
  }
}

function lookOf(row: Row): IncognitoLook {
  return {
    id: row.id,
    adminName: row.admin_name,
    reason: row.reason,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at.toISOString(),
    running: row.running,
    writes: row.writes,
  };
}

function entryOf(row: Row): IncognitoEntry {
  return { ...lookOf(row), adminId: row.admin_id, personId: row.person_id, personName: row.person_name, personType: row.person_type };
}
