/**
 * Operations a caller can request. Every call names one of these; `decide` authorizes it. `open.*` needs no identity, `self.*` any
 * identity, `account.*` a teacher or pupil, `teacher.*` a teacher, `item.*` a right on one item, `class.*` a place in one school class,
 * `project.*` in one of its projects, `school.*` one in a school, `editorial.*` published editorial content, `review.*` a reviewer of open
 * material, `administration.*` an admin of the installation.
 */
export const OPEN_OPERATIONS = ['open.read', 'open.signIn', 'open.becomeVisitor', 'open.report'] as const;
export const SELF_OPERATIONS = ['self.read', 'self.update', 'self.signOut'] as const;
/** `createItem`: teachers always, pupils inside a project that runs; `useSpeech`: pupils only where that project allows it. */
export const ACCOUNT_OPERATIONS = ['account.update', 'account.createItem', 'account.useSpeech'] as const;
export const TEACHER_OPERATIONS = ['teacher.read', 'teacher.update', 'teacher.create', 'teacher.listItems'] as const;
/**
 * `report`: report a problem of open material to the moderators; `review`: decide about it; `askReview`: its owner requests another
 * decision.
 */
export const ITEM_OPERATIONS = [
  'item.read',
  'item.answer',
  'item.contribute',
  'item.update',
  'item.share',
  'item.discard',
  'item.restore',
  'item.destroy',
  'item.readHistory',
  'item.restoreHistory',
  'item.readAuthors',
  'item.readResponses',
  'item.list',
  'item.remix',
  'item.report',
  'item.review',
  'item.askReview',
] as const;
/** `manage`: what only the owner does; `visit`: what its pupils do; `restore`, `destroy`: what its owner does in the trash. */
export const CLASS_OPERATIONS = [
  'class.read',
  'class.update',
  'class.manage',
  'class.leave',
  'class.visit',
  'class.restore',
  'class.destroy',
] as const;
/** `observe`: see what pupils do and make (spec E21); `visit`: what the pupils of its class do; the last two in the trash. */
export const PROJECT_OPERATIONS = [
  'project.read',
  'project.update',
  'project.observe',
  'project.visit',
  'project.restore',
  'project.destroy',
] as const;
/**
 * `update`: name and invitations; `manage`: members and their roles; `enrol`: add a member without asking, for admins of the installation.
 */
export const SCHOOL_OPERATIONS = ['school.read', 'school.update', 'school.manage', 'school.enrol', 'school.leave'] as const;
/** `use`: copy or remember it; `update`: what its editors do. */
export const EDITORIAL_OPERATIONS = ['editorial.read', 'editorial.use', 'editorial.update'] as const;
export const REVIEW_OPERATIONS = ['review.list'] as const;
/**
 * `edit`: make collections and partners, and say of open material that it was looked at; `lookAs`: see murmel as another person;
 * `readProtocol`: who did so, when and why.
 */
export const ADMINISTRATION_OPERATIONS = [
  'administration.listSchools',
  'administration.edit',
  'administration.manageReviewers',
  'administration.lookAs',
  'administration.readProtocol',
  'administration.readPeople',
  'administration.managePeople',
  'administration.manageLicences',
  'administration.manageSchools',
  'administration.manageSignOn',
] as const;
export const OPERATOR_OPERATIONS = ['operator.readMetrics'] as const;

export const OPERATIONS = [
  ...OPEN_OPERATIONS,
  ...SELF_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...TEACHER_OPERATIONS,
  ...ITEM_OPERATIONS,
  ...CLASS_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...SCHOOL_OPERATIONS,
  ...EDITORIAL_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...ADMINISTRATION_OPERATIONS,
  ...OPERATOR_OPERATIONS,
] as const;

export type ItemOperation = (typeof ITEM_OPERATIONS)[number];
export type ClassOperation = (typeof CLASS_OPERATIONS)[number];
export type SchoolOperation = (typeof SCHOOL_OPERATIONS)[number];
export type EditorialOperation = (typeof EDITORIAL_OPERATIONS)[number];
export type ProjectOperation = (typeof PROJECT_OPERATIONS)[number];
export type Operation = (typeof OPERATIONS)[number];

/** The abilities that travel with an item, so that a button and a 403 cannot disagree. */
export const ITEM_ABILITIES = [
  'read',
  'answer',
  'contribute',
  'update',
  'share',
  'discard',
  'restore',
  'destroy',
  'readHistory',
  'restoreHistory',
  'readAuthors',
  'readResponses',
  'remix',
  'report',
  'review',
  'askReview',
] as const;
export type ItemAbility = (typeof ITEM_ABILITIES)[number];
