import { PARTNER_COLOURS, type Partner as PartnerAnswer, placeWithSlug } from '@murmel/contracts';
import { newId, Partner } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { omitUndefined, type PartialInput } from '../../platform/omit-undefined.js';
import type { RequestContext } from '../../platform/request-context.js';
import { logoOf } from './partner-logos.js';
import { isEnabledFor } from './partner-materials.js';
import { type PartnerVisibility, partnerVisibility, VISIBLE_PARTNERS } from './partner-visibility.js';

type Fields = PartialInput<
  Pick<Partner, 'name' | 'description' | 'website' | 'colour' | 'international' | 'logoAlt' | 'licences' | 'schoolIds'>
>;

/** Returns the path of a partner's page. */
export function partnerPath({ id, name, international }: Pick<Partner, 'id' | 'name' | 'international'>): string {
  return `${international ? '/int' : ''}/partners/${placeWithSlug(id, name)}`;
}

/** One page of those within reach, by name. */
export async function listPartners(
  manager: EntityManager,
  reach: PartnerVisibility,
  { international, page, limit }: { international: boolean; page: number; limit: number },
): Promise<{ partners: Partner[]; total: number }> {
  const [partners, total] = await manager
    .createQueryBuilder(Partner, 'p')
    .where(VISIBLE_PARTNERS[reach])
    .andWhere('p.international = :international', { international })
    .orderBy('lower(p.name)')
    .addOrderBy('p.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .getManyAndCount();
  return { partners, total };
}

export async function makePartner(manager: EntityManager, fields: Fields): Promise<string> {
  const id = newId();
  const now = new Date();
  const usual = {
    name: '',
    description: '',
    website: null,
    colour: PARTNER_COLOURS[0],
    international: false,
    logoAlt: '',
    licences: [],
    schoolIds: [],
  };
  await manager.insert(Partner, { ...usual, ...omitUndefined(fields), id, publishedAt: null, createdAt: now, updatedAt: now });
  return id;
}

/** @throws NOT_FOUND when it has gone meanwhile */
export async function changePartner(
  manager: EntityManager,
  { id, publishedAt }: Partner,
  { published, ...fields }: Fields & { published?: boolean | undefined },
): Promise<void> {
  const now = new Date();
  const opened = published === undefined ? {} : { publishedAt: published ? (publishedAt ?? now) : null };
  const { affected } = await manager.update(Partner, { id }, { ...omitUndefined(fields), ...opened, updatedAt: now });
  if (!affected) throw apiError('NOT_FOUND');
}

/** Returns the details of these partners that the caller may see, in their order. */
export async function partnerAnswers(manager: EntityManager, context: RequestContext, ids: readonly string[]): Promise<PartnerAnswer[]> {
  const partners = new Map((await manager.findBy(Partner, { id: In([...ids]) })).map((one) => [one.id, one]));
  const counted = await manager.query<{ id: string; count: number }[]>(
    `select m.partner_id as id, count(*)::integer as count from material_mark m join open_item o on o.id = m.item_id
      where m.partner_id = any($1::uuid[]) group by m.partner_id`,
    [ids],
  );
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  const { account } = context;
  return ids.flatMap((id) => {
    const partner = partners.get(id);
    if (!partner) return [];
    const { name, description, website, colour, international, licences, schoolIds, publishedAt } = partner;
    return [
      {
        ...{ id, name, description, website, colour, international },
        logo: logoOf(partner),
        path: partnerPath(partner),
        published: publishedAt !== null,
        materials: counts.get(id) ?? 0,
        enabled: account?.type === 'User' ? isEnabledFor(partner, account) : null,
        enabledFor: partnerVisibility(context) === 'all' ? { licences, schoolIds } : null,
      },
    ];
  });
}
