import { type ContentKind, ITEM_TYPES, itemTypeOf, type Share, type VisitorPermission } from '@murmel/contracts';

/**
 * Returns the guest permission shown in the share dialog. While the item is locked, it is the default of its tool, unless another one was
 * chosen: opening the item grants it. A permission unknown to the tool means reading there.
 */
export function shownPermission(
  kind: ContentKind,
  { privacy, visitorPermission }: Pick<Share, 'privacy' | 'visitorPermission'>,
): VisitorPermission {
  const type = itemTypeOf(kind);
  if (!type) return visitorPermission;
  const { visitors, opensWith } = ITEM_TYPES[type].capabilities;
  const known = visitorPermission in visitors ? visitorPermission : 'visitor_permissions_read';
  return privacy === 'locked' && known === 'visitor_permissions_read' ? opensWith : known;
}
