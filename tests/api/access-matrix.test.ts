import type { ClassThrough, ContentKind, ItemThrough, Operation, ProjectThrough, SchoolThrough } from '@murmel/contracts';
import {
  type Account,
  DocumentUpdate,
  type Item,
  ItemMember,
  newId,
  OwnerFile,
  Survey,
  SurveyQuestion,
  SurveyResponse,
  WordCloud,
  WordCloudWord,
} from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../apps/api/src/core/accounts/passwords.js';
import { DeclaredOperations } from '../../apps/api/src/platform/declared-operations.js';
import { Storage } from '../../apps/api/src/platform/storage/storage.js';
import type { TestApi } from '../support/api.js';
import type { Refusal, TestBrowser } from '../support/browser.js';
import { ROUTES, type Route } from './access/routes.js';
import { startBoardApi } from './boards/board-api.js';
import type { SceneBoard } from './boards/scene-board.js';
import { seedSceneClass } from './classes/scene-class.js';
import { seedScenePinboard } from './pinboard/scene-board.js';
import { seedSceneProject } from './projects/scene-project.js';
import { seedSceneSchool } from './schools/scene-school.js';
import { seedSceneTeachingBoard } from './teaching-board/scene-board.js';

/** What an actor must meet: the call's own answer, or a refusal of the door. */
type Expected = 'in' | '401' | '403' | '404' | 'ask';
type ActorName =
  | 'owner'
  | 'memberWrite'
  | 'memberRead'
  | 'otherTeacher'
  | 'admin'
  | 'pupil'
  | 'otherPupil'
  | 'visitorWithGrant'
  | 'visitorWithout'
  | 'nobody'
  | 'nobodyWithToken';

/**
 * Written by hand, on purpose not asked from `decide`. The item is `secret` with "guests may write".
 * A project shares it with the class of `pupil`, to be written in: there a pupil does what a guest with the link does.
 */
const ON_ITEM: Record<string, Partial<Record<ActorName, Expected>>> = {
  'item.read': { owner: 'in', memberWrite: 'in', memberRead: 'in', visitorWithGrant: 'in', nobodyWithToken: 'in' },
  'item.answer': { owner: 'in', memberWrite: 'in', memberRead: 'in', visitorWithGrant: 'in', nobodyWithToken: 'in' },
  'item.contribute': { owner: 'in', memberWrite: 'in', memberRead: '403', visitorWithGrant: 'in', nobodyWithToken: 'in' },
  'item.update': { owner: 'in', memberWrite: 'in', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  'item.share': { owner: 'in', memberWrite: '403', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  'item.discard': { owner: 'in', memberWrite: '403', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  'item.readHistory': { owner: 'in', memberWrite: 'in', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  'item.restoreHistory': { owner: 'in', memberWrite: 'in', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  'item.readAuthors': { owner: 'in', memberWrite: 'in', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  'item.readResponses': { owner: 'in', memberWrite: 'in', memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  // In the trash an item exists for its owner alone.
  'item.restore': { owner: 'in' },
  'item.destroy': { owner: 'in' },
};

/** The class is the owner's, whoever may write on the item is a co-teacher, one pupil is in it, the other in another one. What is for teachers is forbidden to all pupils. */
const IN_CLASS: Record<string, Partial<Record<ActorName, Expected>>> = {
  'class.read': { owner: 'in', memberWrite: 'in', pupil: '403', otherPupil: '403' },
  'class.update': { owner: 'in', memberWrite: 'in', pupil: '403', otherPupil: '403' },
  'class.manage': { owner: 'in', memberWrite: '403', pupil: '403', otherPupil: '403' },
  'class.leave': { owner: '403', memberWrite: 'in', pupil: '403', otherPupil: '403' },
  'class.visit': { owner: '403', memberWrite: '403', pupil: 'in' },
};

/** The project is the owner's, in that class. */
const IN_PROJECT: Record<string, Partial<Record<ActorName, Expected>>> = {
  'project.read': { owner: 'in', memberWrite: 'in', pupil: 'in' },
  'project.update': { owner: 'in', memberWrite: '403', pupil: '403', otherPupil: '403' },
  'project.observe': { owner: 'in', memberWrite: '403', pupil: '403', otherPupil: '403' },
  'project.visit': { owner: '403', memberWrite: '403', pupil: 'in' },
};

/** The owner is admin of a school, whoever may write on the item is in it; other teachers have schools of their own. `admin` is one of the installation. */
const IN_SCHOOL: Record<string, Partial<Record<ActorName, Expected>>> = {
  'school.read': { owner: 'in', memberWrite: 'in', admin: 'in', pupil: '403', otherPupil: '403' },
  'school.update': { owner: 'in', memberWrite: '403', admin: '403', pupil: '403', otherPupil: '403' },
  'school.manage': { owner: 'in', memberWrite: '403', admin: 'in', pupil: '403', otherPupil: '403' },
  'school.enrol': { owner: '403', memberWrite: '403', admin: 'in', pupil: '403', otherPupil: '403' },
  'school.leave': { owner: 'in', memberWrite: 'in', admin: '403', pupil: '403', otherPupil: '403' },
};

const TEACHERS: Partial<Record<ActorName, Expected>> = {
  owner: 'in',
  memberWrite: 'in',
  memberRead: 'in',
  otherTeacher: 'in',
  admin: 'in',
  pupil: '403',
  otherPupil: '403',
  visitorWithGrant: '403',
  visitorWithout: '403',
  nobody: '401',
  nobodyWithToken: '401',
};
const ACCOUNTS: Partial<Record<ActorName, Expected>> = {
  visitorWithGrant: '403',
  visitorWithout: '403',
  nobody: '401',
  nobodyWithToken: '401',
};
const SOMEBODY: Partial<Record<ActorName, Expected>> = { nobody: '401', nobodyWithToken: '401' };

/** A guest removes only pictures and files of their own; those in the scene are the owner's. */
const STRICTER: Record<string, Partial<Record<ActorName, Expected>>> = {
  'imageAttachments.remove': { visitorWithGrant: '403', nobodyWithToken: '403' },
  'ownerFiles.remove': { memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' },
  // Words and responses of others do not exist for guests; those in the scene are the owner's.
  'wordClouds.removeWord': { memberRead: '404', visitorWithGrant: '404', nobodyWithToken: '404' },
  'surveys.response': { memberRead: '404', visitorWithGrant: '404', nobodyWithToken: '404' },
  // Who only reads writes nowhere on a board; guests write, but not on what is the owner's, which all in the scene is.
  'pinboards.createCard': { memberRead: '403' },
  'pinboards.addComment': { memberRead: '403' },
  'pinboards.like': { memberRead: '403' },
  'pinboards.unlike': { memberRead: '403' },
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
    ].map((call) => [`pinboards.${call}`, { memberRead: '403', visitorWithGrant: '403', nobodyWithToken: '403' }]),
  ),
  // A list of names is its teacher's alone, whatever right somebody has on a board.
  ...Object.fromEntries(
    ['getNamesList', 'updateNamesList', 'removeNamesList'].map((call) => [
      `teachingBoards.${call}`,
      { memberWrite: '404', memberRead: '404', otherTeacher: '404', admin: '404' },
    ]),
  ),
  // What somebody else put into the trash does not exist for guests.
  'pinboards.restoreCard': { memberRead: '404', visitorWithGrant: '404', nobodyWithToken: '404' },
};

function expected(route: Route, actor: ActorName): Expected {
  const operation: Operation = route.meta.operation!;
  if (actor === 'pupil' && operation.startsWith('item.')) return expected(route, 'visitorWithGrant');
  const ruled = STRICTER[route.name]?.[actor];
  if (ruled) return ruled;
  if (operation.startsWith('item.')) return ON_ITEM[operation]?.[actor] ?? '404';
  if (operation.startsWith('project.')) return IN_PROJECT[operation]?.[actor] ?? '404';
  // Outside a project pupils make nothing.
  if (operation === 'account.createItem') return TEACHERS[actor]!;
  if (operation.startsWith('class.')) return IN_CLASS[operation]?.[actor] ?? '404';
  if (operation.startsWith('school.')) return IN_SCHOOL[operation]?.[actor] ?? '404';
  if (operation.startsWith('administration.')) return actor === 'admin' ? 'in' : TEACHERS[actor] === 'in' ? '403' : TEACHERS[actor]!;
  if (operation.startsWith('teacher.')) return TEACHERS[actor]!;
  if (operation.startsWith('account.')) return ACCOUNTS[actor] ?? 'in';
  if (operation.startsWith('self.')) return SOMEBODY[actor] ?? 'in';
  return 'in';
}

const ACTORS: ActorName[] = [
  'owner',
  'memberWrite',
  'memberRead',
  'otherTeacher',
  'admin',
  'pupil',
  'otherPupil',
  'visitorWithGrant',
  'visitorWithout',
  'nobody',
  'nobodyWithToken',
];

let api: TestApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Boards with one of everything that a call can name. */
const seedBoards: Partial<Record<ContentKind, typeof seedScenePinboard>> = { pinboard: seedScenePinboard, screen: seedSceneTeachingBoard };

interface Scene {
  item: Item;
  /** what the item holds that has an address of its own */
  inside: Partial<Record<ItemThrough, string>>;
  memberId: string;
  versionId: string;
  wordId: string;
  board: SceneBoard | undefined;
  /** a school class, and what it holds that has an address of its own */
  schoolClass: { id: string } & Record<ClassThrough, string>;
  project: { id: string } & Record<ProjectThrough, string>;
  school: { id: string } & Record<SchoolThrough, string>;
  browsers: Record<ActorName, TestBrowser>;
}

/** A new item with everything that a route can name, and one browser for each actor. */
async function scene(fields: Partial<Item> = {}): Promise<Scene> {
  const { people, database } = api;
  const [owner, memberWrite, memberRead, other, admin] = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => people.account(n === 5 ? { admin: true, reviewer: true } : {})),
  );
  const item = await people.item(owner!, { privacy: 'secret', visitorPermission: 'visitor_permissions_write', ...fields });
  await people.member(item, memberWrite!, 'write');
  await people.member(item, memberRead!, 'read');
  const member = await database.manager.findOneByOrFail(ItemMember, { itemId: item.id, role: 'read' });
  const granted = api.browser();
  const visitor = await people.visit(granted);
  await people.grant(item, visitor);
  const without = api.browser();
  await people.visit(without);
  const [imageId, fileId] = [newId(), newId()];
  const storageKey = `images/${imageId}.png`;
  await api.application.get(Storage).put(storageKey, Buffer.from('x'), 'image/png');
  await database.manager.insert(OwnerFile, {
    usedBy: 'text',
    name: 'a.png',
    thumbnailKey: null,
    id: imageId,
    itemId: item.id,
    accountId: owner!.id,
    visitorId: null,
    storageKey,
    contentType: 'image/png',
    width: 1,
    height: 1,
    bytes: 1,
    createdAt: new Date(),
  });
  const fileKeys = { storageKey: `files/${fileId}`, thumbnailKey: `files/${fileId}.thumb.webp` };
  for (const key of Object.values(fileKeys)) await api.application.get(Storage).put(key, Buffer.from('x'), 'image/png');
  await database.manager.insert(OwnerFile, {
    id: fileId,
    itemId: item.id,
    accountId: owner!.id,
    visitorId: null,
    ...fileKeys,
    name: 'a.png',
    contentType: 'image/png',
    bytes: 1,
    usedBy: 'item',
    createdAt: new Date(),
  });
  const { wordId, ...ofTool } = await contentOf(item, owner!);
  const { pupilAccount, ...schoolClass } = await seedSceneClass(api, owner!, memberWrite!);
  const elsewhere = await seedSceneClass(api, other!, admin!);
  const project = await seedSceneProject(api, owner!, schoolClass.id, item);
  const school = await seedSceneSchool(api, owner!, memberWrite!);
  await seedSceneSchool(api, other!, memberRead!);
  const board = await seedBoards[item.kind]?.(database.manager, item, owner!);
  const written = await database.manager.save(DocumentUpdate, {
    itemId: item.id,
    bytes: Buffer.from([0, 0]),
    accountId: owner!.id,
    visitorId: null,
    compacted: false,
    createdAt: new Date(),
  });
  const signed = (account: Parameters<typeof people.signIn>[1]) => people.signIn(api.browser(), account);
  return {
    item,
    inside: { image: imageId, file: fileId, ...ofTool, ...board?.inside },
    memberId: member.id,
    versionId: written.seq,
    wordId,
    board,
    schoolClass,
    project,
    school,
    browsers: {
      owner: await signed(owner!),
      memberWrite: await signed(memberWrite!),
      memberRead: await signed(memberRead!),
      otherTeacher: await signed(other!),
      admin: await signed(admin!),
      pupil: await signed(pupilAccount),
      otherPupil: await signed(elsewhere.pupilAccount),
      visitorWithGrant: granted,
      visitorWithout: without,
      nobody: api.browser(),
      nobodyWithToken: api.browser(),
    },
  };
}

/** What the tool of an item needs to answer at all, and what of it has an id; all of it is the owner's. */
async function contentOf(item: Item, owner: Account): Promise<{ wordId: string; surveyQuestion?: string; surveyResponse?: string }> {
  const { manager } = api.database;
  const wordId = newId();
  const now = new Date();
  const mine = { itemId: item.id, accountId: owner.id, visitorId: null, createdAt: now };
  if (item.kind === 'word_cloud') {
    await manager.insert(WordCloud, {
      itemId: item.id,
      show: true,
      showBeforeSubmit: true,
      wordsPerVisitor: null,
      filter: true,
      filterWords: null,
    });
    await manager.insert(WordCloudWord, { id: wordId, ...mine, text: 'Wald', key: 'wald' });
  }
  if (item.kind !== 'survey') return { wordId };
  const [surveyQuestion, surveyResponse] = [newId(), newId()];
  await manager.insert(Survey, {
    itemId: item.id,
    state: 'open',
    participantsSee: 'never',
    publicResult: false,
    thankYou: '',
    wallQuestionId: null,
    wallRevealed: [],
  });
  await manager.insert(SurveyQuestion, {
    id: surveyQuestion,
    itemId: item.id,
    position: 0,
    type: 'rating',
    title: 'Wie war es?',
    description: '',
    required: false,
    options: [],
  });
  await manager.insert(SurveyResponse, { id: surveyResponse, ...mine, submittedAt: now, updatedAt: now });
  return { wordId, surveyQuestion, surveyResponse };
}

/** Where a call means the items of one tool only. */
function kindFor({ name, path }: Route): { kind?: ContentKind } {
  if (path.startsWith('/api/word_clouds/')) return { kind: 'word_cloud' };
  if (path.startsWith('/api/pinboard/')) return { kind: 'pinboard' };
  if (path.startsWith('/api/teaching_board/')) return { kind: 'screen' };
  return path.startsWith('/api/surveys/') || name.startsWith('ownerFiles.') ? { kind: 'survey' } : {};
}

function addressOf(route: Route, { item, inside, memberId, versionId, wordId, board, schoolClass, project, school }: Scene): string {
  const ofClass = route.meta.classThrough ? schoolClass[route.meta.classThrough] : route.meta.classParam && schoolClass.id;
  const ofProject = route.meta.projectThrough ? project[route.meta.projectThrough] : route.meta.projectParam && project.id;
  const ofSchool = route.meta.schoolThrough ? school[route.meta.schoolThrough] : route.meta.schoolParam && school.id;
  const id =
    ofClass ?? ofProject ?? ofSchool ?? board?.addressOf(route) ?? (route.meta.itemThrough && inside[route.meta.itemThrough]) ?? item.id;
  const path = route.path
    .replace('{id}', id)
    .replace('{personId}', board?.parts['guest'] ?? newId())
    .replace('{memberId}', memberId)
    .replace('{versionId}', versionId)
    .replace('{wordId}', wordId)
    .replace('{userId}', newId())
    .replace('{pupilId}', schoolClass.pupil)
    .replace('{classToken}', newId());
  if (route.meta.projectParam === 'project_id' && route.method === 'GET') return `${path}?project_id=${project.id}`;
  return route.meta.itemParam === 'itemId' ? `${path}?itemId=${item.id}` : path;
}

/** The door's own refusals; whatever else comes back (200, a validation error …) means that the actor was let in. */
const DOOR: Record<string, Expected> = { UNAUTHORIZED: '401', FORBIDDEN: '403', NOT_FOUND: '404', NO_PASSWORD_PROVIDED: 'ask' };

describe('every route, every actor', () => {
  it('[TR-21] [E16] every handler declares the operation of its contract, and every contract has a handler', () => {
    const handlers = api.application.get(DeclaredOperations).routes();
    expect(handlers.filter(({ meta }) => !meta?.operation)).toEqual([]);
    const implemented = new Set(handlers.map(({ path }) => path.replace(/^\//, '').replace(/:(\w+)/g, '{$1}')));
    expect(ROUTES.filter(({ path }) => !implemented.has(path.replace(/^\/api\//, ''))).map(({ name }) => name)).toEqual([]);
  });

  it.each(ROUTES.map((route) => [route.name, route] as const))('[SES-24] [T-07] [TR-22] [T-27] [D-14] %s', async (_name, route) => {
    const { operation } = route.meta;
    const found: Partial<Record<ActorName, Expected>> = {};
    const right: Partial<Record<ActorName, Expected>> = {};
    const newScene = () =>
      scene({ ...kindFor(route), ...(operation === 'item.restore' || operation === 'item.destroy' ? { discardedAt: new Date() } : {}) });
    const shared = route.method === 'GET' ? await newScene() : undefined;
    for (const actor of ACTORS) {
      // A changing call must meet something to change: each actor gets a scene of their own.
      const here = shared ?? (await newScene());
      const headers: Record<string, string> = actor === 'nobodyWithToken' ? { 'x-access-token': here.item.token } : {};
      const answer = await here.browsers[actor].call<Refusal | null>(route.method, addressOf(route, here), {
        headers,
        ...(route.method === 'GET' ? {} : { body: bodyFor(route, here) }),
      });
      found[actor] = DOOR[answer.body?.code ?? ''] ?? 'in';
      right[actor] = expected(route, actor);
    }
    expect(found).toEqual(right);
  });
});

/** A body that gets past validation where the call would otherwise refuse in a way that looks like the door. */
function bodyFor(route: Route, { board, project, item }: Scene): unknown {
  if (route.meta.projectParam === 'project_id') return { project_id: project.id, item_id: item.id };
  if (route.name === 'items.updateMember') return { role: 'write' };
  return board?.bodyOf(route) ?? {};
}

describe('every route of an item with a password, every way to come without an account', () => {
  const PASSWORD = 'Glück';
  const itemRoutes = ROUTES.filter(
    ({ meta }) => meta.operation?.startsWith('item.') && !['item.restore', 'item.destroy'].includes(meta.operation),
  );
  const ways: Record<string, (item: Item) => Record<string, string>> = {
    rightPassword: () => ({ 'x-password': encodeURIComponent(PASSWORD) }),
    wrongPassword: () => ({ 'x-password': encodeURIComponent('Gluck') }),
    noPassword: () => ({}),
    tokenOnly: (item) => ({ 'x-access-token': item.token }),
  };

  it.each(itemRoutes.map((route) => [route.name, route] as const))('%s', async (_name, route) => {
    const passwordHash = await hashPassword(PASSWORD);
    const operation = route.meta.operation!;
    // The prompt is offered only where an answer would help; otherwise the item does not exist.
    const shut: Expected = ['item.read', 'item.answer', 'item.contribute'].includes(operation) ? 'ask' : '404';
    const newScene = () => scene({ ...kindFor(route), privacy: 'password_protected', passwordHash });
    const shared = route.method === 'GET' ? await newScene() : undefined;
    for (const [way, headersFor] of Object.entries(ways)) {
      const here = shared ?? (await newScene());
      const answer = await api.browser().call<Refusal | null>(route.method, addressOf(route, here), {
        headers: headersFor(here.item),
        ...(route.method === 'GET' ? {} : { body: bodyFor(route, here) }),
      });
      const found = DOOR[answer.body?.code ?? ''] ?? 'in';
      expect([way, found]).toEqual([way, way === 'rightPassword' ? expected(route, 'visitorWithGrant') : shut]);
    }
  });
});
