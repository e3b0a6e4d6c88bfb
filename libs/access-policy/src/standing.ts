import type { Actor } from './actor.js';
import type { ItemFacts } from './item-facts.js';

/**
 * How somebody stands to one item. `mustAsk` is the password prompt: the item exists, the right is one word away.
 * `author`: a pupil whose own it is; `observer`: a teacher who sees pupils' work.
 */
export const STANDINGS = [
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
export type Standing = (typeof STANDINGS)[number];

/** Decisions E2-E5: owner, then invited members, then guests by privacy level and visitor permission. */
export function standingTo(actor: Actor, facts: ItemFacts): Standing {
  if (actor.account?.type === 'User' && actor.account.id === facts.ownerId) return 'owner';
  if (actor.account?.type === 'Pupil' && actor.account.id === facts.ownerId && facts.project === 'author') return 'author';
  if (facts.discarded) return 'none';
  if (actor.account && facts.project) return inProject(facts);
  if (facts.privacy === 'locked') return 'none';
  if (actor.account?.type === 'User' && facts.memberRole) return facts.memberRole === 'write' ? 'memberWrite' : 'memberRead';
  return guestStanding(facts);
}

/** What a project says goes before what the item's privacy says, but for one that has ended (decision E4a). */
function inProject(facts: ItemFacts): Standing {
  switch (facts.project) {
    case 'write':
      return 'guestWrite';
    case 'read':
      return 'guestRead';
    case 'teacher':
      return 'observer';
    case 'look': {
      const guest = facts.privacy === 'locked' ? 'none' : guestStanding(facts);
      return guest === 'none' || guest === 'mustAsk' ? 'guestLook' : guest;
    }
    default:
      // A teacher who pauses wants nobody to write, whatever link somebody has.
      return 'guestLook';
  }
}

function guestStanding(facts: ItemFacts): Standing {
  if (facts.visitorPermission === 'visitor_permissions_invisible') return 'none';
  const guest: Standing = facts.visitorPermission === 'visitor_permissions_write' ? 'guestWrite' : 'guestRead';
  switch (facts.privacy) {
    case 'locked':
    case 'members_only':
      return 'none';
    case 'password_protected':
      return facts.presented.password || facts.granted.password ? guest : 'mustAsk';
    case 'secret':
      return facts.presented.token || facts.granted.token ? guest : 'none';
    case 'public_for_all':
      // In gallery mode an item is looked at, not answered (decision E2).
      return facts.presented.publicToken ? 'guestLook' : guest;
  }
}
