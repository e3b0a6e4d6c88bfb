import { AI_IMAGE, type AiRunFailure } from '@murmel/contracts';
import { type AiImage, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { refundCreation } from '../../items/create-item.js';

/** Place of a picture in the storage, with its type and size. */
export type StoredImage = Pick<AiImage, 'storageKey' | 'contentType' | 'bytes' | 'width' | 'height'>;

export type ImageEnd = StoredImage | { failure: AiRunFailure };

/**
 * Ends images that are being drawn; a second call changes nothing. A failed image was not counted: it is given back to the month of its
 * request, unless the provider checked the prompt and refused it.
 * @param which SQL about `ai_image i`, with `$8` as its parameter
 * @returns those that ended now
 */
export async function endImages(manager: EntityManager, which: string, parameter: unknown, end: ImageEnd): Promise<string[]> {
  const failure = 'failure' in end ? end.failure : null;
  const { storageKey = null, contentType = null, bytes = null, width = null, height = null } = 'failure' in end ? {} : end;
  const [ended] = await manager.query<[{ id: string; account_id: string; counted_month: string }[]]>(
    `update ai_image i set state = $1, failure = $2, storage_key = $3, content_type = $4, bytes = $5, width = $6, height = $7, ended_at = now()
      where i.ended_at is null and ${which} returning i.id, i.account_id, i.counted_month`,
    [failure === null ? 'done' : 'failed', failure, storageKey, contentType, bytes, width, height, parameter],
  );
  for (const { account_id: accountId, counted_month: month } of ended) {
    if (failure !== null && failure !== 'filtered') await refundCreation(manager, { accountId, kind: AI_IMAGE, month });
    await publish(manager, 'person.changed', { id: accountId });
  }
  return ended.map(({ id }) => id);
}
