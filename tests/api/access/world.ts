import { type Account, Bookmark, ExportJob, type Item, ItemMember, ItemOrigin, newId, ProjectAi, ProjectItem } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { seedPupilsAnswer, seedSceneChat, seedSceneSuggestion } from '../ai/scene-chat.js';
import type { SceneBoard } from '../boards/scene-board.js';
import { seedSceneClass } from '../classes/scene-class.js';
import { seedSceneCourse } from '../lti/scene-course.js';
import { seedSceneProject } from '../projects/scene-project.js';
import { seedSceneSchool } from '../schools/scene-school.js';
import type { Route } from './routes.js';
import { seedSceneEditorial } from './scene-editorial.js';
import { CONTENT, KINDS, type Kind } from './world-items.js';

export type Attacker = 'teacher' | 'coTeacher' | 'pupil' | 'visitor';
/** The accounts of a world; `reader` may read the items and is nothing else in it. */
export type Resident = 'teacher' | 'coTeacher' | 'reader' | 'pupil';

/** Kinds of items whose parts have addresses. */
type BoardItem = 'pinboard' | 'screen' | 'worksheet';

/** Everything that one teacher has: an item of each kind with content, a class with a project that shares the items, a school; and the people around it. */
export interface World {
  /** part of every text in it, and in nothing else */
  mark: string;
  items: Record<Kind, Item>;
  trashedItem: Item;
  /** every id in it by what it is the id of; the same names in every world */
  ids: Record<string, string>;
  /** by the names in `ids`: what of the same kind belongs to each item */
  children: Record<string, string[]>;
  boards: Record<BoardItem, SceneBoard>;
  accounts: Record<Resident, Account>;
  browsers: Record<Attacker, TestBrowser>;
}

export interface Plan {
  /** of the items in it; the first is the one with members of its own and in the project */
  kinds?: readonly Kind[];
  /** what is different about its items */
  fields?: Partial<Item>;
  /** each of its items belongs to another one, which has the members, the link and the place in the project */
  children?: boolean;
}

/** Makes a world straight in the database; guests with the link, pupils and the co-teacher may write. */
export async function createWorld(api: TestApi, { kinds = KINDS, fields = {}, children = false }: Plan = {}): Promise<World> {
  const { people, database } = api;
  const mark = `zq${newId().replaceAll('-', '').slice(-10)}`;
  const named = { firstname: `Vor${mark}`, name: `Nach${mark}`, publicName: `Wer${mark}` };
  const account = (email: string): Promise<Account> => people.account({ ...named, email: `${email}.${mark}@schule.example` });
  const [teacher, coTeacher, reader] = [await account('a'), await account('b'), await account('c')];
  const { pupilAccount, ...schoolClass } = await seedSceneClass(api, teacher, coTeacher, mark);
  const visitorBrowser = api.browser();
  const visitor = await people.visit(visitorBrowser, `Gast${mark}`);
  const newItem = async (more: Partial<Item>): Promise<Item> => {
    const shared = {
      title: `Titel${mark}`,
      description: `Text${mark}`,
      privacy: 'secret',
      visitorPermission: 'visitor_permissions_write',
    } as const;
    const item = await people.item(teacher, { ...shared, ...more });
    await people.member(item, coTeacher, 'write');
    await people.member(item, reader, 'read');
    await people.grant(item, visitor);
    if (!children) return item;
    const { kind, title, description, token } = item;
    return { ...(await people.item(teacher, { kind, title, description, parentId: item.id })), token };
  };

  const [items, boards, ids, inside] = [{} as World['items'], {} as World['boards'], {} as World['ids'], {} as World['children']];
  for (const kind of kinds) {
    const item = await newItem({ kind, ...fields });
    const content = (await CONTENT[kind]?.({ api, item, owner: teacher, visitor, mark })) ?? { ids: {} };
    items[kind] = item;
    if (content.board) boards[kind as keyof World['boards']] = content.board;
    Object.assign(ids, { [kind]: item.id }, content.ids);
    const { id: parentId } = withRights(item);
    const child = await people.item(teacher, { kind, title: `Titel${mark}`, parentId });
    await CONTENT[kind]?.({ api, item: child, owner: teacher, visitor, mark });
    inside[kind] = [child.id];
  }
  const [main, ...others] = Object.values(items);
  const trashedItem = await newItem({ discardedAt: new Date() });
  const spare = await people.item(teacher, { title: `Titel${mark}` });
  const spareFolder = await people.item(teacher, { kind: 'folder', title: `Titel${mark}` });
  const text = items['text_document'];
  if (text) await database.manager.insert(ItemOrigin, originOf(text.id));
  const bookmark = newId();
  await database.manager.insert(Bookmark, { id: bookmark, accountId: teacher.id, itemId: spare.id, createdAt: new Date() });
  const exportJob = newId();
  await database.manager.save(ExportJob, failedExport(exportJob, teacher.id, `Titel${mark}`));
  const chat = {
    ...(await seedSceneChat(api, teacher, mark)),
    ...(text && { suggestion: await seedSceneSuggestion(api, teacher, text.id, mark) }),
  };
  const member = await database.manager.findOneByOrFail(ItemMember, { itemId: withRights(main!).id, role: 'read' });
  const project = await seedSceneProject(api, teacher, schoolClass.id, withRights(main!), mark);
  await database.manager.insert(ProjectAi, { projectId: project.id, paused: false, readableSince: new Date(0), mayForce: false });
  const pupilsAnswer = await seedPupilsAnswer(
    api,
    pupilAccount,
    { projectId: project.id, assistantId: withRights(items['assistant'] ?? main!).id },
    mark,
  );
  for (const other of others) {
    const itemId = withRights(other).id;
    await database.manager.insert(ProjectItem, { id: newId(), projectId: project.id, itemId, right: 'write', createdAt: new Date() });
  }
  const trashedClass = await seedSceneClass(api, teacher, coTeacher, `${mark}weg`);
  const trashedProject = await seedSceneProject(api, teacher, schoolClass.id, withRights(main!), `${mark}weg`);
  await database.query('update school_class set discarded_at = now() where id = $1', [trashedClass.id]);
  await database.query('update project set discarded_at = now() where id = $1', [trashedProject.id]);
  const signOn = newId();
  await database.query(
    `insert into sign_on_identity (id, account_id, provider_id, issuer, subject, created_at, used_at)
     values ($1, $2, 'schule', 'https://konto.schule.example', $3, now(), now())`,
    [signOn, teacher.id, mark],
  );
  const ltiLink = await seedSceneCourse(api, { item: text ?? main!, visitorId: visitor.id, responseId: ids['work'] }, mark);
  const school = await seedSceneSchool(api, teacher, coTeacher, mark);
  const editorial = await seedSceneEditorial(api, spare, mark);
  return {
    mark,
    items,
    trashedItem,
    children: inside,
    boards,
    ids: {
      ...ids,
      account: teacher.id,
      coTeacher: coTeacher.id,
      visitor: visitor.id,
      pupil: pupilAccount.id,
      pupilsAnswer,
      class: schoolClass.id,
      trashedClass: trashedClass.id,
      trashedProject: trashedProject.id,
      classTeacher: schoolClass.teacher,
      project: project.id,
      projectItem: project.projectItem,
      school: school.id,
      schoolTeacher: school.schoolTeacher,
      schoolInvitation: school.schoolInvitation,
      licence: school.licence,
      ...editorial,
      spareItem: spare.id,
      spareFolder: spareFolder.id,
      bookmark,
      signOn,
      exportJob,
      ltiLink,
      ...chat,
      trashedItem: trashedItem.id,
      member: member.id,
    },
    accounts: { teacher, coTeacher, reader, pupil: pupilAccount },
    browsers: {
      teacher: await people.signIn(api.browser(), teacher),
      coTeacher: await people.signIn(api.browser(), coTeacher),
      pupil: await people.signIn(api.browser(), pupilAccount),
      visitor: visitorBrowser,
    },
  };
}

/** A copy of something that has gone. */
function originOf(itemId: string): ItemOrigin {
  const ids = { sourceId: null, sourceAccountId: null, firstId: null, firstAccountId: null };
  const found = {
    sourceLicence: null,
    firstLicence: null,
    broughtIn: false,
    authorName: null,
    tabId: null,
    everything: false,
    othersWrote: false,
    sourceState: '',
    ownState: '',
  };
  return { itemId, ...ids, ...found, createdAt: new Date() };
}

/** One that can be begun anew, taken away and asked for. */
function failedExport(id: string, accountId: string, title: string): Partial<ExportJob> {
  const format = { form: 'zip', paper: 'a4', tone: 'colour', language: 'de' } as const;
  const expiresAt = new Date(Date.now() + 3_600_000);
  return { id, accountId, title, ...format, state: 'failed', itemIds: null, leasedUntil: null, createdAt: new Date(), expiresAt };
}

/** The item that says who may do what with this one. */
const withRights = (item: Item): Item => ({ ...item, id: item.parentId ?? item.id });

/** Kind of item whose history is meant, by the start of the call's path. */
const VERSIONS = [
  ['/api/worksheet/', 'sheetVersion'],
  ['/api/teaching_board/', 'screenVersion'],
  ['/api/pinboard/', 'boardVersion'],
  ['/api/website/', 'siteVersion'],
] as const;

/** Returns the value of an input field for the caller's own world. Every new field for an id must be added here. */
export function idFor({ ids }: World, { name, path }: Route, field: string): string | undefined {
  const survey = path.startsWith('/api/surveys/');
  const screen = path.startsWith('/api/teaching_board/');
  const sheet = path.startsWith('/api/worksheet/');
  const emptied = name === 'pinboards.emptyTrash';
  const byField: Record<string, string | undefined> = {
    itemId: /^(?:audio|screen|video)Recordings/.test(name)
      ? ids[`${name.split('Recordings')[0]}_recording`]
      : /^(?:image|remixes|templates|userDocuments|userPdfs)/.test(name)
        ? ids['text_document']
        : ids['survey'],
    project_id: ids['project'],
    item_id: ids['spareItem'],
    itemIds: ids['spareItem'],
    ids: ids['spareItem'],
    upload: ids[`${name.split('Recordings')[0]}_upload`],
    folderId: ids['spareFolder'],
    handOverTo: ids['account'],
    pupilId: ids['pupil'],
    classId: ids['class'],
    memberId: ids['member'],
    signOnId: ids['signOn'],
    linkId: ids['ltiLink'],
    // Ids of the configuration, in which there are none here.
    providerId: 'schule',
    platformId: 'moodle',
    suggestionId: ids['suggestion'],
    wordId: ids['word'],
    eventId: ids['calendarEvent'],
    personId: ids[name === 'items.resetName' ? 'pupil' : 'boardGuest'],
    person: ids['visitor'],
    versionId: ids[VERSIONS.find(([start]) => path.startsWith(start))?.[1] ?? 'version'],
    userId: ids['account'],
    user_ids: ids['account'],
    provider: ids['partner'],
    partnerId: ids['partner'],
    schoolIds: ids['school'],
    schoolId: ids['school'],
    licenceId: ids['licence'],
    invitationId: ids['schoolInvitation'],
    // Names an import, which the browser makes up.
    batch: newId(),
    classToken: 'kein-solcher-link',
    code: '123456',
    courseId: ids['timetableCourse'],
    token: 'kein-solches-geheimnis',
    shrineId: ids[path.startsWith('/api/ai/assistants/') ? 'looseFile' : 'given'],
    ownerId: ids['aiConversation'],
    parentId: ids['aiAnswer'],
    messageId: ids[name === 'aiSteps.create' ? 'aiAnswer' : 'aiMessage'],
    answerId: ids['pupilsAnswer'],
    files: ids[name.startsWith('pupilFeedback.') ? 'materialFile' : 'aiFile'],
    fileId: ids[fileIdIn(name, { sheet, survey })],
    blockId: ids['block'],
    logoFile: ids['codeFile'],
    toolsUserId: ids['account'],
    responseId: ids['work'],
    responseIds: ids['work'],
    assistant: ids['assistant'],
    file: name.startsWith('assistants.') ? ids['assistantFile'] : screen ? ids['screenFile'] : ids['boardFile'],
    objId: ids['text_document'],
    objType: { 'items.updateOfKind': 'text_document', 'userLimits.one': 'ai_day' }[name] ?? 'survey',
    questionId: /choice|responses$/.test(name) ? ids['choice'] : ids['question'],
    optionId: ids[sheet ? 'sheetOption' : 'option'],
    newId: ids['option'],
    optionIds: ids['option'],
    reveal: ids['question'],
    cover: ids[sheet ? 'sheetFile' : 'question'],
    // A criterion's id is made by the client and means nothing outside of its item.
    id: /^(aiFeedbacks|pupilFeedback)\.(create|update)$/.test(name)
      ? newId()
      : ids[name === 'aiFeedbacks.updateResult' ? 'finding' : 'option'],
    list: ids['list'],
    lists: ids[emptied ? 'trashedList' : 'list'],
    card: ids['card'],
    cards: ids[emptied ? 'trashedCard' : 'card'],
    attachment: ids['attachment'],
    afterItem: ids['survey'],
    after: sheet
      ? ids['block']
      : survey
        ? ids['question']
        : screen
          ? path.includes('/pages')
            ? ids['page']
            : ids['screenCard']
          : path.includes('/cards')
            ? ids['card']
            : ids['list'],
  };
  return byField[field];
}

/** Which file a call means, where several have one. */
function fileIdIn(name: string, { sheet, survey }: { sheet: boolean; survey: boolean }): string {
  if (name.startsWith('assistants.')) return name === 'assistants.forget' ? 'knowledge' : 'assistantFile';
  if (sheet) return 'sheetFile';
  if (name === 'pupilFeedback.readPhoto') return 'textFile';
  return survey ? 'file' : 'boardFile';
}

/** Of which kind the item is that a call is about; calls about no item are about none of a kind. */
export function kindOf({ name, meta }: Route): Kind {
  return ([meta.itemKind].flat()[0] ?? (/^(ownerFiles|uploads)\./.test(name) ? 'survey' : 'text_document')) as Kind;
}

/** The item that a call is about in one's own world. */
export function itemOf({ items, trashedItem }: World, route: Route): Item {
  return ['item.restore', 'item.destroy'].includes(route.meta.operation ?? '') ? trashedItem : items[kindOf(route)];
}

/** Returns the value of the path's `{id}` in the caller's own world. */
export function subjectOf(world: World, route: Route): string {
  const { ids, boards } = world;
  const {
    itemThrough,
    classThrough,
    projectThrough,
    schoolThrough,
    ownThrough,
    classParam,
    projectParam,
    schoolParam,
    itemKind,
    editorial,
  } = route.meta;
  if (itemThrough === 'boardPart') return boards[itemKind as BoardItem].addressOf(route)!;
  const inside = {
    image: 'image',
    file: 'file',
    upload: 'upload',
    surveyQuestion: 'question',
    surveyResponse: 'response',
    pinboardComment: 'comment',
    worksheetResponse: 'work',
    pupilText: 'pupilText',
    textFeedback: 'textFeedback',
    textHint: 'textHint',
    textPhoto: 'textPhoto',
    correctionResult: 'correctionResult',
    timetableCourse: 'timetableCourse',
    timetableBreak: 'timetableBreak',
    timetableEvent: 'timetableEvent',
  } as const;
  // Each recorder's calls are about its own.
  if (itemThrough === 'recording') return ids[`${String(itemKind)}_id`]!;
  if (itemThrough) return ids[inside[itemThrough]]!;
  if (classThrough) return ids[classThrough === 'pupil' ? 'pupil' : 'classTeacher']!;
  if (projectThrough) return ids[projectThrough]!;
  if (schoolThrough) return ids[schoolThrough]!;
  if (ownThrough) return ids[ownThrough]!;
  if (editorial) return ids[editorial]!;
  if (route.name.startsWith('miniToolCatalogue.')) return 'lesson-opener';
  const inTrash = /\.(restore|destroy)$/.test(route.meta.operation ?? '');
  if (classParam) return ids[inTrash ? 'trashedClass' : 'class']!;
  if (projectParam) return ids[inTrash ? 'trashedProject' : 'project']!;
  if (schoolParam) return ids['school']!;
  return itemOf(world, route).id;
}
