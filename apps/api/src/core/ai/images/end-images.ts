import { AI_IMAGE, type AiRunFailure } from '@murmel/contracts';
import { type AiImage, berlinDay, type CountedUse, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { giveBack } from '../budgets/give-back.js';

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
  const [ended] = await manager.query<[{ id: string; account_id: string; counted_month: string; counted: CountedUse | null }[]]>(
    `update ai_image i set state = $1, failure = $2, storage_key = $3, content_type = $4, bytes = $5, width = $6, height = $7, ended_at = now()
      where i.ended_at is null and ${which} returning i.id, i.account_id, i.counted_month, i.counted`,
    [failure === null ? 'done' : 'failed', failure, storageKey, contentType, bytes, width, height, parameter],
  );
  const free = failure !== null && failure !== 'filtered' ? ended : [];
  await giveBackImages(
    manager,
    free.map(({ account_id: accountId, counted_month: countedMonth, counted }) => ({ accountId, countedMonth, counted })),
  );
  for (const { account_id: id } of ended) await publish(manager, 'person.changed', { id });
  return ended.map(({ id }) => id);
}

/** Takes pictures out of the month and the day of their request. */
export function giveBackImages(
  manager: EntityManager,
  images: readonly Pick<AiImage, 'accountId' | 'countedMonth' | 'counted'>[],
): Promise<void> {
  return giveBack(
    manager,
    images.map(({ accountId, countedMonth, counted }) => ({
      personId: accountId,
      counted: {
        ...(counted ?? { day: berlinDay(new Date()), budgets: [] }),
        created: { kind: AI_IMAGE, month: countedMonth },
      },
    })),
  );
}
