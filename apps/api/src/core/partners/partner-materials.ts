import { PARTNER_MATERIAL } from '@murmel/contracts';
import { type Account, type Item, MaterialMark, Partner } from '@murmel/server';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { countCreation } from '../items/create-item.js';

/** True if this account may copy the partner's material. Without chosen licences or schools it is open to all. */
export function isEnabledFor({ licences, schoolIds }: Partner, { licence, schoolId }: Account): boolean {
  if (licences.length === 0 && schoolIds.length === 0) return true;
  return licences.includes(licence) || (schoolId !== null && schoolIds.includes(schoolId));
}

/** Returns those of these items whose partner reserves them for other accounts. @returns their ids */
export async function refusedByPartners(manager: EntityManager, owner: Account, items: readonly Item[]): Promise<ReadonlySet<string>> {
  const partners = await partnersOf(manager, owner, items);
  return new Set([...partners].flatMap(([id, partner]) => (isEnabledFor(partner, owner) ? [] : [id])));
}

/** @throws PARTNER_NOT_ENABLED with the partner's name for what is not given to this account */
export async function refusePartnerMaterial(manager: EntityManager, owner: Account, item: Item): Promise<{ partner: Partner | undefined }> {
  const partner = (await partnersOf(manager, owner, [item])).get(item.id);
  if (partner && !isEnabledFor(partner, owner)) throw apiError('PARTNER_NOT_ENABLED', { partner: partner.name });
  return { partner };
}

/** Counts one more material of a partner, if it is one. @throws PARTNER_NOT_ENABLED, PARTNER_LIMIT_REACHED with the number (spec LIC-02) */
export async function countPartnerMaterial(manager: EntityManager, owner: Account, item: Item): Promise<void> {
  const { partner } = await refusePartnerMaterial(manager, owner, item);
  if (partner) await countCreation(manager, owner, PARTNER_MATERIAL, 'PARTNER_LIMIT_REACHED');
}

/** Returns the partners that provide these items, as far as the owner is another account; an unpublished partner provides nothing yet. */
async function partnersOf(manager: EntityManager, owner: Account, items: readonly Item[]): Promise<ReadonlyMap<string, Partner>> {
  const ids = items.filter(({ ownerId }) => ownerId !== owner.id).map(({ id }) => id);
  const marks = ids.length === 0 ? [] : await manager.findBy(MaterialMark, { itemId: In(ids), partnerId: Not(IsNull()) });
  if (marks.length === 0) return new Map();
  const partners = await manager.findBy(Partner, { id: In(marks.map(({ partnerId }) => partnerId)), publishedAt: Not(IsNull()) });
  const byId = new Map(partners.map((partner) => [partner.id, partner]));
  return new Map(
    marks.flatMap(({ itemId, partnerId }) => {
      const partner = byId.get(partnerId ?? '');
      return partner ? [[itemId, partner] as const] : [];
    }),
  );
}
