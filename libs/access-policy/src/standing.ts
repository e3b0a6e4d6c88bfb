import type { Actor } from './actor.js';
import type { ItemFacts } from './item-facts.js';

/** How somebody stands to one item. `mustAsk` is the password prompt: the item exists, the right is one word away. */
export const STANDINGS = ['none', 'mustAsk', 'guestLook', 'guestRead', 'guestWrite', 'memberRead', 'memberWrite', 'owner'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Decisions E2-E5: owner, then invited members, then guests by privacy level and visitor permission. */
export function standingTo(actor: Actor, facts: ItemFacts): Standing {
  if (actor.account?.type === 'User' && actor.account.id === facts.ownerId) return 'owner';
  if (facts.discarded || facts.privacy === 'locked') return 'none';
  if (actor.account?.type === 'User' && facts.memberRole) return facts.memberRole === 'write' ? 'memberWrite' : 'memberRead';
  return guestStanding(facts);
}

function guestStanding(facts: ItemFacts): Standing {
  if (facts.visitorPermission === 'visitor_permissions_invisible') return 'none';
  const guest: Standing = facts.visitorPermission === 'visitor_permissions_write' ? 'guestWrite' : 'guestRead';
  switch (facts.privacy) {
    case 'locked':
    case 'members_only':
      return 'none';
    case 'password_protected':
      return facts.presented.password || facts.grant === 'password' ? guest : 'mustAsk';
    case 'secret':
      return facts.presented.token || facts.grant === 'token' ? guest : 'none';
    case 'public_for_all':
      // In gallery mode an item is looked at, not answered (decision E2).
      return facts.presented.publicToken ? 'guestLook' : guest;
  }
}
