import {
  type ClassOperation,
  EDITORIAL_OPERATIONS,
  type EditorialOperation,
  featureOf,
  type ItemOperation,
  isForTeachersOnly,
  isReportable,
  type Operation,
  type ProjectOperation,
  type SchoolOperation,
  type ToolKey,
  toolOfKind,
} from '@murmel/contracts';
import { type Actor, isReviewer, isTeacher } from './actor.js';
import type { ClassFacts } from './class-facts.js';
import type { EditorialFacts } from './editorial-facts.js';
import { isClosedInIncognito, isKindClosedInIncognito } from './incognito.js';
import type { ItemFacts } from './item-facts.js';
import { type ItemRole, itemRoleOf } from './item-role.js';
import type { ProjectFacts } from './project-facts.js';
import type { SchoolFacts } from './school-facts.js';

export type DenyReason =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'in_trash'
  | 'password_required'
  | 'hidden'
  | 'under_review'
  | 'tool_off'
  | 'feature_off'
  | 'incognito';
export type Decision = { allow: true } | { allow: false; reason: DenyReason };

const ALLOW: Decision = { allow: true };
const deny = (reason: DenyReason): Decision => ({ allow: false, reason });

/** Standings that allow each operation on an item. A new operation does not compile until it has a line here. */
const ITEM_RULES = {
  'item.read': ['owner', 'author', 'observer', 'memberWrite', 'memberRead', 'guestWrite', 'guestRead', 'guestLook'],
  // Answering needs only the right to see (spec E4); in gallery mode an item is looked at, not answered (spec E2).
  'item.answer': ['owner', 'author', 'memberWrite', 'memberRead', 'guestWrite', 'guestRead'],
  'item.contribute': ['owner', 'author', 'memberWrite', 'guestWrite'],
  'item.update': ['owner', 'author', 'memberWrite'],
  // A pupil's things stay in the project: there is no link to them.
  'item.share': ['owner'],
  'item.discard': ['owner', 'author'],
  'item.restore': ['owner', 'author'],
  'item.destroy': ['owner', 'author'],
  'item.readHistory': ['owner', 'author', 'observer', 'memberWrite'],
  'item.restoreHistory': ['owner', 'author', 'memberWrite'],
  'item.readAuthors': ['owner', 'author', 'observer', 'memberWrite'],
  'item.readResponses': ['owner', 'author', 'observer', 'memberWrite'],
  'item.list': ['owner', 'author', 'memberWrite', 'memberRead'],
  // Teachers only, also from the gallery (spec E2); never what pupils made.
  'item.remix': ['owner', 'memberWrite', 'memberRead', 'guestWrite', 'guestRead', 'guestLook'],
  'item.report': ['memberWrite', 'memberRead', 'guestWrite', 'guestRead', 'guestLook'],
  // Owners cannot review their own items.
  'item.review': ['memberWrite', 'memberRead', 'guestWrite', 'guestRead', 'guestLook'],
  'item.askReview': ['owner'],
} as const satisfies Record<ItemOperation, readonly ItemRole[]>;

/** Reasons that forbid an operation although the standing would allow it. */
const OBSTACLES: { [Op in ItemOperation]?: (actor: Actor, facts: ItemFacts, standing: ItemRole) => DenyReason | undefined } = {
  // A copy of what is hidden could be opened again in the next moment.
  'item.remix': (actor, { hidden, disputed }, standing) => {
    if (!isTeacher(actor)) return 'forbidden';
    if (hidden) return 'hidden';
    return disputed && standing !== 'owner' && standing !== 'memberWrite' ? 'under_review' : undefined;
  },
  'item.report': (_actor, facts) => (isReportable(facts) && !facts.hidden ? undefined : 'forbidden'),
  'item.review': (actor, facts) => (isReviewer(actor) && facts.reported && isReportable(facts) ? undefined : 'forbidden'),
  'item.askReview': (_actor, facts) => (isReportable(facts) && facts.hidden ? undefined : 'forbidden'),
};

/** Roles per operation on a school class. */
const CLASS_RULES = {
  'class.read': ['owner', 'teacher'],
  'class.update': ['owner', 'teacher'],
  'class.manage': ['owner'],
  'class.leave': ['owner', 'teacher'],
  'class.visit': ['pupil'],
  'class.restore': ['owner'],
  'class.destroy': ['owner'],
} as const satisfies Record<ClassOperation, readonly NonNullable<ClassFacts['role']>[]>;

/** Roles per operation on a project. */
const PROJECT_RULES = {
  'project.read': ['owner', 'classOwner', 'teacher', 'pupil'],
  'project.update': ['owner'],
  'project.observe': ['owner', 'classOwner'],
  'project.visit': ['pupil'],
  'project.restore': ['owner'],
  'project.destroy': ['owner'],
} as const satisfies Record<ProjectOperation, readonly NonNullable<ProjectFacts['role']>[]>;

/** Roles that allow each operation on a school. Membership in one grants nothing on items, classes and pupils of colleagues. */
const SCHOOL_RULES = {
  'school.read': ['admin', 'member', 'installation'],
  'school.update': ['admin'],
  'school.manage': ['admin', 'installation'],
  'school.enrol': ['installation'],
  'school.leave': ['admin', 'member'],
} as const satisfies Record<SchoolOperation, readonly (NonNullable<SchoolFacts['role']> | 'installation')[]>;

/** Facts a decision can depend on; those not related to the operation are omitted. */
export interface Facts {
  item?: ItemFacts | undefined;
  schoolClass?: ClassFacts | undefined;
  /** for `account.createItem` and `account.useSpeech`: the project in which a pupil is */
  project?: ProjectFacts | undefined;
  school?: SchoolFacts | undefined;
  editorial?: EditorialFacts | undefined;
  /** the tool of which an item is to be made */
  makes?: ToolKey | undefined;
  /** the call or live topic that asks, as `isClosedInIncognito` names it */
  call?: string | undefined;
}

/** Operations of guests: only for these the password prompt would help. */
const ASKS_FOR_PASSWORD: ReadonlySet<ItemOperation> = new Set(['item.read', 'item.answer', 'item.contribute']);

/** Operations the owner may perform on an item in the trash; no others are allowed there. */
const IN_TRASH: ReadonlySet<Operation> = new Set([
  'item.restore',
  'item.destroy',
  'class.restore',
  'class.destroy',
  'project.restore',
  'project.destroy',
]);

/**
 * Operations on an item together with its children, never on a child itself: a child has no rights, no place in lists and no trash of its
 * own.
 */
const WITH_THE_PARENT: ReadonlySet<ItemOperation> = new Set([
  'item.list',
  'item.share',
  'item.discard',
  'item.restore',
  'item.remix',
  'item.report',
  'item.review',
  'item.askReview',
]);

/**
 * The one answer to "may they?", for HTTP, sockets, files and lists. Pure and total:
 * an unknown operation or a missing fact is a denial (architecture rule 3).
 */
export function decide(actor: Actor, operation: Operation, facts: Facts = {}): Decision {
  // Asked first: an admin who looks as another person does not learn here what exists.
  if (isClosedInIncognito(actor, operation, facts.call)) return deny('incognito');
  const decision = byRight(actor, operation, facts);
  const { item, call } = facts;
  if (decision.allow && item && call !== undefined && isKindClosedInIncognito(actor, item.kind, call)) return deny('incognito');
  // Callers without the right do not learn which features are switched off.
  return decision.allow ? unlessOff(actor, operation, facts) : decision;
}

/**
 * Denies operations on tools and parts of tools that are switched off for the actor (spec SES-05); existing items stay as
 * they are.
 */
function unlessOff({ off }: Actor, operation: Operation, { item, makes }: Facts): Decision {
  if (!off) return ALLOW;
  const made = operation === 'item.remix' && item ? toolOfKind(item.kind) : makes;
  if (made && off.tools.includes(made)) return deny('tool_off');
  const feature = item && isItemOperation(operation) ? featureOf(item.kind, operation) : undefined;
  return feature !== undefined && off.features.includes(feature) ? deny('feature_off') : ALLOW;
}

function byRight(actor: Actor, operation: Operation, facts: Facts): Decision {
  if (isItemOperation(operation)) return facts.item ? decideOnItem(actor, operation, facts.item) : deny('not_found');
  if (isClassOperation(operation)) return decideIn(actor, operation, CLASS_RULES[operation], facts.schoolClass);
  if (isProjectOperation(operation)) return decideIn(actor, operation, PROJECT_RULES[operation], facts.project);
  if (isSchoolOperation(operation)) return decideInSchool(actor, operation, facts.school);
  if (isEditorialOperation(operation)) return decideOnEditorial(actor, operation, facts.editorial);
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
    case 'account.createItem':
      if (isTeacher(actor)) return ALLOW;
      if (facts.makes && isForTeachersOnly(facts.makes)) return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
      if (actor.account && facts.project?.role === 'pupil' && facts.project.state === 'active') return ALLOW;
      return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'account.useSpeech':
      if (isTeacher(actor)) return ALLOW;
      if (actor.account && facts.project?.role === 'pupil' && facts.project.state === 'active' && facts.project.speech) return ALLOW;
      return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'teacher.read':
    case 'teacher.update':
    case 'teacher.create':
    case 'teacher.listItems':
      if (isTeacher(actor)) return ALLOW;
      return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'review.list':
      if (isReviewer(actor)) return ALLOW;
      return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'administration.listSchools':
    case 'administration.edit':
    case 'administration.manageReviewers':
    case 'administration.lookAs':
    case 'administration.readProtocol':
    case 'administration.readPeople':
    case 'administration.managePeople':
    case 'administration.manageLicences':
    case 'administration.manageSchools':
    case 'administration.manageSignOn':
      if (isAdmin(actor)) return ALLOW;
      return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
    case 'operator.readMetrics':
      return actor.operator ? ALLOW : deny('not_found');
    default:
      return deny('forbidden');
  }
}

function decideOnItem(actor: Actor, operation: ItemOperation, facts: ItemFacts): Decision {
  const standing = itemRoleOf(actor, facts);
  if (standing === 'none') return deny('not_found');
  if (standing === 'mustAsk') {
    return deny(ASKS_FOR_PASSWORD.has(operation) ? 'password_required' : 'not_found');
  }
  // An item without a trash of its own is deleted for good from where it is.
  const inTrash = IN_TRASH.has(operation) && facts.parentId === null;
  // Only a user who can restore the item learns that it is in the trash; for all others it is not found.
  if (facts.discarded !== inTrash) return deny(facts.discarded && facts.parentId === null ? 'in_trash' : 'not_found');
  if (facts.parentId !== null && WITH_THE_PARENT.has(operation)) return deny('forbidden');
  const allowed: readonly ItemRole[] = ITEM_RULES[operation];
  const obstacle = allowed.includes(standing) ? OBSTACLES[operation]?.(actor, facts, standing) : 'forbidden';
  return obstacle ? deny(obstacle) : ALLOW;
}

/**
 * Foreign classes and projects look as if they were not there. What is for teachers only is forbidden to every pupil, whether it is there or not
 * (spec PUP-10).
 */
function decideIn<Role extends string>(
  actor: Actor,
  operation: ClassOperation | ProjectOperation,
  allowed: readonly Role[],
  { role, discarded }: { role: Role | 'pupil' | null; discarded: boolean } = { role: null, discarded: false },
): Decision {
  const isPupil = actor.account?.type === 'Pupil';
  if (isPupil && !(allowed as readonly string[]).includes('pupil')) return deny('forbidden');
  if (!actor.account || !role || isPupil !== (role === 'pupil') || discarded !== IN_TRASH.has(operation)) return deny('not_found');
  return (allowed as readonly string[]).includes(role) ? ALLOW : deny('forbidden');
}

/** An admin of the installation has a place in every school, besides the one they may have in it as a teacher. */
function decideInSchool(actor: Actor, operation: SchoolOperation, facts: SchoolFacts | undefined): Decision {
  if (actor.account?.type === 'Pupil') return deny('forbidden');
  const places = [facts?.role, actor.account?.admin ? 'installation' : null].filter((place) => place !== null && place !== undefined);
  if (!isTeacher(actor) || !facts || places.length === 0) return deny('not_found');
  const allowed: readonly string[] = SCHOOL_RULES[operation];
  return places.some((place) => allowed.includes(place)) ? ALLOW : deny('forbidden');
}

/** Decides on editorial content. Unpublished content is reported as not found; only admins of the installation create it. */
function decideOnEditorial(actor: Actor, operation: EditorialOperation, facts: EditorialFacts | undefined): Decision {
  const admin = isAdmin(actor);
  if (!facts || (!admin && (!facts.published || facts.forOthers))) return deny('not_found');
  if (operation === 'editorial.read' || admin || (operation === 'editorial.use' && isTeacher(actor))) return ALLOW;
  return deny(actor.account || actor.visitorId ? 'forbidden' : 'unauthorized');
}

const isAdmin = (actor: Actor): boolean => isTeacher(actor) && actor.account?.admin === true;

function isEditorialOperation(operation: Operation): operation is EditorialOperation {
  return (EDITORIAL_OPERATIONS as readonly Operation[]).includes(operation);
}

function isSchoolOperation(operation: Operation): operation is SchoolOperation {
  return Object.hasOwn(SCHOOL_RULES, operation);
}

function isClassOperation(operation: Operation): operation is ClassOperation {
  return Object.hasOwn(CLASS_RULES, operation);
}

function isProjectOperation(operation: Operation): operation is ProjectOperation {
  return Object.hasOwn(PROJECT_RULES, operation);
}

function isItemOperation(operation: Operation): operation is ItemOperation {
  return Object.hasOwn(ITEM_RULES, operation);
}
