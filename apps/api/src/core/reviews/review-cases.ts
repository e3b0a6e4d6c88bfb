import { type ReportReason, type ReviewCase, type ReviewState, type Verdict } from '@murmel/contracts';
import { Item, reportable } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';

/** Maximum number of reports and verdicts of one item that are returned; a decision needs no more. */
const TOLD = 50;

/** SQL: start of the wait for a decision, by item: a report, or an owner's request that no verdict has answered. */
const WAITING = `select item_id, min(at) as since from (
    select item_id, created_at as at from item_report where decided_at is null
    union all
    select v.item_id, v.asked_again_at from item_verdict v where v.asked_again_at is not null
       and not exists (select 1 from item_verdict later where later.item_id = v.item_id and later.created_at > v.created_at)) w
  group by item_id`;

const FOUND: Record<ReviewState, string> = {
  open: `select item_id, since as at from (${WAITING}) waiting`,
  decided: `select item_id, max(created_at) as at from item_verdict
     where item_id not in (select item_id from (${WAITING}) waiting) group by item_id`,
};
/** Order of review cases: open ones by longest wait, decided ones by latest decision. */
const ORDER: Record<ReviewState, string> = { open: 'at', decided: 'at desc' };

/** Details of an item that only reviewers see. */
export type ReviewDetails = Pick<ReviewCase, 'hidden' | 'askedAgainAt' | 'reports' | 'waiting' | 'verdicts'> & { item: Item };

/** Returns one page of reported open material of others (spec E21); omits items that are closed or in the trash. */
export async function reviewCases(
  manager: EntityManager,
  reviewerId: string,
  { state, page, limit }: { state: ReviewState; page: number; limit: number },
): Promise<{ cases: ReviewDetails[]; total: number }> {
  const found = `from (${FOUND[state]}) f join item i on i.id = f.item_id
    where i.owner_id <> $1 and ${reportable('i')} and i.visitor_permission <> 'visitor_permissions_invisible'
      and i.discarded_at is null and i.parent_id is null`;
  const [{ total }] = await manager.query<[{ total: number }]>(`select count(*)::integer as total ${found}`, [reviewerId]);
  const rows = await manager.query<{ id: string }[]>(`select i.id ${found} order by ${ORDER[state]}, i.id limit $2 offset $3`, [
    reviewerId,
    limit,
    (page - 1) * limit,
  ]);
  const ids = rows.map(({ id }) => id);
  const items = new Map((await manager.findBy(Item, { id: In(ids) })).map((item) => [item.id, item]));
  const [reports, verdicts] = [await reportsOf(manager, ids), await verdictsOf(manager, ids)];
  return {
    cases: ids.flatMap((id) => {
      const item = items.get(id);
      if (!item) return [];
      const decided = verdicts.filter(({ item_id: of }) => of === id);
      return [
        {
          item,
          hidden: item.hiddenAt !== null,
          askedAgainAt: decided[0]?.asked_again_at?.toISOString() ?? null,
          waiting: reports.find(({ item_id: of }) => of === id)?.waiting ?? 0,
          reports: reports
            .filter(({ item_id: of }) => of === id)
            .map(({ reason, note, created_at: createdAt, decided_at: decidedAt }) => ({
              ...{ reason, note, createdAt: createdAt.toISOString() },
              decidedAt: decidedAt?.toISOString() ?? null,
            })),
          verdicts: decided.map(({ verdict, reason, by, created_at: createdAt }) => ({
            ...{ verdict, reason, by, createdAt: createdAt.toISOString() },
          })),
        },
      ];
    }),
    total,
  };
}

interface ReportRow {
  item_id: string;
  reason: ReportReason;
  note: string;
  created_at: Date;
  decided_at: Date | null;
  waiting: number;
}

function reportsOf(manager: EntityManager, ids: readonly string[]): Promise<ReportRow[]> {
  return manager.query<ReportRow[]>(
    `select * from (
       select item_id, reason, note, created_at, decided_at, (count(*) filter (where decided_at is null) over of_item)::integer as waiting,
              row_number() over (partition by item_id order by decided_at is null desc, created_at desc) as place
         from item_report where item_id = any($1::uuid[]) window of_item as (partition by item_id)) r
      where place <= ${TOLD} order by item_id, place`,
    [ids],
  );
}

interface VerdictRow {
  item_id: string;
  verdict: Verdict;
  reason: string;
  by: string | null;
  created_at: Date;
  asked_again_at: Date | null;
}

function verdictsOf(manager: EntityManager, ids: readonly string[]): Promise<VerdictRow[]> {
  return manager.query<VerdictRow[]>(
    `select * from (
       select v.item_id, v.verdict, v.reason, a.public_name as by, v.created_at, v.asked_again_at,
              row_number() over (partition by v.item_id order by v.created_at desc) as place
         from item_verdict v left join account a on a.id = v.reviewer_id where v.item_id = any($1::uuid[])) r
      where place <= ${TOLD} order by item_id, place`,
    [ids],
  );
}
