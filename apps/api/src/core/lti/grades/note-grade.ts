import type { EntityManager } from 'typeorm';
import type { GradeContribution } from '../../tool-contribution/contributions.js';

/**
 * Notes that the points of a response are to be sent to the learning platform from which its author came; does nothing for all others.
 * Points that the platform has already are sent again only by hand.
 * @param manager in the transaction that changes the points, so that neither is without the other
 * @returns number of responses whose points wait now
 */
export async function noteGrades(
  manager: EntityManager,
  grades: GradeContribution,
  itemId: string,
  responseIds: readonly string[],
  byHand = false,
): Promise<number> {
  const grants = await manager.query<{ responseId: string; grantId: string }[]>(GRANTS, [itemId, responseIds]);
  if (grants.length === 0) return 0;
  const reached = await grades.of(
    manager,
    itemId,
    grants.map(({ responseId }) => responseId),
  );
  let waiting = 0;
  for (const { responseId, grantId } of grants) {
    const points = reached.get(responseId);
    if (!points || points.maximum <= 0) continue;
    const values = [responseId, grantId, points.score, points.maximum, byHand];
    waiting += (await manager.query<unknown[]>(NOTE, values)).length;
  }
  return waiting;
}

/** Of several places in courses the one opened last counts. */
const GRANTS = `select distinct on (r.id) r.id as "responseId", g.id as "grantId"
  from worksheet_response r join lti_learner l on l.visitor_id = r.visitor_id join lti_grant g on g.learner_id = l.id
  join lti_link k on k.id = g.link_id and k.item_id = r.item_id
 where r.item_id = $1 and r.id = any($2) and g.line_item is not null and l.subject_sealed is not null
 order by r.id, g.launched_at desc, g.id`;

/** Platforms refuse points that are not newer than the last ones: the moment grows, also within a millisecond. */
const NOTE = `with noted as (
  insert into lti_grade as t (response_id, grant_id, state, score, maximum, graded_at, attempts, next_at, created_at)
    values ($1, $2, 'waiting', $3, $4, date_trunc('milliseconds', clock_timestamp()), 0, now(), now())
  on conflict (response_id) do update set grant_id = excluded.grant_id, state = 'waiting', score = excluded.score, maximum = excluded.maximum,
      graded_at = greatest(excluded.graded_at, t.graded_at + interval '1 millisecond'), next_at = now(), problem = null,
      attempts = case when t.leased_until > now() then t.attempts else 0 end
    where $5 or t.state <> 'sent' or t.score is distinct from excluded.score or t.maximum <> excluded.maximum or t.grant_id <> excluded.grant_id
  returning 1)
  select * from noted`;
