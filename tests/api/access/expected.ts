import { OPEN_IN_INCOGNITO } from '@murmel/access-policy';
import type { Operation } from '@murmel/contracts';
import { HOLDS_SECONDS } from '../../support/on-this-machine.js';
import type { Route } from './routes.js';

/** Expected result for an actor: the call's own answer, or a refusal of the authorizer. */
export type Expected = 'in' | '401' | '403' | '404' | 'ask';
export type ActorName =
  | 'teacher'
  | 'coTeacher'
  | 'reader'
  | 'otherTeacher'
  | 'admin'
  | 'impersonator'
  | 'pupil'
  | 'otherPupil'
  | 'visitor'
  | 'visitorWithout'
  | 'nobody'
  | 'nobodyWithToken';

/**
 * Written by hand, on purpose not asked from `decide`. The item is `secret` with "guests may write".
 * A project shares it with the class of `pupil`, to be written in: there a pupil does what a guest with the link does.
 */
const ON_ITEM: Record<string, Partial<Record<ActorName, Expected>>> = {
  'item.read': { teacher: 'in', coTeacher: 'in', reader: 'in', visitor: 'in', nobodyWithToken: 'in' },
  'item.answer': { teacher: 'in', coTeacher: 'in', reader: 'in', visitor: 'in', nobodyWithToken: 'in' },
  'item.contribute': { teacher: 'in', coTeacher: 'in', reader: '403', visitor: 'in', nobodyWithToken: 'in' },
  'item.update': { teacher: 'in', coTeacher: 'in', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.share': { teacher: 'in', coTeacher: '403', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.discard': { teacher: 'in', coTeacher: '403', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.readHistory': { teacher: 'in', coTeacher: 'in', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.restoreHistory': { teacher: 'in', coTeacher: 'in', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.readAuthors': { teacher: 'in', coTeacher: 'in', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.readResponses': { teacher: 'in', coTeacher: 'in', reader: '403', visitor: '403', nobodyWithToken: '403' },
  'item.remix': { teacher: 'in', coTeacher: 'in', reader: 'in', visitor: '403', nobodyWithToken: '403' },
  // Only publicly open items can be reported, and this one is not: readers are refused.
  ...Object.fromEntries(
    ['item.report', 'item.review', 'item.askReview'].map((operation) => [
      operation,
      { teacher: '403', coTeacher: '403', reader: '403', visitor: '403', nobodyWithToken: '403' } as const,
    ]),
  ),
  // In the trash an item exists for its owner alone.
  'item.restore': { teacher: 'in' },
  'item.destroy': { teacher: 'in' },
};

/**
 * The class is the teacher's, the item's writer is a co-teacher, one pupil is in it, the other in another one. Calls for teachers are
 * forbidden to all pupils.
 */
const IN_CLASS: Record<string, Partial<Record<ActorName, Expected>>> = {
  'class.read': { teacher: 'in', coTeacher: 'in', pupil: '403', otherPupil: '403' },
  'class.update': { teacher: 'in', coTeacher: 'in', pupil: '403', otherPupil: '403' },
  'class.manage': { teacher: 'in', coTeacher: '403', pupil: '403', otherPupil: '403' },
  'class.leave': { teacher: 'in', coTeacher: 'in', pupil: '403', otherPupil: '403' },
  'class.visit': { teacher: '403', coTeacher: '403', pupil: 'in' },
  // In the trash a class exists for its owner alone; what is for teachers is forbidden to pupils there, too.
  'class.restore': { teacher: 'in', pupil: '403', otherPupil: '403' },
  'class.destroy': { teacher: 'in', pupil: '403', otherPupil: '403' },
};

/** The project is the teacher's, in that class. */
const IN_PROJECT: Record<string, Partial<Record<ActorName, Expected>>> = {
  'project.read': { teacher: 'in', coTeacher: 'in', pupil: 'in' },
  'project.update': { teacher: 'in', coTeacher: '403', pupil: '403', otherPupil: '403' },
  'project.observe': { teacher: 'in', coTeacher: '403', pupil: '403', otherPupil: '403' },
  'project.visit': { teacher: '403', coTeacher: '403', pupil: 'in' },
  'project.restore': { teacher: 'in', pupil: '403', otherPupil: '403' },
  'project.destroy': { teacher: 'in', pupil: '403', otherPupil: '403' },
};

/**
 * The teacher is admin of a school, the item's writer is a member; other teachers have schools of their own. `admin` is one of the
 * installation.
 */
const IN_SCHOOL: Record<string, Partial<Record<ActorName, Expected>>> = {
  'school.read': { teacher: 'in', coTeacher: 'in', admin: 'in', pupil: '403', otherPupil: '403' },
  'school.update': { teacher: 'in', coTeacher: '403', admin: '403', pupil: '403', otherPupil: '403' },
  'school.manage': { teacher: 'in', coTeacher: '403', admin: 'in', pupil: '403', otherPupil: '403' },
  'school.enrol': { teacher: '403', coTeacher: '403', admin: 'in', pupil: '403', otherPupil: '403' },
  'school.leave': { teacher: 'in', coTeacher: 'in', admin: '403', pupil: '403', otherPupil: '403' },
};

const TEACHERS: Partial<Record<ActorName, Expected>> = {
  teacher: 'in',
  coTeacher: 'in',
  reader: 'in',
  otherTeacher: 'in',
  admin: 'in',
  pupil: '403',
  otherPupil: '403',
  visitor: '403',
  visitorWithout: '403',
  nobody: '401',
  nobodyWithToken: '401',
};
const ACCOUNTS: Partial<Record<ActorName, Expected>> = {
  visitor: '403',
  visitorWithout: '403',
  nobody: '401',
  nobodyWithToken: '401',
};
const SOMEBODY: Partial<Record<ActorName, Expected>> = { nobody: '401', nobodyWithToken: '401' };

/** Data that is private to one teacher. */
const NOT_OF_OTHERS: Partial<Record<ActorName, Expected>> = { coTeacher: '404', reader: '404', otherTeacher: '404', admin: '404' };

/** Data that is private to one person of any role. */
const NOT_OF_ANYBODY_ELSE: Partial<Record<ActorName, Expected>> = {
  ...NOT_OF_OTHERS,
  ...{ pupil: '404', otherPupil: '404', visitor: '404', visitorWithout: '404' },
};

/** A guest removes only pictures and files of their own; those of the world are the teacher's. */
const STRICTER: Record<string, Partial<Record<ActorName, Expected>>> = {
  'imageAttachments.remove': { visitor: '403', nobodyWithToken: '403' },
  'ownerFiles.remove': { reader: '403', visitor: '403', nobodyWithToken: '403' },
  // An upload belongs to its sender alone until it is complete.
  ...Object.fromEntries(
    ['get', 'append', 'remove'].map((call) => [
      `uploads.${call}`,
      { coTeacher: '404', reader: '404', visitor: '404', nobodyWithToken: '404' },
    ]),
  ),
  ...Object.fromEntries(['audio', 'screen', 'video'].map((recorder) => [`${recorder}Recordings.keep`, { coTeacher: '404' }] as const)),
  // Words and responses of others do not exist for guests; those of the world are the teacher's.
  'wordClouds.removeWord': { reader: '404', visitor: '404', nobodyWithToken: '404' },
  'surveys.response': { reader: '404', visitor: '404', nobodyWithToken: '404' },
  'surveys.updateResponse': { coTeacher: '404', reader: '404', visitor: '404', nobodyWithToken: '404' },
  ...Object.fromEntries(
    ['updateResponse', 'submitResponse', 'checkAnswer', 'ownKey'].map((call) => [
      `worksheets.${call}`,
      { coTeacher: '404', reader: '404', visitor: '404', nobodyWithToken: '404' },
    ]),
  ),
  // The text of the world is its visitor's: all others, also the teacher, have none to change.
  ...Object.fromEntries(
    ['updateResponse', 'submitResponse', 'readPhoto', 'removePhoto', 'ownKey'].map((call) => [
      `pupilFeedback.${call}`,
      { teacher: '404', coTeacher: '404', reader: '404', pupil: '404', nobodyWithToken: '404' },
    ]),
  ),
  // Readers write nowhere on a board; guests write, but not on the teacher's content, and all content of the world is the teacher's.
  'pinboards.createCard': { reader: '403' },
  'pinboards.addComment': { reader: '403' },
  'pinboards.like': { reader: '403' },
  'pinboards.unlike': { reader: '403' },
  ...Object.fromEntries(
    [
      'createList',
      'updateList',
      'removeList',
      'updateCard',
      'moveCard',
      'removeCard',
      'removeComment',
      'attach',
      'removeAttachment',
      'activities',
    ].map((call) => [`pinboards.${call}`, { reader: '403', visitor: '403', nobodyWithToken: '403' }]),
  ),
  // A list of names is private to its teacher, regardless of rights on a board.
  ...Object.fromEntries(['getNamesList', 'updateNamesList', 'removeNamesList'].map((call) => [`teachingBoards.${call}`, NOT_OF_OTHERS])),
  // Bookmarks are private to their owner.
  'bookmarks.toggle': { otherTeacher: '404', admin: '404' },
  'bookmarks.remove': NOT_OF_OTHERS,
  // Finished exports are private to the account that requested them, too.
  ...Object.fromEntries(['again', 'remove', 'file'].map((call) => [`exports.${call}`, NOT_OF_OTHERS])),
  // And what they talk about with models.
  ...Object.fromEntries(['change', 'restore'].map((call) => [`aiConversations.${call}`, NOT_OF_OTHERS])),
  ...Object.fromEntries(['get', 'change', 'remove', 'file', 'thumbnail'].map((call) => [`aiImages.${call}`, NOT_OF_OTHERS])),
  ...Object.fromEntries(['get', 'cancel', 'retry', 'remove', 'requests', 'sound'].map((call) => [`converters.${call}`, NOT_OF_OTHERS])),
  ...Object.fromEntries(['get', 'change', 'discard', 'restore', 'file'].map((call) => [`documentQas.${call}`, NOT_OF_OTHERS])),
  ...Object.fromEntries(['remove', 'file', 'thumbnail'].map((call) => [`aiFiles.${call}`, NOT_OF_OTHERS])),
  ...Object.fromEntries(['get', 'remove'].map((call) => [`miniToolRequests.${call}`, NOT_OF_OTHERS])),
  // Pupils and guests have chats, too, with assistants; those of the world are the teacher's.
  ...Object.fromEntries(
    [
      ...['get', 'discard'].map((call) => `aiConversations.${call}`),
      ...['create', 'list', 'get', 'remove'].map((call) => `aiMessages.${call}`),
      ...['create', 'get', 'cancel'].map((call) => `aiChatCompletions.${call}`),
      ...['get', 'cancel', 'retry'].map((call) => `aiRuns.${call}`),
    ].map((call) => [call, NOT_OF_ANYBODY_ELSE]),
  ),
  'aiRuns.requests': NOT_OF_OTHERS,
  'aiSteps.confirm': NOT_OF_OTHERS,
  'aiSteps.create': NOT_OF_OTHERS,
  // Models help no guests, and pupils only where their teacher wants it; who looks whether they do is told.
  'textSuggestions.get': { visitor: '403', pupil: 'in', nobodyWithToken: '403' },
  'textSuggestions.create': { visitor: '403', pupil: '403', nobodyWithToken: '403' },
  ...Object.fromEntries(
    ['again', 'close'].map((call) => [
      `textSuggestions.${call}`,
      { coTeacher: '404', reader: '403', pupil: '404', visitor: '404', nobodyWithToken: '404' },
    ]),
  ),
  // Ends what only an admin who looks as another person has begun.
  'incognito.stop': Object.fromEntries(
    (['teacher', 'coTeacher', 'reader', 'otherTeacher', 'admin', 'pupil', 'otherPupil', 'visitor', 'visitorWithout'] as const).map(
      (actor) => [actor, '403'],
    ),
  ),
  // The world has no look in the protocol.
  'backofficeIncognito.get': { admin: '404' },
  // The installation of the world has no provider of school accounts.
  ...Object.fromEntries(['test', 'addSchool', 'removeSchool'].map((call) => [`backofficeSignOn.${call}`, { admin: '404' } as const])),
  'signOn.link': { teacher: '404', ...NOT_OF_OTHERS },
  'signOn.unlink': NOT_OF_OTHERS,
  // The installation of the world knows no learning platform.
  'backofficeLti.test': { admin: '404' },
  // The arrangement of one's own tools is private.
  'toolsUsers.update': Object.fromEntries(
    (['coTeacher', 'reader', 'otherTeacher', 'admin', 'pupil', 'otherPupil', 'visitor', 'visitorWithout'] as const).map((actor) => [
      actor,
      '404',
    ]),
  ),
  // Cards that another user put into the trash do not exist for guests.
  'pinboards.restoreCard': { reader: '404', visitor: '404', nobodyWithToken: '404' },
};

/** Operations of which an admin who looks as another person does nothing. */
const CLOSED_WHOLLY =
  /^(item\.(answer|share|discard|restore|destroy|readResponses|remix|report|review|askReview)$|class\.(update|manage|leave|restore|destroy)|project\.(update|restore|destroy)|school\.(update|manage|enrol|leave)|editorial\.(use|update)|review|administration|self\.update|open\.becomeVisitor|account\.useSpeech)/;

/** Returns the expected result of a call for an actor, on data of the teacher. */
export function expected(route: Route, actor: ActorName): Expected {
  const operation: Operation = route.meta.operation!;
  // An admin who looks as the teacher of the world: what stays open is as for that teacher, and everything else is closed.
  if (actor === 'impersonator') {
    const open = OPEN_IN_INCOGNITO.has(`${route.method} ${route.path.replace('/api', '')}`) && !CLOSED_WHOLLY.test(operation);
    return !open ? '403' : route.name === 'incognito.stop' ? 'in' : expected(route, 'teacher');
  }
  // The key in its address is the whole right, and the key of the test is none.
  if (route.name === 'timetables.readFeed') return '404';
  const ruled = STRICTER[route.name]?.[actor];
  if (ruled) return ruled;
  if (actor === 'pupil' && operation.startsWith('item.')) return expected(route, 'visitor');
  if (operation.startsWith('item.')) return ON_ITEM[operation]?.[actor] ?? '404';
  if (operation.startsWith('project.')) return IN_PROJECT[operation]?.[actor] ?? '404';
  // Outside a project pupils make nothing.
  if (operation === 'account.createItem' || operation === 'account.useSpeech') return TEACHERS[actor]!;
  if (operation.startsWith('class.')) return IN_CLASS[operation]?.[actor] ?? '404';
  if (operation.startsWith('school.')) return IN_SCHOOL[operation]?.[actor] ?? '404';
  // Collections of a world are drafts: they exist for the admin only.
  if (operation.startsWith('editorial.')) return actor === 'admin' ? 'in' : '404';
  // `admin` is a reviewer, too.
  if (operation.startsWith('administration.') || operation.startsWith('review.'))
    return actor === 'admin' ? 'in' : TEACHERS[actor] === 'in' ? '403' : TEACHERS[actor]!;
  if (operation.startsWith('teacher.')) return TEACHERS[actor]!;
  if (operation.startsWith('account.')) return ACCOUNTS[actor] ?? 'in';
  if (operation.startsWith('self.')) return SOMEBODY[actor] ?? 'in';
  return 'in';
}

/** The same for what belongs to an item of the teacher's: it is shared and trashed only with that. */
export function expectedOfChild(route: Route, actor: ActorName): Expected {
  const alike = expected(route, actor);
  if (actor === 'impersonator' && alike === '403') return alike;
  if (['item.restore', 'item.destroy'].includes(route.meta.operation!)) return '404';
  return alike === 'in' && ['item.share', 'item.discard', 'item.remix'].includes(route.meta.operation!) ? '403' : alike;
}

/** The same for files of an answer, which an admin who looks as another person does not open (spec E21). */
export function expectedOfAnswers(route: Route, actor: ActorName): Expected {
  return actor === 'impersonator' && /^(ownerFiles|uploads)\.get$|^ownerFiles\.(thumbnail|words)$/.test(route.name)
    ? '403'
    : expected(route, actor);
}

const EVERY_ACTOR: readonly ActorName[] = [
  'teacher',
  'coTeacher',
  'reader',
  'otherTeacher',
  'admin',
  'impersonator',
  'pupil',
  'otherPupil',
  'visitor',
  'visitorWithout',
  'nobody',
  'nobodyWithToken',
];
/** `npm test` asks as one of each kind: owner, member, unrelated account, admin, pupil, guest, and a client that is not signed in. */
const SECOND_OF_ITS_KIND = new Set<ActorName>(['reader', 'otherPupil', 'visitorWithout', 'nobodyWithToken']);
export const ACTORS = EVERY_ACTOR.filter((actor) => HOLDS_SECONDS || !SECOND_OF_ITS_KIND.has(actor));
