import { type Item, newId } from '@murmel/server';
import type { Route } from './routes.js';
import type { BoardItem, World } from './world.js';
import type { Kind } from './world-items.js';

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
