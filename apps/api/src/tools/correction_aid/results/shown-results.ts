import { type CorrectionResult as Answer, type CorrectionOverview, readsLikeName } from '@murmel/contracts';
import { CorrectionFinding, CorrectionResult } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';

/** Returns results with what was found, each with its place among all of its item. */
export async function shownResults(manager: EntityManager, rows: readonly CorrectionResult[]): Promise<Answer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const findings = await manager.find(CorrectionFinding, { where: { resultId: In(ids) }, order: { place: 'asc' } });
  const places = await manager.query<{ id: string; number: number; again: boolean }[]>(
    `select id, number, again from (
       select id, row_number() over (order by created_at, place, id)::int as number,
              row_number() over (partition by digest order by created_at, place, id) > 1 as again
         from correction_result where item_id = any($2)) r where id = any($1)`,
    [ids, [...new Set(rows.map(({ itemId }) => itemId))]],
  );
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return rows.map(({ id, code, text, state, failure, model, overall, mark, returnKey, createdAt }) => ({
    ...{ id, code, text, state, failure, model, overall, mark },
    number: placeOf.get(id)?.number ?? 0,
    looksLikeName: readsLikeName(code),
    returned: returnKey !== null,
    again: placeOf.get(id)?.again ?? false,
    createdAt: createdAt.toISOString(),
    findings: findings
      .filter(({ resultId }) => resultId === id)
      .map(({ id: findingId, criterionId, verdict, text: words, other, quote, state: decided }) => ({
        ...{ id: findingId, criterionId, verdict, text: words, other, quote, state: decided },
      })),
  }));
}

/** Returns how far all texts of an item are; no words of them. */
export async function correctionOverview(manager: EntityManager, itemId: string): Promise<CorrectionOverview> {
  const rows = await manager.query<Omit<CorrectionOverview['rows'][number], 'looksLikeName'>[]>(
    `select r.id, r.code, r.state, r.mark <> '' as marked, r.return_key is not null as returned,
            (select count(*)::int from correction_finding f where f.result_id = r.id) as findings,
            (select count(*)::int from correction_finding f where f.result_id = r.id and f.state <> 'waiting') as decided
       from correction_result r where r.item_id = $1 order by r.created_at, r.place, r.id`,
    [itemId],
  );
  return { audience: 'teacher', rows: rows.map((row) => ({ ...row, looksLikeName: readsLikeName(row.code) })) };
}
