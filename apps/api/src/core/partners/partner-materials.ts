import { PARTNER_MATERIAL } from '@murmel/contracts';
import { type Account, type Item, Partner } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { countCreation } from '../items/create-item.js';

/** May this account copy what the partner provides? To nobody in particular means to everybody. */
export function isEnabledFor({ licences, schoolIds }: Partner, { licence, schoolId }: Account): boolean {
  if (licences.length === 0 && schoolIds.length === 0) return true;
  return licences.includes(licence) || (schoolId !== null && schoolIds.includes(schoolId));
}

/** Does the partner that provides this give it to others only? */
export async function partnerRefuses(manager: EntityManager, owner: Account, item: Item): Promise<boolean> {
  const partner = await partnerOf(manager, owner, item);
  return partner !== null && !isEnabledFor(partner, owner);
}

/** Counts one more material of a partner, if it is one. @throws PARTNER_NOT_ENABLED, PARTNER_LIMIT_REACHED with the number (LIC-02) */
export async function countPartnerMaterial(manager: EntityManager, owner: Account, item: Item): Promise<void> {
  const partner = await partnerOf(manager, owner, item);
  if (!partner) return;
  if (!isEnabledFor(partner, owner)) throw apiError('PARTNER_NOT_ENABLED', { partner: partner.name });
  await countCreation(manager, owner, PARTNER_MATERIAL, 'PARTNER_LIMIT_REACHED');
}

/** The partner that provides an item of somebody else; one that is not published provides nothing yet. */
async function partnerOf(manager: EntityManager, owner: Account, item: Item): Promise<Partner | null> {
  if (item.ownerId === owner.id) return null;
  return manager
    .createQueryBuilder(Partner, 'p')
    .innerJoin('material_mark', 'm', 'm.partner_id = p.id and m.item_id = :id', { id: item.id })
    .where('p.published_at is not null')
    .getOne();
}
