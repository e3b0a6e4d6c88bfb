import { MaterialMark, Partner } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { stillOpen } from './open-items.js';

interface Mark {
  approved?: boolean | undefined;
  /** null: no partner's any more */
  partnerId?: string | null | undefined;
}

/** Notes what the editors say of open material. @throws MATERIAL_NOT_OPEN for everything else, NOT_FOUND for a partner that is none */
export async function markMaterial(manager: EntityManager, itemId: string, { approved, partnerId }: Mark): Promise<void> {
  if (!(await stillOpen(manager, [itemId])).has(itemId)) throw apiError('MATERIAL_NOT_OPEN');
  const known = partnerId ? await manager.findOne(Partner, { where: { id: partnerId }, lock: { mode: 'for_key_share' } }) : null;
  if (partnerId && !known) throw apiError('NOT_FOUND');
  await manager.query('insert into material_mark (item_id) values ($1) on conflict do nothing', [itemId]);
  if (partnerId !== undefined) await manager.update(MaterialMark, { itemId }, { partnerId });
  // Not before its own last change: the clocks of two servers may differ.
  if (approved !== undefined)
    await manager.query(
      `update material_mark m set approved_at = case when $2 then greatest(now(), i.updated_at, i.content_changed_at) end
         from item i where i.id = m.item_id and m.item_id = $1`,
      [itemId, approved],
    );
}
