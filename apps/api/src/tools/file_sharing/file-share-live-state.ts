import { decide } from '@murmel/access-policy';
import type { FileSharingLive } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { LiveContribution } from '../../core/tool-contribution/contributions.js';
import { fileShareAnswer } from './file-share-repository.js';
import { UPLOADING } from './hand-ins/read-hand-ins.js';

/** Live state of the offered and collected files. Teachers are also notified that a file came in. */
export const fileSharingLive: LiveContribution = {
  audiences: {
    teacher: { everyMs: 300, seesPeople: false, readsResponses: true },
    guest: { everyMs: 500, seesPeople: false },
  },
  audienceOf: (_manager, { actor, facts }) =>
    Promise.resolve(decide(actor, 'item.readResponses', { item: facts }).allow ? 'teacher' : 'guest'),
  async state(manager, itemId, audience): Promise<FileSharingLive> {
    if (audience !== 'teacher') return { audience: 'guest', sharing: await fileShareAnswer(manager, itemId, false) };
    return { audience: 'teacher', sharing: await fileShareAnswer(manager, itemId, true), counts: await countsOf(manager, itemId) };
  },
};

/** Numbers that are others whenever anything came, comes or went. */
async function countsOf(manager: EntityManager, itemId: string): Promise<Extract<FileSharingLive, { audience: 'teacher' }>['counts']> {
  const [row] = await manager.query<[{ people: number; files: number; coming: number; newest: string }]>(
    `select (select count(distinct coalesce(account_id, visitor_id, id))::int from owner_file where item_id = $1 and used_by = 'answer') as people,
            (select count(*)::int from owner_file where item_id = $1 and used_by = 'answer') as files, count(*)::int as coming,
            concat(sum(received), ' ', (select max(created_at) from owner_file where item_id = $1 and used_by = 'answer')) as newest
       from upload where ${UPLOADING}`,
    [itemId],
  );
  return row;
}
