import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { STORED_OF_OWNER } from '../file-storage/stored-bytes.js';
import { uploadSenderOf } from '../file-storage/upload-sender.js';

const { fileQuota: quota } = SERVER_LIMITS;

/** Bytes and files that lie in the storage or are on their way there, thumbnails not counted. Bytes that several items share fill the owner once, and each of the items. */
interface Used {
  ofPupil: boolean;
  ofOwner: number;
  files: number;
  /** bytes in all items of the owner that other accounts sent */
  byOthers: number;
  inItem: number;
  inItemByOthers: number;
  /** sent to this item by the caller */
  own: number;
  ownFiles: number;
}

/**
 * Enforces storage limits: for an item with its child items, for its owner in all items and beside them (`stored-bytes.ts` has the list),
 * and for one person in an item. A share of each item and owner is reserved: only the owner's own files may use it.
 */
@Injectable()
export class FileQuota {
  constructor(private readonly database: DataSource) {}

  /** Refuses a caller without any free quota before bytes are received. @throws what `take` throws */
  async refuseFull(context: RequestContext): Promise<void> {
    await this.refuse(this.database.manager, context, await this.ownerOf(this.database.manager, context), 1);
  }

  /**
   * Inside the transaction that writes the row: uploads into items of one owner are counted one after the other.
   * @throws QUOTA_OF_PERSON, QUOTA_OF_ITEM, QUOTA_OF_OWNER with the megabytes, LIMIT_REACHED with the number of files
   */
  async take(manager: EntityManager, context: RequestContext, bytes: number): Promise<void> {
    const ownerId = await this.ownerOf(manager, context);
    await inTurn(manager, ownerId);
    await this.refuse(manager, context, ownerId, bytes);
  }

  /** Returns the storage used by this owner, uploads under way included, and its limit. */
  async ofOwner(
    manager: EntityManager,
    ownerId: string,
  ): Promise<{ usedBytes: number; limitBytes: number; files: number; limitFiles: number }> {
    const [used] = await manager.query<[{ bytes: number; files: number; ofPupil: boolean }]>(
      `select coalesce(sum(bytes) filter (where first), 0)::float8 as bytes, count(*)::int as files,
              (select type = 'Pupil' from account where id = $1) as "ofPupil" from (${STORED_OF_OWNER}) stored`,
      [ownerId],
    );
    return { usedBytes: used.bytes, limitBytes: megabytesOf(used) * MEGABYTE, files: used.files, limitFiles: quota.ownerFiles };
  }

  /**
   * Checks the quota in the transaction that wrote something for this owner, or is about to create something of unknown size.
   * @throws QUOTA_OF_OWNER with the megabytes, LIMIT_REACHED with the number of files
   */
  async refuseCopies(manager: EntityManager, ownerId: string): Promise<void> {
    await inTurn(manager, ownerId);
    const { usedBytes, limitBytes, files, limitFiles } = await this.ofOwner(manager, ownerId);
    if (usedBytes > limitBytes) throw apiError('QUOTA_OF_OWNER', { megabytes: limitBytes / MEGABYTE });
    if (files > limitFiles) throw apiError('LIMIT_REACHED', { limit: limitFiles, what: 'files' });
  }

  private async ownerOf(manager: EntityManager, context: RequestContext): Promise<string> {
    return (await manager.findOneOrFail(Item, { where: { id: itemOf(context).id }, select: { id: true, ownerId: true } })).ownerId;
  }

  private async refuse(manager: EntityManager, context: RequestContext, ownerId: string, bytes: number): Promise<void> {
    const used = await usedBy(manager, context, ownerId);
    const own = context.account?.id === ownerId;
    const ofOwner = megabytesOf(used);
    const forOthers = 1 - quota.ownersLane;
    if (!own && used.own + bytes > quota.personMegabytes * MEGABYTE)
      throw apiError('QUOTA_OF_PERSON', { megabytes: quota.personMegabytes });
    if (!own && used.ownFiles >= quota.personFiles) throw apiError('LIMIT_REACHED', { limit: quota.personFiles, what: 'files' });
    if (used.inItem + bytes > quota.itemMegabytes * MEGABYTE) throw apiError('QUOTA_OF_ITEM', { megabytes: quota.itemMegabytes });
    if (!own && used.inItemByOthers + bytes > forOthers * quota.itemMegabytes * MEGABYTE)
      throw apiError('QUOTA_OF_ITEM', { megabytes: forOthers * quota.itemMegabytes });
    if (used.ofOwner + bytes > ofOwner * MEGABYTE) throw apiError('QUOTA_OF_OWNER', { megabytes: ofOwner });
    if (!own && used.byOthers + bytes > forOthers * ofOwner * MEGABYTE)
      throw apiError('QUOTA_OF_OWNER', { megabytes: forOthers * ofOwner });
    if (used.files >= quota.ownerFiles) throw apiError('LIMIT_REACHED', { limit: quota.ownerFiles, what: 'files' });
  }
}

/** Serializes the counting of all writes for one owner. */
async function inTurn(manager: EntityManager, ownerId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`files of ${ownerId}`]);
}

const megabytesOf = ({ ofPupil }: { ofPupil: boolean }): number => (ofPupil ? quota.pupilMegabytes : quota.ownerMegabytes);

async function usedBy(manager: EntityManager, context: RequestContext, ownerId: string): Promise<Used> {
  const { accountId, visitorId } = uploadSenderOf(context);
  const [used] = await manager.query<[Used]>(
    `with told as (
       select bytes, first, family = (select coalesce(parent_id, id) from item where id = $2) as here, account_id is distinct from $1 as others,
              coalesce(account_id = $3, false) or (account_id is null and coalesce(visitor_id = $4, false)) as own
         from (${STORED_OF_OWNER}) stored)
     select (select type = 'Pupil' from account where id = $1) as "ofPupil",
            coalesce(sum(bytes) filter (where first), 0)::float8 as "ofOwner", count(*)::int as files,
            coalesce(sum(bytes) filter (where first and others), 0)::float8 as "byOthers",
            coalesce(sum(bytes) filter (where here), 0)::float8 as "inItem",
            coalesce(sum(bytes) filter (where here and others), 0)::float8 as "inItemByOthers",
            coalesce(sum(bytes) filter (where here and own), 0)::float8 as own,
            (count(*) filter (where here and own))::int as "ownFiles"
       from told`,
    [ownerId, itemOf(context).id, accountId, visitorId],
  );
  return used;
}
