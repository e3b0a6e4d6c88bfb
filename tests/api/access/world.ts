import type { ContentKind } from '@murmel/contracts';
import {
  type Account,
  DocumentUpdate,
  type Item,
  ItemMember,
  newId,
  OwnerFile,
  Survey,
  SurveyQuestion,
  type Visitor,
  WordCloud,
  WordCloudWord,
} from '@murmel/server';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import type { SceneBoard } from '../boards/scene-board.js';
import { seedSceneClass } from '../classes/scene-class.js';
import { seedScenePinboard } from '../pinboard/scene-board.js';
import { seedSceneProject } from '../projects/scene-project.js';
import { seedSceneSchool } from '../schools/scene-school.js';
import { response } from '../surveys/survey-cast.js';
import { seedSceneTeachingBoard } from '../teaching-board/scene-board.js';
import type { Route } from './routes.js';

const KINDS = ['text_document', 'word_cloud', 'survey', 'pinboard', 'screen'] as const satisfies readonly ContentKind[];
type Kind = (typeof KINDS)[number];

export type Attacker = 'teacher' | 'coTeacher' | 'pupil' | 'visitor';

/** Everything that one teacher has: an item of each kind with content, a class with a project, a school; and the people around it. */
export interface World {
  /** part of every text in it, and in nothing else */
  mark: string;
  items: Record<Kind, Item>;
  /** every id in it by what it is the id of; the same names in every world */
  ids: Record<string, string>;
  boards: Record<'pinboard' | 'screen', SceneBoard>;
  browsers: Record<Attacker, TestBrowser>;
}

/** Makes a world straight in the database. */
export async function createWorld(api: TestApi): Promise<World> {
  const {
    people,
    database: { manager },
  } = api;
  const mark = `zq${newId().replaceAll('-', '').slice(-10)}`;
  const named = { firstname: `Vor${mark}`, name: `Nach${mark}`, publicName: `Wer${mark}` };
  const account = (email: string): Promise<Account> => people.account({ ...named, email: `${email}.${mark}@schule.example` });
  const [teacher, coTeacher, reader] = [await account('a'), await account('b'), await account('c')];
  const { pupilAccount, ...schoolClass } = await seedSceneClass(api, teacher, coTeacher, mark);
  const visitorBrowser = api.browser();
  const visitor = await people.visit(visitorBrowser, `Gast${mark}`);

  const items = {} as Record<Kind, Item>;
  for (const kind of KINDS) {
    items[kind] = await people.item(teacher, {
      kind,
      title: `Titel${mark}`,
      description: `Text${mark}`,
      privacy: 'secret',
      visitorPermission: 'visitor_permissions_write',
    });
    await people.member(items[kind], coTeacher, 'write');
    await people.grant(items[kind], visitor);
  }
  const trashed = await people.item(teacher, { title: `Titel${mark}`, discardedAt: new Date() });
  const spare = await people.item(teacher, { title: `Titel${mark}` });
  await people.member(items.text_document, reader, 'read');
  const member = await manager.findOneByOrFail(ItemMember, { itemId: items.text_document.id, role: 'read' });
  const project = await seedSceneProject(api, teacher, schoolClass.id, items.text_document, mark);
  const school = await seedSceneSchool(api, teacher, coTeacher, mark);
  const boards = {
    pinboard: await seedScenePinboard(manager, items.pinboard, teacher, mark),
    screen: await seedSceneTeachingBoard(manager, items.screen, teacher, mark),
  };
  const version = await manager.save(DocumentUpdate, {
    itemId: items.text_document.id,
    bytes: Buffer.from([0, 0]),
    accountId: teacher.id,
    visitorId: null,
    compacted: false,
    createdAt: new Date(),
  });
  return {
    mark,
    items,
    boards,
    ids: {
      account: teacher.id,
      coTeacher: coTeacher.id,
      visitor: visitor.id,
      pupil: pupilAccount.id,
      class: schoolClass.id,
      classTeacher: schoolClass.teacher,
      project: project.id,
      projectItem: project.projectItem,
      school: school.id,
      schoolTeacher: school.schoolTeacher,
      schoolInvitation: school.schoolInvitation,
      spareItem: spare.id,
      trashedItem: trashed.id,
      member: member.id,
      version: version.seq,
      namesList: boards.screen.parts['list']!,
      comment: boards.pinboard.inside.pinboardComment!,
      list: boards.pinboard.parts['list']!,
      card: boards.pinboard.parts['card']!,
      attachment: boards.pinboard.parts['attachment']!,
      boardGuest: boards.pinboard.parts['guest']!,
      trashedList: boards.pinboard.parts['trashedList']!,
      trashedCard: boards.pinboard.parts['trashedCard']!,
      page: boards.screen.parts['page']!,
      screenCard: boards.screen.parts['card']!,
      ...Object.fromEntries(KINDS.map((kind) => [kind, items[kind].id])),
      ...(await files(api, items, teacher, mark)),
      ...(await answers(api, items, teacher, visitor, mark)),
    },
    browsers: {
      teacher: await people.signIn(api.browser(), teacher),
      coTeacher: await people.signIn(api.browser(), coTeacher),
      pupil: await people.signIn(api.browser(), pupilAccount),
      visitor: visitorBrowser,
    },
  };
}

async function files(
  { application, database: { manager } }: TestApi,
  items: Record<Kind, Item>,
  owner: Account,
  mark: string,
): Promise<Record<string, string>> {
  const [image, file, boardFile, screenFile] = [newId(), newId(), newId(), newId()];
  const [now, bytes] = [new Date(), Buffer.from(mark)];
  const storage = application.get(Storage);
  const by = { accountId: owner.id, visitorId: null, createdAt: now };
  const keys = (id: string) => ({ storageKey: `files/${id}`, thumbnailKey: `files/${id}.thumb.webp` });
  for (const key of [`images/${image}.png`, ...[file, boardFile, screenFile].flatMap((id) => Object.values(keys(id)))])
    await storage.put(key, bytes, 'image/png');
  await manager.insert(OwnerFile, {
    usedBy: 'text',
    name: 'a.png',
    thumbnailKey: null,
    id: image,
    itemId: items.text_document.id,
    ...by,
    storageKey: `images/${image}.png`,
    contentType: 'image/png',
    width: 1,
    height: 1,
    bytes: bytes.length,
  });
  const row = { ...by, name: `Datei${mark}.png`, contentType: 'image/png', bytes: bytes.length };
  await manager.insert(OwnerFile, [
    { id: file, itemId: items.survey.id, ...row, ...keys(file), usedBy: 'item' },
    { id: boardFile, itemId: items.pinboard.id, ...row, ...keys(boardFile), usedBy: 'item' },
    { id: screenFile, itemId: items.screen.id, ...row, ...keys(screenFile), usedBy: 'item' },
  ]);
  return { image, file, boardFile, screenFile };
}

async function answers(
  api: TestApi,
  items: Record<Kind, Item>,
  owner: Account,
  visitor: Visitor,
  mark: string,
): Promise<Record<string, string>> {
  const { manager } = api.database;
  const [word, question, choice, option] = [newId(), newId(), newId(), newId()];
  await manager.insert(WordCloud, {
    itemId: items.word_cloud.id,
    show: true,
    showBeforeSubmit: true,
    wordsPerVisitor: null,
    filter: true,
    filterWords: null,
  });
  await manager.insert(WordCloudWord, {
    id: word,
    itemId: items.word_cloud.id,
    accountId: owner.id,
    visitorId: null,
    createdAt: new Date(),
    text: `Wort${mark}`,
    key: `wort${mark}`,
  });
  await manager.insert(Survey, {
    itemId: items.survey.id,
    state: 'open',
    participantsSee: 'at_once',
    publicResult: false,
    thankYou: '',
    wallQuestionId: null,
    wallRevealed: [],
  });
  const of = { itemId: items.survey.id, description: `Mehr${mark}`, required: false };
  await manager.insert(SurveyQuestion, [
    { id: question, ...of, position: 0, type: 'long_answer', title: `Frage${mark}`, options: [] },
    {
      id: choice,
      ...of,
      position: 1,
      type: 'single_choice',
      title: `Wahl${mark}`,
      options: [
        { id: option, text: `Ja${mark}` },
        { id: newId(), text: `Nein${mark}` },
      ],
    },
  ]);
  const given = [
    { questionId: question, text: `Antwort${mark}` },
    { questionId: choice, optionIds: [option] },
  ];
  // One of a guest, one of the teacher, so that "one's own" is something that can be changed.
  await response(api, items.survey, given, { visitorId: visitor.id });
  return { word, question, choice, option, response: await response(api, items.survey, given, { accountId: owner.id }) };
}

/** What a field of a call's input holds in one's own world. Whoever adds a field for an id teaches it here. */
export function idFor({ ids }: World, { name, path }: Route, field: string): string | undefined {
  const survey = path.startsWith('/api/surveys/');
  const screen = path.startsWith('/api/teaching_board/');
  const emptied = name === 'pinboards.emptyTrash';
  const byField: Record<string, string | undefined> = {
    itemId: name.startsWith('image') ? ids['text_document'] : ids['survey'],
    project_id: ids['project'],
    item_id: ids['spareItem'],
    itemIds: ids['spareItem'],
    handOverTo: ids['account'],
    pupilId: ids['pupil'],
    memberId: ids['member'],
    wordId: ids['word'],
    personId: ids['boardGuest'],
    person: ids['visitor'],
    versionId: ids['version'],
    userId: ids['account'],
    classToken: 'kein-solcher-link',
    code: '123456',
    fileId: survey ? ids['file'] : ids['boardFile'],
    file: screen ? ids['screenFile'] : ids['boardFile'],
    objType: 'survey',
    questionId: /choice|responses$/.test(name) ? ids['choice'] : ids['question'],
    optionId: ids['option'],
    optionIds: ids['option'],
    reveal: ids['question'],
    cover: ids['question'],
    id: ids['option'],
    list: ids['list'],
    lists: ids[emptied ? 'trashedList' : 'list'],
    card: ids['card'],
    cards: ids[emptied ? 'trashedCard' : 'card'],
    attachment: ids['attachment'],
    after: survey
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

/** What the path's `{id}` is in one's own world. */
export function subjectOf({ ids, boards, items }: World, route: Route): string {
  if (route.meta.operation === 'item.restore' || route.meta.operation === 'item.destroy') return ids['trashedItem']!;
  const { itemThrough, classThrough, projectThrough, schoolThrough, ownThrough, classParam, projectParam, schoolParam, itemKind } =
    route.meta;
  if (itemThrough === 'boardPart') return boards[itemKind as 'pinboard' | 'screen'].addressOf(route)!;
  const inside = {
    image: 'image',
    file: 'file',
    surveyQuestion: 'question',
    surveyResponse: 'response',
    pinboardComment: 'comment',
  } as const;
  if (itemThrough) return ids[inside[itemThrough]]!;
  if (classThrough) return ids[classThrough === 'pupil' ? 'pupil' : 'classTeacher']!;
  if (projectThrough) return ids[projectThrough]!;
  if (schoolThrough) return ids[schoolThrough]!;
  if (ownThrough) return ids[ownThrough]!;
  if (classParam) return ids['class']!;
  if (projectParam) return ids['project']!;
  if (schoolParam) return ids['school']!;
  return items[(itemKind ?? 'text_document') as Kind].id;
}
