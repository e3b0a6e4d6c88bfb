import type { ContentKind, Privacy } from '../item-fields.js';
import { RECORDERS, type RecorderKey } from '../recordings/recorder-kinds.js';
import type { ItemType, RecordingDevice, Tool, VisitorActs } from './tool-types.js';

export * from './tool-types.js';

const READ = { visitor_permissions_invisible: 'nothing', visitor_permissions_read: 'read' } as const satisfies VisitorActs;
const WRITE = { ...READ, visitor_permissions_write: 'write' } as const satisfies VisitorActs;
/** Users who may see a survey or worksheet may answer it, and may hand in where files are collected (spec E4). */
const ANSWER = { ...READ, visitor_permissions_read: 'answer' } as const satisfies VisitorActs;

/** Returns the properties common to recorders: locked and deleted after a month, because they contain voices and faces (spec E32). */
function recorder<Key extends RecorderKey>(key: Key, records: readonly RecordingDevice[]) {
  const { kind, calls } = RECORDERS[key];
  return {
    kind: kind as (typeof RECORDERS)[Key]['kind'],
    freeMonthly: 10,
    calls: calls as (typeof RECORDERS)[Key]['calls'],
    family: 'media',
    route: `/${key}/files`,
    editorPages: [],
    publicPages: [`/${key}/public_files/:id`],
    infoRoute: `/${key}/info`,
    cleanup: 'month',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, records, visitors: READ, opensWith: 'visitor_permissions_read' },
  } as const;
}

/** The one list of tools (architecture rule 1). A tool that is not here does not exist anywhere. */
export const TOOLS = {
  text_editor: {
    kind: 'text_document',
    freeMonthly: 10,
    calls: 'textDocuments',
    family: 'writing',
    route: '/text_editor/documents',
    editorPages: [],
    publicPages: ['/text_editor/public_documents/:id'],
    infoRoute: '/text_editor/info',
    capabilities: { liveDocument: true, showsOtherSites: true, visitors: WRITE, opensWith: 'visitor_permissions_write' },
  },
  word_clouds: {
    kind: 'word_cloud',
    freeMonthly: 10,
    calls: 'wordClouds',
    family: 'together',
    route: '/word_clouds/word_clouds',
    editorPages: [],
    publicPages: ['/word_clouds/public_word_clouds/:id'],
    infoRoute: '/word_clouds/info',
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: WRITE, opensWith: 'visitor_permissions_write' },
  },
  surveys: {
    kind: 'survey',
    freeMonthly: 10,
    calls: 'surveys',
    family: 'together',
    route: '/surveys/surveys',
    editorPages: ['responses', 'responses/:responsePage'],
    publicPages: [
      '/surveys/surveys/:id/public_survey_responses/new',
      '/surveys/surveys/:id/public_survey_responses/:responseId',
      '/surveys/surveys/:id/public_survey_result',
      '/surveys/surveys/:id/public_survey_result/responses/:responsePage',
    ],
    infoRoute: '/surveys/info',
    capabilities: {
      liveDocument: false,
      showsOtherSites: false,
      answersByVoice: true,
      visitors: ANSWER,
      opensWith: 'visitor_permissions_read',
    },
  },
  pinboard: {
    kind: 'pinboard',
    freeMonthly: 10,
    calls: 'pinboards',
    family: 'together',
    route: '/pinboard/boards',
    editorPages: ['activities', 'cards/:cardId', 'members', 'theming'],
    publicPages: ['/pinboard/public_boards/:id', '/pinboard/public_boards/:id/activities', '/pinboard/public_boards/:id/cards/:cardId'],
    infoRoute: '/pinboard/info',
    capabilities: {
      liveDocument: true,
      showsOtherSites: true,
      answersByVoice: true,
      visitors: WRITE,
      opensWith: 'visitor_permissions_write',
    },
  },
  teaching_board: {
    kind: 'screen',
    freeMonthly: 10,
    calls: 'teachingBoards',
    family: 'together',
    route: '/teaching_board/screens',
    editorPages: [
      'pages/:pageId',
      'pages/:pageId/author_info',
      'pages/:pageId/settings',
      'pages/:pageId/share',
      'pages/:pageId/theme',
      'pages/:pageId/versions',
    ],
    publicPages: [
      '/teaching_board/public_screens/:id',
      '/teaching_board/public_screens/:id/pages/:pageId',
      '/teaching_board/public_screens/:id/pages/:pageId/author_info',
    ],
    infoRoute: '/teaching_board/info',
    capabilities: { liveDocument: true, showsOtherSites: true, visitors: READ, opensWith: 'visitor_permissions_read' },
  },
  worksheet: {
    kind: 'worksheet',
    freeMonthly: 5,
    calls: 'worksheets',
    family: 'writing',
    route: '/worksheet/worksheets',
    editorPages: ['theming', 'versions', 'responses', 'responses/:responsePage'],
    publicPages: [
      '/worksheet/worksheets/:id/public_worksheet_responses/new',
      '/worksheet/worksheets/:id/public_worksheet_responses/:responseId',
    ],
    infoRoute: '/worksheet/info',
    capabilities: {
      liveDocument: true,
      showsOtherSites: true,
      playsPackages: true,
      answersByVoice: true,
      visitors: ANSWER,
      opensWith: 'visitor_permissions_read',
    },
  },
  assistants: {
    kind: 'assistant',
    freeMonthly: 3,
    calls: 'assistants',
    family: 'ai',
    route: '/ai/assistants',
    editorPages: [],
    publicPages: ['/ai/chats/public_assistants/:id'],
    infoRoute: '/ai/assistants/info',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: ANSWER, opensWith: 'visitor_permissions_read' },
  },
  mini_tools: {
    kind: 'mini_tool',
    freeMonthly: 10,
    calls: 'miniTools',
    family: 'ai',
    route: '/ai/mini_tools',
    editorPages: [],
    publicPages: ['/ai/mini_tools/public_mini_tools/:id'],
    infoRoute: '/ai/mini_tools/info',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: READ, opensWith: 'visitor_permissions_read' },
  },
  link_shortener: {
    kind: 'link',
    freeMonthly: 10,
    calls: 'links',
    family: 'sharing',
    route: '/link_shortener/links',
    editorPages: [],
    publicPages: ['/link_shortener/public_links/:id'],
    infoRoute: '/link_shortener/info',
    teachersOnly: true,
    capabilities: {
      liveDocument: false,
      showsOtherSites: false,
      leadsElsewhere: true,
      visitors: READ,
      opensWith: 'visitor_permissions_read',
    },
  },
  qrcodes: {
    kind: 'qrcode',
    freeMonthly: 10,
    calls: 'qrcodes',
    family: 'sharing',
    route: '/qrcodes/qrcodes',
    editorPages: [],
    publicPages: ['/qrcodes/public_qrcodes/:id'],
    infoRoute: '/qrcodes/info',
    teachersOnly: true,
    capabilities: {
      liveDocument: false,
      showsOtherSites: false,
      leadsElsewhere: true,
      visitors: READ,
      opensWith: 'visitor_permissions_read',
    },
  },
  file_sharing: {
    kind: 'shared_file',
    freeMonthly: 10,
    calls: 'fileSharing',
    family: 'media',
    route: '/file_sharing/files',
    editorPages: ['hand_ins'],
    publicPages: ['/file_sharing/public_files/:id'],
    infoRoute: '/file_sharing/info',
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: ANSWER, opensWith: 'visitor_permissions_read' },
  },
  website: {
    kind: 'website_page',
    freeMonthly: 10,
    calls: 'websites',
    family: 'sharing',
    route: '/website/pages',
    editorPages: ['theming', 'versions'],
    publicPages: ['/website/public_pages/:id', '/website/public_pages/:id/pages/:pageId', '/website/public_pages/:id/about'],
    infoRoute: '/website/info',
    teachersOnly: true,
    capabilities: {
      liveDocument: true,
      showsOtherSites: true,
      leadsElsewhere: true,
      visitors: READ,
      opensWith: 'visitor_permissions_read',
    },
  },
  audio_recorder: recorder('audio_recorder', ['microphone']),
  screen_recorder: recorder('screen_recorder', ['display-capture', 'microphone', 'camera']),
  video_recorder: recorder('video_recorder', ['camera', 'microphone']),
  pupil_feedback: {
    kind: 'pupil_feedback_assignment',
    freeMonthly: 10,
    calls: 'pupilFeedback',
    family: 'writing',
    route: '/pupil_feedback/assignments',
    editorPages: ['responses', 'responses/:responsePage', 'responses/:responsePage/feedback/:feedbackType'],
    publicPages: ['/pupil_feedback/assignments/:id/public_responses/new', '/pupil_feedback/assignments/:id/public_responses/:responseId'],
    infoRoute: '/pupil_feedback/info',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: ANSWER, opensWith: 'visitor_permissions_read' },
  },
  correction_aid: {
    kind: 'feedback',
    freeMonthly: 10,
    calls: 'aiFeedbacks',
    family: 'ai',
    route: '/ai/feedbacks',
    editorPages: ['results', 'results/:resultPlace'],
    publicPages: ['/ai/feedbacks/public_feedbacks/:id'],
    infoRoute: '/ai/feedbacks/info',
    // Essays of pupils end (spec A38).
    cleanup: 'year',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: READ, opensWith: 'visitor_permissions_read' },
  },
  timetable: {
    kind: 'timetable',
    freeMonthly: 10,
    calls: 'timetables',
    family: 'together',
    route: '/timetable/timetables',
    editorPages: [],
    publicPages: ['/timetable/public_timetables/:id'],
    infoRoute: '/timetable/info',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: READ, opensWith: 'visitor_permissions_read' },
  },
  timetable_prototype: {
    kind: 'prototype_calendar',
    freeMonthly: 10,
    calls: 'prototypeCalendars',
    family: 'together',
    route: '/timetable-prototype',
    callsRoute: '/timetable-prototype/calendars',
    editorPages: ['edit', 'events/:eventId'],
    publicPages: ['/timetable-prototype/public_calendars/:id'],
    infoRoute: '/timetable-prototype/info',
    newRoute: '/timetable-prototype/new',
    teachersOnly: true,
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: READ, opensWith: 'visitor_permissions_read' },
  },
} as const satisfies Record<string, Tool>;

export type ToolKey = keyof typeof TOOLS;
export const TOOL_KEYS = Object.keys(TOOLS) as ToolKey[];

/** True if only teachers make items with it. */
export function isForTeachersOnly(key: ToolKey): boolean {
  const { teachersOnly }: Tool = TOOLS[key];
  return teachersOnly === true;
}

/** Folders are shared, found and trashed like their contents; they are no tool to work with. */
const FOLDERS = {
  kind: 'folder',
  calls: 'folders',
  route: '/folders',
  editorPages: [],
  publicPages: ['/public_folders/:id'],
  // Its visitors get of what lies in it what both permissions let them do.
  capabilities: { liveDocument: false, showsOtherSites: false, visitors: WRITE, opensWith: 'visitor_permissions_read' },
} as const satisfies ItemType;

/** The one list of what items there are. */
export const ITEM_TYPES = { ...TOOLS, folders: FOLDERS } as const satisfies Record<string, ItemType>;

export type ItemTypeKey = keyof typeof ITEM_TYPES;
export const ITEM_TYPE_KEYS = Object.keys(ITEM_TYPES) as ItemTypeKey[];

/** @returns the type of items of this kind, undefined for what is no item */
export function itemTypeOf(kind: string): ItemTypeKey | undefined {
  return ITEM_TYPE_KEYS.find((key) => ITEM_TYPES[key].kind === kind);
}

/** Returns where the calls of a type lie: at its list, unless the registry names another address (spec D-10). */
export function callsRouteOf<Key extends ItemTypeKey>(
  key: Key,
): (typeof ITEM_TYPES)[Key] extends { callsRoute: infer Route } ? Route : (typeof ITEM_TYPES)[Key]['route'] {
  const { callsRoute, route }: ItemType = ITEM_TYPES[key];
  return (callsRoute ?? route) as ReturnType<typeof callsRouteOf<Key>>;
}

/** @returns the tool whose items are of this kind, undefined for kinds without a tool */
export function toolOfKind(kind: string): ToolKey | undefined {
  return TOOL_KEYS.find((key) => TOOLS[key].kind === kind);
}

/** Returns the acts of visitors on items of this kind, by the permission that grants them; none for other contents. */
export function visitorActsOf(kind: ContentKind): VisitorActs {
  const type = itemTypeOf(kind);
  return type ? ITEM_TYPES[type].capabilities.visitors : {};
}

/** True if items lead to other sites; many visitors who follow them are unknown here. */
export function leadsElsewhere(kind: ContentKind): boolean {
  const type = itemTypeOf(kind);
  const { leadsElsewhere: leads }: ItemType['capabilities'] = type ? ITEM_TYPES[type].capabilities : ITEM_TYPES.folders.capabilities;
  return leads === true;
}

/** True if an item is published to people who may report a problem of it. */
export function isReportable({ kind, privacy }: { kind: ContentKind; privacy: Privacy }): boolean {
  return privacy === 'public_for_all' || (privacy === 'secret' && leadsElsewhere(kind));
}

/** Returns the kinds of parents allowed for a type. */
export function parentKindsOf(type: ItemTypeKey): readonly ContentKind[] {
  const { childOf = [] }: ItemType = ITEM_TYPES[type];
  return childOf;
}
