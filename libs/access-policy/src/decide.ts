import type { ClassOperation, ItemOperation, Operation } from '@murmel/contracts';
import { isTeacher, type Actor } from './actor.js';
import type { ClassFacts } from './class-facts.js';
import type { ItemFacts } from './item-facts.js';
import { standingTo, type Standing } from './standing.js';

export type DenyReason = 'unauthorized' | 'forbidden' | 'not_found' | 'password_required';
export type Decision = { allow: true } | { allow: false; reason: DenyReason };

const ALLOW: Decision = { allow: true };
const deny = (reason: DenyReason): Decision => ({ allow: false, reason });

/** Who may do what to an item. A new operation does not compile until it has a line here. */
const ITEM_RULES = {
  'item.read': ['owner', 'memberWrite', 'memberRead', 'guestWrite', 'guestRead', 'guestLook'],
  // Answering needs only the right to see (decision E4); in gallery mode an item is looked at, not answered (E2).
  'item.answer': ['owner', 'memberWrite', 'memberRead', 'guestWrite', 'guestRead'],
  'item.contribute': ['owner', 'memberWrite', 'guestWrite'],
  'item.update': ['owner', 'memberWrite'],
  'item.share': ['owner'],
  'item.discard': ['owner'],
  'item.restore': ['owner'],
  'item.destroy': ['owner'],
  'item.readHistory': ['owner', 'memberWrite'],
  'item.restoreHistory': ['owner', 'memberWrite'],
  'item.readAuthors': ['owner', 'memberWrite'],
  'item.readResponses': ['owner', 'memberWrite'],
  'item.list': ['owner', 'memberWrite', 'memberRead'],
} as const satisfies Record<ItemOperation, readonly Standing[]>;

/** Who may do what in a school class. */
const CLASS_RULES = {
  'class.read': ['owner', 'teacher'],
  'class.update': ['owner', 'teacher'],
  'class.manage': ['owner'],
  // The owner hands a class over or deletes it.
  'class.leave': ['teacher'],
} as const satisfies Record<ClassOperation, readonly NonNullable<ClassFacts['role']>[]>;

/** What guests do: only there the password would help. */
const ASKS_FOR_PASSWORD: ReadonlySet<ItemOperation> = new Set(['item.read', 'item.answer', 'item.contribute']);

/** What the owner may do to an item in the trash; nothing else happens there. */
const IN_TRASH: ReadonlySet<ItemOperation> = new Set(['item.restore', 'item.destroy']);

/**
 * The one answer to "may they?", for HTTP, sockets, files and lists. Pure and total:
 * an unknown operation or a missing fact is a denial.
 */
export function decide(actor: Actor, operation: Operation, facts?: ItemFacts, schoolClass?: ClassFacts): Decision {
  if (isItemOperation(operation)) return facts ? decideOnItem(actor, operation, facts) : deny('not_found');
  if (isClassOperation(operation)) return decideInClass(actor, operation, schoolClass);
  switch (operation) {
    case 'open.read':
    case 'open.signIn':
    case 'open.becomeVisitor':
    case 'open.report':
      return ALLOW;
    case 'self.read':
    case 'self.update':
    case 'self.signOut':
      return actor.account || actor.visitorId ? ALLOW : deny('unauthorized');
    case 'account.update':
      if (actor.account) return ALLOW;
      return deny(actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'teacher.read':
    case 'teacher.update':
    case 'teacher.createItem':
    case 'teacher.listItems':
      if (isTeacher(actor)) return ALLOW;
      return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'operator.readMetrics':
      return actor.operator ? ALLOW : deny('not_found');
    default:
      return deny('forbidden');
  }
}

function decideOnItem(actor: Actor, operation: ItemOperation, facts: ItemFacts): Decision {
  const standing = standingTo(actor, facts);
  if (standing === 'none') return deny('not_found');
  if (standing === 'mustAsk') {
    return deny(ASKS_FOR_PASSWORD.has(operation) ? 'password_required' : 'not_found');
  }
  if (facts.discarded !== IN_TRASH.has(operation)) return deny('not_found');
  const allowed: readonly Standing[] = ITEM_RULES[operation];
  return allowed.includes(standing) ? ALLOW : deny('forbidden');
}

/** Foreign classes look as if they were not there. */
function decideInClass(actor: Actor, operation: ClassOperation, facts: ClassFacts | undefined): Decision {
  if (!isTeacher(actor) || !facts?.role) return deny('not_found');
  const allowed: readonly NonNullable<ClassFacts['role']>[] = CLASS_RULES[operation];
  return allowed.includes(facts.role) ? ALLOW : deny('forbidden');
}

function isClassOperation(operation: Operation): operation is ClassOperation {
  return Object.hasOwn(CLASS_RULES, operation);
}

function isItemOperation(operation: Operation): operation is ItemOperation {
  return Object.hasOwn(ITEM_RULES, operation);
}
