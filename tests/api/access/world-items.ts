import { ITEM_TYPE_KEYS, ITEM_TYPES, type ItemTypeKey, NEW_FIELD, NEW_LOOK, NEW_SHEET } from '@murmel/contracts';
import {
  Assistant,
  DocumentUpdate,
  FileShare,
  KnowledgeFile,
  KnowledgePassage,
  KnowledgeStem,
  MiniTool,
  newId,
  OwnerFile,
  QrCode,
  Recording,
  RecordingFilm,
  SharedFile,
  ShortLink,
  ShortLinkTarget,
  SurveyQuestion,
  Upload,
  WordCloud,
  WordCloudWord,
} from '@murmel/server';
import { filmKey } from '../../../apps/api/src/core/file-storage/storage-keys.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { SceneBoard } from '../boards/scene-board.js';
import { seedSceneCorrection } from '../correction_aid/scene-correction.js';
import { seedScenePinboard } from '../pinboard/scene-board.js';
import { seedSceneText } from '../pupil_feedback/scene-text.js';
import { response, surveyRow } from '../surveys/survey-cast.js';
import { seedSceneTeachingBoard } from '../teaching-board/scene-board.js';
import { seedSceneWeek } from '../timetable/scene-week.js';
import { seedSceneEvent } from '../timetable_prototype/scene-event.js';
import { seedSceneWebsite } from '../website/scene-website.js';
import { seedSceneWorksheet } from '../worksheet/scene-worksheet.js';
import type { ContentTarget } from './content-target.js';

export type Kind = (typeof ITEM_TYPES)[ItemTypeKey]['kind'];
export const KINDS: readonly Kind[] = ITEM_TYPE_KEYS.map((type) => ITEM_TYPES[type].kind);

export interface Content {
  /** every id in it by what it is the id of */
  ids: Record<string, string>;
  board?: SceneBoard;
}

/** A recording with its bytes, and parts of another, unfinished one. */
const recordedBy =
  (recorder: string) =>
  async (place: ContentTarget): Promise<Content> => ({
    ids: { [`${recorder}_recording_id`]: await recording(place), [`${recorder}_upload`]: await upload(place, true) },
  });

/** Fills an item with one of everything that a call about its kind can name; all of it is the owner's. Tools whose calls name nothing but items need none. */
export const CONTENT: Partial<Record<Kind, (place: ContentTarget) => Promise<Content>>> = {
  text_document: async (place) => ({ ids: { image: await image(place), version: await version(place) } }),
  word_cloud: async (place) => ({ ids: { word: await word(place) } }),
  survey: async (place) => ({ ids: { ...(await survey(place)), file: await file(place), upload: await upload(place) } }),
  pinboard: async (place) => {
    const board = await seedScenePinboard(place.api.database.manager, place.item, place.owner, place.mark);
    const { list, card, attachment, guest, trashedList, trashedCard } = board.parts as Record<string, string>;
    const parts = { list, card, attachment, boardGuest: guest, trashedList, trashedCard } as Record<string, string>;
    return {
      board,
      ids: { ...parts, comment: board.inside.pinboardComment!, boardFile: await file(place, 'part'), boardVersion: await version(place) },
    };
  },
  assistant: async (place) => ({
    ids: { assistantFile: await assistant(place), knowledge: await knowledge(place), looseFile: await file(place, 'part', 'txt') },
  }),
  mini_tool: async (place) => {
    await miniTool(place);
    return { ids: {} };
  },
  feedback: async ({ api, item, mark }) => ({ ids: await seedSceneCorrection(api.database.manager, item.id, mark) }),
  pupil_feedback_assignment: async (place) => {
    const { item, visitor, mark } = place;
    const { manager } = place.api.database;
    const textFile = await file(place, 'answer');
    await manager.update(OwnerFile, { id: textFile }, { accountId: null, visitorId: visitor.id });
    const ids = await seedSceneText(manager, { itemId: item.id, visitorId: visitor.id, mark });
    return { ids: { ...ids, textFile, materialFile: await file(place, 'part') } };
  },
  prototype_calendar: async ({ api, item, mark }) => ({
    ids: { calendarEvent: await seedSceneEvent(api.database.manager, item.id, mark) },
  }),
  link: async (place) => ({ ids: { target: await target(place) } }),
  qrcode: async (place) => ({ ids: { codeFile: await code(place) } }),
  timetable: async ({ api, item, mark }) => ({ ids: await seedSceneWeek(api.database.manager, item.id, mark) }),
  shared_file: async (place) => ({ ids: await sharedFiles(place) }),
  folder: async (place) => ({ ids: { inFolder: await inFolder(place) } }),
  screen: async (place) => {
    const board = await seedSceneTeachingBoard(place.api.database.manager, place.item, place.owner, place.mark);
    const { page, card, list } = board.parts as Record<string, string>;
    const parts = { page, screenCard: card, namesList: list } as Record<string, string>;
    return { board, ids: { ...parts, screenFile: await file(place, 'part'), screenVersion: await version(place) } };
  },
  website_page: async (place) => {
    const siteFile = await file(place, 'part');
    const { page, siteBlock } = await seedSceneWebsite(place.api.database.manager, place, siteFile);
    return { ids: { sitePage: page, siteBlock, siteFile, siteVersion: await version(place) } };
  },
  audio_recording: recordedBy('audio'),
  screen_recording: recordedBy('screen'),
  video_recording: recordedBy('video'),
  worksheet: async (place) => {
    const sheetFile = await file(place, 'part');
    const sheetPackage = await file(place, 'part', 'h5p');
    const board = await seedSceneWorksheet(place.api.database.manager, place, sheetPackage);
    const { block, sheetOption, work } = board.parts as Record<string, string>;
    const parts = { block, sheetOption, work } as Record<string, string>;
    return { board, ids: { ...parts, sheetFile, sheetPackage, sheetVersion: await version(place) } };
  },
};

const by = ({ owner, item }: ContentTarget) => ({ itemId: item.id, accountId: owner.id, visitorId: null, createdAt: new Date() });

async function image(place: ContentTarget): Promise<string> {
  const { api, mark } = place;
  const [id, bytes] = [newId(), Buffer.from(mark)];
  const storageKey = `images/${id}.png`;
  await api.application.get(Storage).put(storageKey, bytes, 'image/png');
  const picture = { usedBy: 'text' as const, name: `${id}.png`, thumbnailKey: null, width: 1, height: 1, bytes: bytes.length };
  await api.database.manager.insert(OwnerFile, { id, ...by(place), storageKey, contentType: 'image/png', ...picture });
  return id;
}

async function file(place: ContentTarget, usedBy: 'item' | 'part' | 'answer' = 'item', ending = 'png'): Promise<string> {
  const { api, mark } = place;
  const [id, bytes] = [newId(), Buffer.from(mark)];
  const keys = { storageKey: `files/${id}`, thumbnailKey: `files/${id}.thumb.webp` };
  for (const key of Object.values(keys)) await api.application.get(Storage).put(key, bytes, 'image/png');
  const row = { name: `Datei${mark}.${ending}`, contentType: 'image/png', bytes: bytes.length, usedBy };
  await api.database.manager.insert(OwnerFile, { id, ...by(place), ...keys, ...row });
  return id;
}

/** A file that was read, and what it says. */
async function knowledge(place: ContentTarget): Promise<string> {
  const { manager } = place.api.database;
  const [fileId, itemId] = [await file(place, 'part', 'md'), place.item.id];
  const read = { digest: place.mark, state: 'succeeded', failure: null, pages: null, pagesRead: 0, passages: 1, attempts: 1 } as const;
  await manager.insert(KnowledgeFile, { fileId, itemId, documentId: null, ...read, leasedUntil: null, createdAt: new Date() });
  await manager.insert(KnowledgePassage, { fileId, position: 0, page: null, text: `Stelle${place.mark}` });
  await manager.insert(KnowledgeStem, { fileId, stem: `stamm${place.mark}`, passages: 1, positions: [0] });
  return fileId;
}

/** A file of which half is here. */
async function upload(place: ContentTarget, open = false): Promise<string> {
  const { api, mark } = place;
  const [id, bytes, now] = [newId(), Buffer.from(mark), new Date()];
  const key = `uploads/${id}/${newId()}`;
  await api.application.get(Storage).put(key, bytes, 'application/octet-stream');
  const row = { name: `Datei${mark}.png`, bytes: 2 * bytes.length, received: bytes.length, open, parts: [key], finishedAt: null };
  await api.database.manager.insert(Upload, { id, ...by(place), ...row, changedAt: now });
  return id;
}

async function recording(place: ContentTarget): Promise<string> {
  const { api, item, mark } = place;
  const id = await file(place, 'part', 'webm');
  const chapters = [{ at: 0, title: `Kapitel${mark}` }];
  const whole = { startMs: 0, endMs: null, coverMs: null, width: null, height: null, peaks: [], captions: [] };
  await api.database.manager.insert(Recording, { id, itemId: item.id, durationMs: 1000, ...whole, chapters });
  const [storageKey, bytes] = [`files/${id}`, Buffer.from(mark)];
  await api.application.get(Storage).put(filmKey(storageKey), bytes, 'video/mp4');
  const film = { storageKey, state: 'ready', attempts: 1, leasedUntil: null, madeBytes: bytes.length, createdAt: new Date() } as const;
  await api.database.manager.insert(RecordingFilm, film);
  return id;
}

async function version(place: ContentTarget): Promise<string> {
  const { manager } = place.api.database;
  const { seq } = await manager.save(DocumentUpdate, { ...by(place), bytes: Buffer.from([0, 0]), compacted: false });
  return seq;
}

async function target({ api, item, mark }: ContentTarget): Promise<string> {
  const [id, url] = [newId(), `https://schule.example/${mark}`];
  await api.database.manager.insert(ShortLink, { itemId: item.id, url });
  await api.database.manager.insert(ShortLinkTarget, { id, itemId: item.id, url, since: new Date() });
  return id;
}

async function assistant(place: ContentTarget): Promise<string> {
  const { api, item, mark } = place;
  const face = await file(place, 'part');
  await api.database.manager.insert(Assistant, {
    ...{ itemId: item.id, instructions: `Rolle${mark}`, starters: [`Frage${mark}`], tools: [], mcpTools: [], archived: false },
    avatar: { icon: 'tree', colour: 1, file: face },
  });
  return face;
}

async function miniTool({ api, item, mark }: ContentTarget): Promise<void> {
  const field = { ...NEW_FIELD, id: 'topic', kind: 'text' as const, label: `Feld${mark}`, example: `Beispiel${mark}`, required: false };
  const told = { category: 'planning', icon: 'bulb', colour: 5, fields: [field], prompt: `Text${mark} {topic}` } as const;
  await api.database.manager.insert(MiniTool, { itemId: item.id, ...told, fields: [field] });
}

async function code(place: ContentTarget): Promise<string> {
  const { api, item, mark } = place;
  const logoFile = await file(place, 'part');
  const content = { kind: 'text', text: `Text${mark}` } as const;
  const sheet = { ...NEW_SHEET, rows: [{ label: `Kind${mark}`, value: '' }] };
  await api.database.manager.insert(QrCode, { itemId: item.id, content, look: { ...NEW_LOOK, logo: 'file', logoFile }, sheet });
  return logoFile;
}

async function sharedFiles(place: ContentTarget): Promise<Record<string, string>> {
  const { api, item, mark } = place;
  await api.database.manager.insert(FileShare, { itemId: item.id, collects: true, task: `Auftrag${mark}`, perPerson: 5 });
  const [given, handedIn] = [await file(place, 'part'), await file(place, 'answer')];
  await api.database.manager.insert(SharedFile, { fileId: given, itemId: item.id, folder: `Ordner${mark}` });
  return { given, handedIn, sharedUpload: await upload(place) };
}

async function inFolder({ api, item, owner, mark }: ContentTarget): Promise<string> {
  const shared = { title: `Titel${mark}`, privacy: 'secret', visitorPermission: 'visitor_permissions_write' } as const;
  return (await api.people.item(owner, { ...shared, folderId: item.id })).id;
}

async function word(place: ContentTarget): Promise<string> {
  const { api, item, mark } = place;
  const id = newId();
  const open = { show: true, showBeforeSubmit: true, wordsPerVisitor: null, filter: true, filterWords: null };
  await api.database.manager.insert(WordCloud, { itemId: item.id, ...open });
  await api.database.manager.insert(WordCloudWord, { id, ...by(place), text: `Wort${mark}`, key: `wort${mark}` });
  return id;
}

async function survey({ api, item, owner, visitor, mark }: ContentTarget): Promise<Record<string, string>> {
  const [question, choice, option] = [newId(), newId(), newId()];
  await surveyRow(api, item, { participantsSee: 'at_once' });
  const of = { itemId: item.id, description: `Mehr${mark}`, required: false };
  const options = [
    { id: option, text: `Ja${mark}` },
    { id: newId(), text: `Nein${mark}` },
  ];
  await api.database.manager.insert(SurveyQuestion, [
    { id: question, ...of, position: 0, type: 'long_answer', title: `Frage${mark}`, options: [] },
    { id: choice, ...of, position: 1, type: 'single_choice', title: `Wahl${mark}`, options },
  ]);
  const given = [
    { questionId: question, text: `Antwort${mark}` },
    { questionId: choice, optionIds: [option] },
  ];
  // One of a guest, one of the teacher, so that "one's own" is something that can be changed.
  await response(api, item, given, { visitorId: visitor.id });
  return { question, choice, option, response: await response(api, item, given, { accountId: owner.id }) };
}
