import { SCHOOL_TEMPLATE_LICENCES, type TemplateFor } from '@murmel/contracts';
import { Item, publishItemAccessChanged } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, itemOf, type RequestContext } from '../../platform/request-context.js';
import { refuseUnconfirmedAccess } from '../folder-tree/confirm-wider-access.js';
import { lockFolders } from '../folder-tree/folder-placement.js';
import type { LockedContent } from '../items/locked-content.js';

/** Requested audience of a template. */
export interface WantedTemplate {
  templateFor?: TemplateFor | null | undefined;
  /** the caller who lifts a lock agrees that others get access through a folder */
  agreed?: boolean | undefined;
}

/**
 * Sets for whom an item is a template; `undefined` makes it the owner's, or none again. A locked item grants no access: for the
 * school it is unlocked for members, which opens it to those of the folders around it, too. Making it public happens where all items
 * are published, never here.
 * @throws NOT_FOUND, SCHOOL_LICENCE_NEEDED, NOT_IN_SCHOOL, TEMPLATE_NOT_OPEN, ITEM_STAYS_LOCKED, FOLDER_IS_SHARED with the audience as long as the
 *   caller has not agreed
 */
export async function toggleTemplate(
  manager: EntityManager,
  context: RequestContext,
  locked: LockedContent,
  { templateFor: wanted, agreed = false }: WantedTemplate,
): Promise<void> {
  const { id } = itemOf(context);
  // Locked before the item, as moving items does.
  await lockFolders(manager, accountOf(context).id);
  const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!item || item.discardedAt) throw apiError('NOT_FOUND');
  const templateFor = wanted === undefined ? (item.templateFor ? null : 'me') : wanted;
  if (templateFor === 'school') {
    const { licence, schoolId } = accountOf(context);
    if (!SCHOOL_TEMPLATE_LICENCES.includes(licence)) throw apiError('SCHOOL_LICENCE_NEEDED');
    if (schoolId === null) throw apiError('NOT_IN_SCHOOL');
  }
  if (templateFor === 'public' && (item.privacy !== 'public_for_all' || item.hiddenAt !== null)) throw apiError('TEMPLATE_NOT_OPEN');
  if (templateFor === item.templateFor) return;
  if (templateFor) await locked.refuse(manager, item);
  const privacy = templateFor === 'school' && item.privacy === 'locked' ? 'members_only' : item.privacy;
  if (!agreed) await refuseUnconfirmedAccess(manager, [{ item, before: item, after: { ...item, privacy } }]);
  await manager.update(Item, { id }, { templateFor, privacy });
  // Colleagues who look at it are asked again.
  await publishItemAccessChanged(manager, id);
}
