import { decide } from '@murmel/access-policy';
import { type Recording as Answer, RECORDERS, recorderOfKind, type UnfinishedRecording } from '@murmel/contracts';
import { OwnerFile, Recording } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { mp4StateOf } from './films/film-queue.js';

/** Returns a recording's details for the caller: trimmed parts are disclosed only to those who may restore them. */
export async function recordingAnswer(manager: EntityManager, context: RequestContext, recording: Recording): Promise<Answer> {
  const { id, itemId, durationMs, width, height, peaks, startMs, endMs, coverMs, chapters, captions } = recording;
  const file = await manager.findOneByOrFail(OwnerFile, { id });
  const { contentType, bytes } = file;
  const { path } = RECORDERS[recorderOfKind(itemOf(context).facts.kind)!];
  const whole = decide(context.actor, 'item.update', { item: itemOf(context).facts }).allow;
  return {
    ...{ id, itemId, url: `/api/owner_files/${id}`, contentType, bytes, durationMs, width, height, peaks, startMs, endMs, coverMs },
    ...(await mp4StateOf(manager, file, `/api${path}/${id}/mp4`)),
    ...(whole ? { chapters, captions } : shownOf(recording)),
  };
}

/** Chapters and captions of what is not cut off. */
export function shownOf({ startMs, endMs, durationMs, chapters, captions }: Recording): Pick<Answer, 'chapters' | 'captions'> {
  const until = endMs ?? durationMs;
  return {
    chapters: chapters.filter(({ at }) => at >= startMs && at < until),
    captions: captions.filter(({ from, to }) => to > startMs && from < until),
  };
}

/** @returns null as long as nothing was recorded */
export async function recordingOfItem(manager: EntityManager, context: RequestContext, itemId: string): Promise<Answer | null> {
  const recording = await manager.findOneBy(Recording, { itemId });
  return recording && recordingAnswer(manager, context, recording);
}

interface WaitingRow extends Omit<UnfinishedRecording, 'changedAt'> {
  changedAt: Date;
  itemId: string;
  kind: string;
  title: string;
}

/**
 * Returns unfinished recordings of an account, newest first; omits items that already have their recording.
 * @param itemId of this one alone
 */
export function unfinishedOf(manager: EntityManager, accountId: string, itemId?: string): Promise<WaitingRow[]> {
  return manager.query<WaitingRow[]>(
    `select u.id as upload, u.received as bytes, u.changed_at as "changedAt", i.id as "itemId", i.kind, i.title
       from upload u join item i on i.id = u.item_id
      where u.account_id = $1 and u.open and u.finished_at is null and u.received > 0 and i.discarded_at is null
        and ($2::uuid is null or i.id = $2) and not exists (select 1 from recording r where r.item_id = i.id)
      order by u.changed_at desc`,
    [accountId, itemId ?? null],
  );
}
