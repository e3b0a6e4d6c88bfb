import { LIMITS } from '@murmel/contracts';
import { erasePerson } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { daysBefore } from './days-before.js';
import { inBatches } from './in-batches.js';

/** Where a visitor may have left something that stays as long as its item (decision E24). */
const CONTRIBUTIONS = [
  'select 1 from document_client where visitor_id = $1 and wrote',
  'select 1 from image_attachment where visitor_id = $1',
  'select 1 from document_update where visitor_id = $1',
  'select 1 from owner_file where visitor_id = $1',
  'select 1 from pinboard_comment where visitor_id = $1',
  'select 1 from pinboard_like where visitor_id = $1',
  'select 1 from pinboard_activity where visitor_id = $1',
  'select 1 from survey_response where visitor_id = $1',
  'select 1 from word_cloud_word where visitor_id = $1',
  'select 1 from document_version where $1 = any(visitor_ids)',
];

/** Forgets visitors who were not here for 180 days and left nothing behind. @returns how many */
export async function forgetVisitors(source: DataSource, now: Date): Promise<number> {
  const until = daysBefore(now, LIMITS.session.visitorDays);
  const next = async (after: string): Promise<string[]> => {
    const rows = await source.query<{ id: string }[]>('select id from visitor where last_seen_at <= $1 and id > $2 order by id limit 200', [
      until,
      after,
    ]);
    return rows.map(({ id }) => id);
  };
  return inBatches(next, async (id) => {
    for (const contribution of CONTRIBUTIONS) {
      if ((await source.query<unknown[]>(`${contribution} limit 1`, [id])).length > 0) return false;
    }
    await source.transaction((manager) => erasePerson(manager, { accountId: null, email: null, visitorId: id }));
    return true;
  });
}
