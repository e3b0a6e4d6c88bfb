import { type ContentKind, ITEM_TOPIC, type Operation, TOOLS } from '@murmel/contracts';
import type { Actor } from './actor.js';
import { OPEN_IN_INCOGNITO } from './incognito-open-calls.js';

/**
 * Operations while an admin looks as another person (spec INC-01, T-47). A new operation does not compile until it has a line here. Of open
 * ones each call has one of its own in `incognito-open-calls.ts` or `incognito-closed-calls.ts`.
 */
const OPERATIONS = {
  'open.read': 'open',
  'open.signIn': 'open',
  'open.becomeVisitor': 'closed',
  'open.report': 'open',
  'self.read': 'open',
  'self.update': 'closed',
  'self.signOut': 'open',
  'account.update': 'open',
  'account.createItem': 'open',
  'account.useSpeech': 'closed',
  'teacher.read': 'open',
  'teacher.update': 'open',
  'teacher.create': 'open',
  'teacher.listItems': 'open',
  'item.read': 'open',
  'item.answer': 'closed',
  'item.contribute': 'open',
  'item.update': 'open',
  'item.share': 'closed',
  'item.discard': 'closed',
  'item.restore': 'closed',
  'item.destroy': 'closed',
  'item.readHistory': 'open',
  'item.restoreHistory': 'open',
  'item.readAuthors': 'open',
  'item.readResponses': 'closed',
  'item.list': 'open',
  'item.remix': 'closed',
  'item.report': 'closed',
  'item.review': 'closed',
  'item.askReview': 'closed',
  'class.read': 'open',
  'class.update': 'closed',
  'class.manage': 'closed',
  'class.leave': 'closed',
  'class.visit': 'open',
  'class.restore': 'closed',
  'class.destroy': 'closed',
  'project.read': 'open',
  'project.update': 'closed',
  'project.observe': 'open',
  'project.visit': 'open',
  'project.restore': 'closed',
  'project.destroy': 'closed',
  'school.read': 'open',
  'school.update': 'closed',
  'school.manage': 'closed',
  'school.enrol': 'closed',
  'school.leave': 'closed',
  'editorial.read': 'open',
  'editorial.use': 'closed',
  'editorial.update': 'closed',
  'review.list': 'closed',
  'administration.listSchools': 'closed',
  'administration.edit': 'closed',
  'administration.manageReviewers': 'closed',
  'administration.lookAs': 'closed',
  'administration.readProtocol': 'closed',
  'administration.readPeople': 'closed',
  'administration.managePeople': 'closed',
  'administration.manageLicences': 'closed',
  'administration.manageSchools': 'closed',
  'administration.manageSignOn': 'closed',
  'operator.readMetrics': 'closed',
} as const satisfies Record<Operation, 'open' | 'closed'>;

/** Open only where the person is a teacher. */
const BY_THEMSELVES: ReadonlySet<Operation> = new Set(['account.createItem', 'item.contribute', 'item.update', 'item.restoreHistory']);

/** Items whose live state is what others answered, or a recording. */
const STATES_OF_OTHERS: ReadonlySet<ContentKind> = new Set(
  (['surveys', 'pupil_feedback', 'correction_aid', 'audio_recorder', 'screen_recorder', 'video_recorder'] as const).map(
    (tool) => TOOLS[tool].kind,
  ),
);

/** Calls about the bytes of files, whatever they belong to. */
const FILES = /^\w+ \/(owner_files|image_attachments|uploads)\b/;

/**
 * True if an admin who looks as another person may not do this, whatever that person may.
 * @param call `METHOD /path` of the contract or `LIVE topic`; absent: the right as such, as for a button
 */
export function isClosedInIncognito({ incognito, account }: Actor, operation: Operation, call?: string): boolean {
  if (!incognito) return false;
  const standing: 'open' | 'closed' | undefined = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined;
  // Words of pupils and guests are their answers.
  if (BY_THEMSELVES.has(operation) && account?.type !== 'User') return true;
  return standing !== 'open' || (call !== undefined && !OPEN_IN_INCOGNITO.has(call));
}

/** Says the same of what an item of this kind holds: its live state and its files. Asked once it is known that the person may. */
export function isKindClosedInIncognito({ incognito }: Actor, kind: ContentKind, call: string): boolean {
  return incognito !== undefined && STATES_OF_OTHERS.has(kind) && (call === `LIVE ${ITEM_TOPIC.name}` || FILES.test(call));
}
