import { type Account, Bookmark, ExportJob, type Item, ItemMember, ItemOrigin, newId, ProjectAi, ProjectItem } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { seedPupilsAnswer, seedSceneChat, seedSceneSuggestion } from '../ai/scene-chat.js';
import type { SceneBoard } from '../boards/scene-board.js';
import { seedSceneClass } from '../classes/scene-class.js';
import { seedSceneCourse } from '../lti/scene-course.js';
import { seedSceneProject } from '../projects/scene-project.js';
import { seedSceneSchool } from '../schools/scene-school.js';
import { seedSceneEditorial } from './scene-editorial.js';
import { CONTENT, KINDS, type Kind } from './world-items.js';

export type Attacker = 'teacher' | 'coTeacher' | 'pupil' | 'visitor';
/** The accounts of a world; `reader` may read the items and is nothing else in it. */
export type Resident = 'teacher' | 'coTeacher' | 'reader' | 'pupil';

/** Kinds of items whose parts have addresses. */
export type BoardItem = 'pinboard' | 'screen' | 'worksheet';

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
