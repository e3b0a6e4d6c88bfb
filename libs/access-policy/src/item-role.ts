import { isReportable } from '@murmel/contracts';
import { type Actor, isReviewer } from './actor.js';
import { type FolderFacts, type ItemFacts, NOTHING_PRESENTED } from './item-facts.js';

/**
 * Standing of an actor on one item. `mustAsk` is the password prompt: the item exists, only the password is missing. `author`: a pupil who
 * made the item; `observer`: a teacher who sees pupils' work.
 */
export const ITEM_ROLES = [
  'none',
  'mustAsk',
  'guestLook',
  'guestRead',
  'guestWrite',
  'memberRead',
  'memberWrite',
  'observer',
  'author',
  'owner',
] as const;
export type ItemRole = (typeof ITEM_ROLES)[number];

/**
 * Owner, then invited members, then guests by privacy level and visitor permission, or by a folder around it
 * (spec E2, E3, E4, E5 and E29).
 */
export function itemRoleOf(actor: Actor, facts: ItemFacts): ItemRole {
  if (actor.account?.type === 'User' && actor.account.id === facts.ownerId) return 'owner';
  if (actor.account?.type === 'Pupil' && actor.account.id === facts.ownerId && facts.project === 'author') return 'author';
  if (facts.discarded) return 'none';
  if (actor.account && facts.project) return inProject(facts);
  const own = stronger(byItself(actor, facts), inFolders(actor, facts));
  // Grants the rights needed to continue one response, and nothing that could be kept beyond it.
  const standing = facts.lent && !actor.account ? stronger(own, 'guestRead') : own;
  return looksAsReviewer(actor, facts) ? stronger(standing, 'guestLook') : standing;
}

/**
 * True for callers in gallery mode who know the item only because it is open to the world: they look at the author's content, never at
 * what others wrote (spec E2).
 */
export function looksInGallery(actor: Actor, facts: ItemFacts): boolean {
  return facts.privacy === 'public_for_all' && facts.presented.publicToken && itemRoleOf(actor, facts) === 'guestLook';
}

function byItself(actor: Actor, facts: ItemFacts): ItemRole {
  if (facts.privacy === 'locked') return 'none';
  if (isMember(actor, facts)) return facts.memberRole === 'write' ? 'memberWrite' : 'memberRead';
  const guest = guestRole(facts);
  const colleague =
    !facts.hidden && facts.schoolTemplate && actor.account?.type === 'User' && facts.visitorPermission !== 'visitor_permissions_invisible';
  // A colleague looks at a template and copies it, as in the gallery, without any password.
  return colleague && (guest === 'none' || guest === 'mustAsk') ? 'guestLook' : guest;
}

/** True if a moderator views reported content, and no other content hidden from others (spec E21). */
const looksAsReviewer = (actor: Actor, facts: ItemFacts): boolean =>
  isReviewer(actor) && facts.reported && isReportable(facts) && facts.visitorPermission !== 'visitor_permissions_invisible';
const isMember = (actor: Actor, { memberRole }: Pick<ItemFacts, 'memberRole'>): boolean =>
  actor.account?.type === 'User' && memberRole !== null;
const weaker = (one: ItemRole, other: ItemRole): ItemRole => (ITEM_ROLES.indexOf(one) < ITEM_ROLES.indexOf(other) ? one : other);
const stronger = (one: ItemRole, other: ItemRole): ItemRole => (weaker(one, other) === one ? other : one);

/**
 * Returns the standing that folders around an item give (spec E29): the weakest of those that the item, the folders in between and the
 * shared one allow, and never more than a guest's. A locked item stays locked, and so does all content of a locked folder.
 */
function inFolders(actor: Actor, facts: ItemFacts): ItemRole {
  const asked = facts.granted.password || facts.presented.password;
  let best: ItemRole = 'none';
  let onTheWay = (member: boolean): ItemRole => openness({ ...facts, granted: { ...facts.granted, password: asked } }, member);
  for (const folder of facts.folders) {
    const below = onTheWay;
    const member = isMember(actor, folder);
    const entrance = folder.privacy === 'locked' ? 'none' : member ? rightOf(folder.memberRole === 'write') : guestRole(folder);
    best = stronger(best, weaker(unlessAsked(entrance), below(member)));
    onTheWay = (asMember) => weaker(unlessAsked(openness(folder, asMember)), below(asMember));
  }
  return best;
}

/** A folder whose password was not entered grants no access to its items; only an item's own password can still prompt. */
const unlessAsked = (standing: ItemRole): ItemRole => (standing === 'mustAsk' ? 'none' : standing);
const rightOf = (write: boolean): ItemRole => (write ? 'guestWrite' : 'guestRead');

/** Returns the standing for users who come to it by a folder: the folder stands for its link, not for its password. */
function openness(facts: FolderFacts, member: boolean): ItemRole {
  if (facts.privacy === 'members_only' && member) return 'guestWrite';
  return guestRole({ ...facts, granted: { ...facts.granted, token: true } });
}

/** Returns the standing from a project, which takes precedence over the item's privacy unless the project has ended (spec E4a). */
function inProject(facts: ItemFacts): ItemRole {
  switch (facts.project) {
    case 'write':
      return 'guestWrite';
    case 'read':
      return 'guestRead';
    case 'teacher':
      return 'observer';
    case 'look': {
      const guest = facts.privacy === 'locked' ? 'none' : guestRole(facts);
      return guest === 'none' || guest === 'mustAsk' ? 'guestLook' : guest;
    }
    default:
      // A paused project blocks all writes, whatever link the user has.
      return 'guestLook';
  }
}

function guestRole(facts: FolderFacts & Partial<Pick<ItemFacts, 'presented'>>): ItemRole {
  const { presented = NOTHING_PRESENTED } = facts;
  if (facts.hidden || facts.visitorPermission === 'visitor_permissions_invisible') return 'none';
  const guest: ItemRole = facts.visitorPermission === 'visitor_permissions_write' ? 'guestWrite' : 'guestRead';
  switch (facts.privacy) {
    case 'locked':
    case 'members_only':
      return 'none';
    case 'password_protected':
      return presented.password || facts.granted.password ? guest : 'mustAsk';
    case 'secret':
      return presented.token || facts.granted.token ? guest : 'none';
    case 'public_for_all':
      // In gallery mode an item is looked at, not answered (spec E2).
      return presented.publicToken ? 'guestLook' : guest;
  }
}
