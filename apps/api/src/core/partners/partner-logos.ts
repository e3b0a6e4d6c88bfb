import { contract, LIMITS, type Partner as PartnerAnswer } from '@murmel/contracts';
import { newId, Partner } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { acceptedBy } from '../../platform/call.js';
import { type RequestContext, rowOf } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { prepareFile } from '../file-storage/prepared-file.js';
import { thumbnailOf } from '../file-storage/re-encode.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { logoKey } from '../file-storage/storage-keys.js';

/** Media type to which all logos are converted. */
export const LOGO_TYPE = 'image/webp';
const { maxMegabytes } = LIMITS.image;

/**
 * Returns the address of a partner's logo for those who may see the partner; a new logo gets a new address, so that the old one is not
 * shown for longer.
 */
export function logoOf({ id, storageKey, logoAlt }: Pick<Partner, 'id' | 'storageKey' | 'logoAlt'>): PartnerAnswer['logo'] {
  if (storageKey === null) return null;
  return { url: `/api/cms/partner_entries/${id}/logo?version=${storageKey.split('/').at(-1)}`, alt: logoAlt };
}

/** Logos of partners: the row names the bytes, and bytes that no row names go (`remove-orphan-files.ts`, where this could not). */
@Injectable()
export class PartnerLogos {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly received: ReceivedFiles,
  ) {}

  /** @throws what `ReceivedFiles` and `prepareFile` throw, NOT_FOUND when the partner has gone meanwhile */
  put(context: RequestContext): Promise<void> {
    const { id } = rowOf(context, Partner);
    return this.received.take(context, maxMegabytes, async (received) => {
      const types = acceptedBy(contract.partners.putLogo);
      const picture = await prepareFile(received, { types, megabytes: maxMegabytes, thumbnails: false });
      const key = logoKey(newId());
      await this.storage.put(key, await thumbnailOf(picture.contents, LIMITS.partner.logoEdge), LOGO_TYPE);
      try {
        await this.change(id, key);
      } catch (error) {
        if (error instanceof ORPCError) await this.storage.remove(key);
        throw error;
      }
    });
  }

  async remove(context: RequestContext): Promise<void> {
    await this.change(rowOf(context, Partner).id, null);
  }

  /** The partner goes, and its logo with it. */
  async removePartner(context: RequestContext): Promise<void> {
    const { id } = rowOf(context, Partner);
    const before = await this.database.transaction(async (manager) => {
      const held = await manager.findOne(Partner, { where: { id }, lock: { mode: 'pessimistic_write' } });
      await manager.delete(Partner, { id });
      return held?.storageKey;
    });
    if (before) await this.storage.remove(before);
  }

  private async change(id: string, storageKey: string | null): Promise<void> {
    const before = await this.database.transaction(async (manager) => {
      // Of two at once each takes away the one before it.
      const held = await manager.findOne(Partner, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!held) throw apiError('NOT_FOUND');
      await manager.update(Partner, { id }, { storageKey, updatedAt: new Date() });
      return held.storageKey;
    });
    if (before) await this.storage.remove(before);
  }
}
