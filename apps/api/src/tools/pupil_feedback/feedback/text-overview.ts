import { decide } from '@murmel/access-policy';
import { type PupilFeedbackLive, stageOf, type TextOverview, type TextRow, textWords } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { itemsAnswered, shownName } from '../../../core/answers/class-names.js';
import { missingFrom } from '../../../core/projects/missing-pupils.js';
import type { LiveContribution } from '../../../core/tool-contribution/contributions.js';
import { assignmentOf, stateOf } from '../assignment-repository.js';

/** SQL: an account `a` has begun. */
const BEGUN = 'select 1 from pupil_text r where r.item_id = s.item_id and r.account_id = a.id';

interface Row {
  id: string;
  name: string;
  final: boolean;
  versions: number;
  text: string | null;
  updatedAt: Date;
  handedInAt: Date | null;
  feedback: 'draft' | 'given' | null;
  hintsWaiting: number;
}

/** Live state of an assignment: for the teacher who is where, for all others whether texts are taken. */
export const pupilFeedbackLive: LiveContribution = {
  audiences: {
    teacher: { everyMs: 500, seesPeople: true, readsResponses: true },
    guest: { everyMs: 1000, seesPeople: false },
  },
  audienceOf: (_manager, { actor, facts }) =>
    Promise.resolve(decide(actor, 'item.readResponses', { item: facts }).allow ? 'teacher' : 'guest'),
  async state(manager, itemId, audience): Promise<PupilFeedbackLive> {
    if (audience === 'teacher') return overviewOf(manager, itemId);
    return { audience: 'guest', state: stateOf(await assignmentOf(manager, itemId)) };
  },
  showing: itemsAnswered('pupil_text'),
};

/** Returns how far each text is, in the order in which they were begun, and who is missing. No words of a text. @throws NOT_FOUND */
export async function overviewOf(manager: EntityManager, itemId: string): Promise<TextOverview> {
  const assignment = await assignmentOf(manager, itemId);
  const rows = await manager.query<Row[]>(
    `select r.id, ${shownName('r.')} as name, r.final_at is not null as final, coalesce(v.number, 0) as versions, v.text, r.updated_at as "updatedAt",
            v.handed_in_at as "handedInAt", case when f.given_at is not null then 'given' when f.id is not null then 'draft' end as feedback,
            (select count(*)::int from pupil_text_hint h where h.response_id = r.id and h.version = v.number and h.state = 'waiting') as "hintsWaiting"
       from pupil_text r
       left join lateral (select number, text, handed_in_at from pupil_text_version where response_id = r.id order by number desc limit 1) v on true
       left join pupil_text_feedback f on f.response_id = r.id and f.version = v.number
      where r.item_id = $1 order by r.created_at, r.id`,
    [itemId],
  );
  return { audience: 'teacher', state: stateOf(assignment), rows: rows.map(shown), absent: await missingFrom(manager, itemId, BEGUN) };
}

function shown({ id, name, final, versions, text, updatedAt, handedInAt, feedback, hintsWaiting }: Row): TextRow {
  return {
    id,
    name,
    stage: stageOf(versions, final),
    versions,
    words: textWords(text ?? ''),
    updatedAt: updatedAt.getTime(),
    handedInAt: handedInAt?.getTime() ?? null,
    feedback: feedback ?? (versions > 0 ? 'due' : 'none'),
    hintsWaiting,
  };
}
