import { SCHOOL_TEMPLATE_LICENCES, type TemplateFor } from '@murmel/contracts';
import { Item, itemAccessChanged } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, accountOf, itemOf } from '../../platform/asking.js';

/**
 * For whom an item is a template; `undefined` makes it the owner's, or none again. What is locked lets nobody in: for the school it is
 * lifted to what members see. For everybody it is opened where everything is opened, never here.
 * @throws NOT_FOUND, SCHOOL_LICENCE_NEEDED, NOT_IN_SCHOOL, TEMPLATE_NOT_OPEN
 */
export async function toggleTemplate(manager: EntityManager, asking: Asking, wanted: TemplateFor | null | undefined): Promise<void> {
  const { id } = itemOf(asking);
  const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!item || item.discardedAt) throw apiError('NOT_FOUND');
  const templateFor = wanted === undefined ? (item.templateFor ? null : 'me') : wanted;
  if (templateFor === 'school') {
    const { licence, schoolId } = accountOf(asking);
    if (!SCHOOL_TEMPLATE_LICENCES.includes(licence)) throw apiError('SCHOOL_LICENCE_NEEDED');
    if (schoolId === null) throw apiError('NOT_IN_SCHOOL');
  }
  if (templateFor === 'public' && (item.privacy !== 'public_for_all' || item.hiddenAt !== null)) throw apiError('TEMPLATE_NOT_OPEN');
  if (templateFor === item.templateFor) return;
  const lifted = templateFor === 'school' && item.privacy === 'locked';
  await manager.update(Item, { id }, { templateFor, ...(lifted && { privacy: 'members_only' as const }) });
  // Colleagues who look at it are asked again.
  await itemAccessChanged(manager, id);
}
