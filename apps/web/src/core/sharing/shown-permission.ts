import { type ContentKind, ITEM_TYPES, itemTypeOf, type Share, type VisitorPermission } from '@murmel/contracts';

/**
 * What the share dialog says that guests may do. As long as nobody else may open the item, it is what its tool is for,
 * unless somebody chose something else: that is what opening it then gives. What the tool does not know means reading there.
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
