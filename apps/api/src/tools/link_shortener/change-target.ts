import { LINK_LIMITS, type LinkTarget } from '@murmel/contracts';
import { newId, ShortLink, ShortLinkTarget } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Changes the target from now on; the earlier target stays recorded (spec C34). */
export async function changeTarget(manager: EntityManager, itemId: string, url: string): Promise<void> {
  await manager.update(ShortLink, { itemId }, { url });
  await manager.insert(ShortLinkTarget, { id: newId(), itemId, url, since: new Date() });
  await manager.query(
    'delete from short_link_target where id in (select id from short_link_target where item_id = $1 order by since desc, id desc offset $2)',
    [itemId, LINK_LIMITS.targets],
  );
}

/** The newest first; between two targets it may have had none. */
export async function targetsOf(manager: EntityManager, itemId: string): Promise<LinkTarget[]> {
  const rows = await manager.find(ShortLinkTarget, { where: { itemId }, order: { since: 'DESC', id: 'DESC' } });
  return rows
    .map(({ url, since }, index) => ({ url, since: since.toISOString(), until: rows[index - 1]?.since.toISOString() ?? null }))
    .filter(({ url }) => url !== '');
}
