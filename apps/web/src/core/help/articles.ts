import type { ToolKey } from '@murmel/contracts';
import {
  IconAdjustments,
  IconArchive,
  IconArrowsMove,
  IconBan,
  IconBooks,
  IconChartBar,
  IconCloud,
  IconCode,
  IconCopy,
  IconDeviceDesktop,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFileSearch,
  IconFileText,
  IconFileZip,
  IconFlag,
  IconFlask2,
  IconFolder,
  IconFolderShare,
  IconHistory,
  IconHourglass,
  IconInbox,
  IconLink,
  IconMessageHeart,
  IconMicrophone,
  IconPalette,
  IconPhoto,
  IconPlayerPause,
  IconPlugConnected,
  IconPlus,
  IconPrinter,
  IconQrcode,
  IconRobotFace,
  IconSchool,
  IconScissors,
  IconScreenShare,
  IconSearch,
  IconShield,
  IconSparkles,
  IconTemplate,
  IconTrash,
  IconUserOff,
  IconUserPlus,
  IconUsers,
  IconVideo,
  IconWorld,
} from '@tabler/icons-react';
import type { Icon } from '../../ui/icon';
import type { HelpCategoryKey } from './categories';
import type { SceneName } from './drawings/compose-step';

/** Parts of an item's page that help can show: the elements' `data-help`. */
export type HelpAnchor = 'share' | 'menu' | 'wall' | 'title';

export interface HelpArticle {
  /** part of addresses: it never changes and is never reused */
  id: number;
  category: HelpCategoryKey;
  icon: Icon;
  /** one for each step */
  pictures: readonly SceneName[];
  /** keys of other articles */
  related: readonly string[];
  /** it ends with a word for when something is different */
  hint?: boolean;
  /** screen location that each step describes, if it is visible beside the help */
  places?: readonly (HelpAnchor | null)[];
  /** page with more information */
  more?: string;
}

const article = (
  ...[id, category, icon, pictures, related, rest = {}]: [
    id: number,
    category: HelpCategoryKey,
    icon: Icon,
    pictures: readonly SceneName[],
    related: readonly string[],
    rest?: Pick<HelpArticle, 'hint' | 'places' | 'more'>,
  ]
): HelpArticle => ({ id, category, icon, pictures, related, ...rest });

/** Every article. Its words: title and what it is found by in this folder's texts, the rest in `articles/<category>`. */
export const HELP_ARTICLES = {
  firstItem: article(1, 'start', IconPlus, ['menu', 'field', 'wall'], ['templates', 'shareLink', 'find'], {
    hint: true,
    places: [null, 'title', 'share'],
  }),
  firstSteps: article(180, 'start', IconSparkles, ['choice', 'list', 'button'], ['firstItem', 'templates', 'appearance'], { hint: true }),
  schoolAccount: article(194, 'start', IconSchool, ['button', 'list', 'field'], ['firstItem', 'learningPlatform', 'ownData'], {
    hint: true,
  }),
  find: article(2, 'start', IconSearch, ['field', 'list', 'sheet'], ['folders', 'trash', 'templates'], { hint: true }),
  appearance: article(3, 'start', IconAdjustments, ['menu', 'choice', 'field'], ['ownData', 'firstItem']),
  writeTogether: article(4, 'text_editor', IconUsers, ['sheet', 'choice', 'wall'], ['textHistory', 'shareLink', 'pinboardStart'], {
    hint: true,
    places: ['title', 'share', 'share'],
  }),
  insert: article(5, 'text_editor', IconPhoto, ['sheet', 'menu', 'field'], ['textFiles', 'writeTogether'], { hint: true }),
  textHistory: article(6, 'text_editor', IconHistory, ['menu', 'sheet', 'list'], ['writeTogether', 'trash'], {
    hint: true,
    places: ['menu', 'menu', 'menu'],
  }),
  textFiles: article(7, 'text_editor', IconDownload, ['menu', 'sheet', 'menu'], ['takeAlong', 'insert'], {
    hint: true,
    places: [null, null, 'menu'],
  }),
  textHelp: article(95, 'text_editor', IconSparkles, ['sheet', 'menu', 'button'], ['writeTogether', 'pupilData', 'assistantMake'], {
    hint: true,
  }),
  cloudStart: article(8, 'word_clouds', IconCloud, ['field', 'wall', 'wall'], ['cloudWords', 'shareLink', 'surveyMake'], {
    hint: true,
    places: ['title', 'share', 'wall'],
  }),
  cloudWords: article(9, 'word_clouds', IconBan, ['list', 'choice', 'field'], ['cloudStart', 'pinboardRelease']),
  cloudKeep: article(10, 'word_clouds', IconDownload, ['menu', 'list'], ['cloudStart', 'takeAlong']),
  surveyMake: article(11, 'surveys', IconPlus, ['menu', 'list', 'phone'], ['surveyRun', 'surveyResults', 'templates']),
  surveyRun: article(12, 'surveys', IconDeviceDesktop, ['button', 'wall', 'button'], ['surveyMake', 'surveyResults', 'shareLink'], {
    hint: true,
    places: ['share', 'wall', null],
  }),
  surveyResults: article(13, 'surveys', IconChartBar, ['bars', 'phone', 'menu'], ['surveyRun', 'takeAlong'], {
    places: [null, null, 'menu'],
  }),
  pinboardStart: article(14, 'pinboard', IconPlus, ['columns', 'columns', 'wall'], ['pinboardRights', 'pinboardRelease', 'shareLink'], {
    places: [null, null, 'share'],
  }),
  pinboardRights: article(15, 'pinboard', IconEye, ['choice', 'columns', 'columns'], ['pinboardRelease', 'pinboardKeys', 'shareLink'], {
    hint: true,
    places: ['share', null, null],
  }),
  pinboardRelease: article(16, 'pinboard', IconBan, ['choice', 'list', 'menu'], ['pinboardRights', 'cloudWords'], {
    places: ['menu', null, null],
  }),
  pinboardKeys: article(17, 'pinboard', IconArrowsMove, ['columns', 'menu', 'button'], ['pinboardStart', 'pinboardKeep']),
  pinboardKeep: article(18, 'pinboard', IconArchive, ['menu', 'list', 'list'], ['takeAlong', 'textHistory'], {
    places: ['menu', 'menu', 'menu'],
  }),
  boardStart: article(19, 'teaching_board', IconPlus, ['board', 'board', 'wall'], ['boardNames', 'boardPages', 'templates'], {
    hint: true,
    places: [null, null, 'wall'],
  }),
  boardNames: article(20, 'teaching_board', IconUsers, ['board', 'list', 'button'], ['boardStart', 'classCodes'], { hint: true }),
  boardPages: article(21, 'teaching_board', IconPhoto, ['board', 'choice', 'menu'], ['boardStart', 'boardNames']),
  sheetMake: article(22, 'worksheet', IconPlus, ['menu', 'list', 'sheet', 'phone'], ['sheetHandOut', 'sheetPaper', 'sheetH5p']),
  sheetHandOut: article(23, 'worksheet', IconEye, ['button', 'list', 'button'], ['sheetMake', 'sheetFeedback', 'shareLink'], {
    hint: true,
    places: ['share', null, null],
  }),
  sheetFeedback: article(24, 'worksheet', IconMessageHeart, ['list', 'sheet', 'button'], ['sheetHandOut', 'sheetPaper']),
  sheetPaper: article(25, 'worksheet', IconPrinter, ['menu', 'choice', 'sheet'], ['sheetMake', 'sheetHandOut'], {
    places: ['menu', null, null],
  }),
  sheetH5p: article(26, 'worksheet', IconCode, ['menu', 'phone'], ['sheetMake', 'sheetHandOut'], { hint: true }),
  classCodes: article(27, 'classes', IconUsers, ['button', 'list', 'cards'], ['classDay', 'projectPause', 'pupilBlock'], {
    hint: true,
    more: '/t/school_classes/info',
  }),
  classDay: article(28, 'classes', IconHourglass, ['button', 'choice', 'wall'], ['classCodes', 'projectStart']),
  projectStart: article(29, 'classes', IconFileText, ['field', 'list', 'wall'], ['projectPause', 'projectWatch', 'classCodes']),
  projectPause: article(30, 'classes', IconPlayerPause, ['button', 'choice', 'button'], ['projectStart', 'projectWatch']),
  projectWatch: article(31, 'classes', IconEye, ['list', 'list', 'button'], ['projectStart', 'pupilBlock'], { hint: true }),
  pupilBlock: article(32, 'classes', IconUserOff, ['list', 'menu', 'button'], ['classCodes', 'pupilData']),
  classTogether: article(33, 'classes', IconUserPlus, ['field', 'choice', 'menu'], ['classCodes', 'shareMembers']),
  shareLink: article(34, 'sharing', IconLink, ['choice', 'choice', 'wall'], ['shareShort', 'shareMembers', 'classCodes'], {
    hint: true,
    places: ['share', 'share', 'share'],
  }),
  shareMembers: article(35, 'sharing', IconUserPlus, ['field', 'choice', 'list'], ['shareLink', 'classTogether', 'folders'], {
    places: ['share', 'share', null],
  }),
  shareShort: article(36, 'sharing', IconLink, ['field', 'choice', 'button'], ['shareLink', 'publish'], {
    places: ['share', 'share', 'share'],
  }),
  learningPlatform: article(
    193,
    'sharing',
    IconPlugConnected,
    ['choice', 'list', 'field', 'phone'],
    ['sheetHandOut', 'shareLink', 'schoolAccount'],
    {
      hint: true,
    },
  ),
  folders: article(37, 'library', IconFolder, ['button', 'list', 'list'], ['templates', 'trash', 'find'], { hint: true }),
  templates: article(38, 'library', IconTemplate, ['menu', 'menu', 'choice'], ['folders', 'firstItem', 'takeOver'], {
    places: [null, 'menu', 'menu'],
  }),
  trash: article(39, 'library', IconTrash, ['button', 'list', 'button'], ['find', 'folders']),
  takeAlong: article(40, 'library', IconDownload, ['menu', 'button', 'menu'], ['textFiles', 'ownData'], { hint: true }),
  publish: article(41, 'gallery', IconWorld, ['choice', 'choice', 'field'], ['takeOver', 'report', 'collections'], {
    hint: true,
    places: ['share', 'share', 'share'],
    more: '/gallery/how_to',
  }),
  takeOver: article(42, 'gallery', IconCopy, ['list', 'button', 'button'], ['publish', 'collections', 'templates']),
  collections: article(43, 'gallery', IconBooks, ['list', 'button', 'button'], ['takeOver', 'publish'], { more: '/collections/how_to' }),
  report: article(44, 'gallery', IconFlag, ['button', 'choice', 'list'], ['publish', 'takeOver']),
  pupilData: article(45, 'privacy', IconShield, ['list', 'phone', 'button'], ['ownData', 'classCodes'], { hint: true }),
  ownData: article(46, 'privacy', IconDownload, ['menu', 'button', 'field'], ['pupilData', 'takeAlong', 'appearance'], { hint: true }),
  lookedAt: article(192, 'privacy', IconEyeOff, ['button', 'field', 'wall'], ['ownData', 'pupilData'], { hint: true }),
  linkMake: article(47, 'link_shortener', IconLink, ['field', 'wall', 'button'], ['linkTarget', 'linkRules', 'shareShort'], {
    hint: true,
    places: ['title', 'share', 'share'],
  }),
  linkTarget: article(48, 'link_shortener', IconArrowsMove, ['button', 'field', 'list'], ['linkMake', 'linkRules'], { hint: true }),
  linkRules: article(49, 'link_shortener', IconHourglass, ['field', 'field', 'bars'], ['linkMake', 'linkTarget']),
  codeMake: article(50, 'qrcodes', IconQrcode, ['choice', 'field', 'button'], ['codeLook', 'codeSheet', 'shareShort'], { hint: true }),
  codeLook: article(51, 'qrcodes', IconPalette, ['choice', 'choice', 'list'], ['codeMake', 'codeSheet'], { hint: true }),
  codeSheet: article(52, 'qrcodes', IconScissors, ['field', 'choice', 'button'], ['codeMake', 'codeLook']),
  sheetWizard: article(137, 'worksheet', IconSparkles, ['field', 'choice', 'sheet'], ['sheetMake', 'shareLink'], { hint: true }),
  correctionMake: article(138, 'correction_aid', IconPlus, ['field', 'list', 'button'], ['correctionDecide', 'correctionBack'], {
    hint: true,
  }),
  correctionDecide: article(139, 'correction_aid', IconMessageHeart, ['sheet', 'choice', 'field'], ['correctionMake', 'correctionBack'], {
    hint: true,
  }),
  correctionBack: article(140, 'correction_aid', IconPrinter, ['field', 'button', 'list'], ['correctionDecide', 'correctionMake']),
  calendarMake: article(170, 'timetable_prototype', IconPlus, ['field', 'choice', 'button'], ['calendarRepeat', 'calendarShare'], {
    hint: true,
  }),
  calendarRepeat: article(171, 'timetable_prototype', IconHistory, ['field', 'choice', 'list'], ['calendarMake', 'calendarShare'], {
    hint: true,
  }),
  calendarShare: article(
    172,
    'timetable_prototype',
    IconUsers,
    ['choice', 'list', 'button'],
    ['calendarMake', 'calendarRepeat', 'shareLink'],
    {
      places: ['share', null, 'menu'],
    },
  ),
  textMake: article(134, 'pupil_feedback', IconPlus, ['field', 'list', 'phone'], ['textAnswer', 'textVersions', 'shareLink'], {
    hint: true,
  }),
  textAnswer: article(135, 'pupil_feedback', IconMessageHeart, ['list', 'field', 'button'], ['textVersions', 'textMake'], { hint: true }),
  textVersions: article(136, 'pupil_feedback', IconCopy, ['sheet', 'choice', 'bars'], ['textAnswer', 'textMake']),
  weekMake: article(149, 'timetable', IconPlus, ['field', 'list', 'button'], ['weekChange', 'weekCalendar'], { hint: true }),
  weekChange: article(150, 'timetable', IconArrowsMove, ['button', 'choice', 'list'], ['weekMake', 'weekCalendar'], { hint: true }),
  weekCalendar: article(151, 'timetable', IconDownload, ['button', 'field', 'list'], ['weekMake', 'weekChange']),
  filesGive: article(53, 'file_sharing', IconFolderShare, ['field', 'list', 'wall'], ['filesCollect', 'filesReceived', 'shareLink'], {
    hint: true,
    places: [null, null, 'share'],
  }),
  filesCollect: article(54, 'file_sharing', IconInbox, ['choice', 'field', 'phone'], ['filesReceived', 'filesGive', 'projectStart'], {
    hint: true,
  }),
  filesReceived: article(55, 'file_sharing', IconFileZip, ['list', 'list', 'button'], ['filesCollect', 'filesGive']),
  siteMake: article(70, 'website', IconPlus, ['menu', 'sheet', 'list'], ['sitePublish', 'siteLook'], { hint: true }),
  sitePublish: article(71, 'website', IconWorld, ['field', 'button', 'button'], ['siteMake', 'shareLink'], {
    places: ['title', 'share', 'title'],
  }),
  siteLook: article(72, 'website', IconPalette, ['menu', 'choice', 'phone'], ['siteMake', 'sitePublish']),
  assistantMake: article(73, 'assistants', IconRobotFace, ['field', 'field', 'list'], ['assistantTry', 'assistantShare'], { hint: true }),
  assistantTry: article(74, 'assistants', IconEye, ['field', 'button', 'list'], ['assistantMake', 'assistantShare']),
  assistantShare: article(75, 'assistants', IconUsers, ['button', 'phone', 'field'], ['assistantMake', 'pupilData', 'shareLink'], {
    hint: true,
  }),
  miniToolUse: article(76, 'mini_tools', IconFlask2, ['list', 'field', 'button'], ['miniToolMake', 'miniToolAgain'], { hint: true }),
  miniToolMake: article(77, 'mini_tools', IconPlus, ['menu', 'field', 'sheet'], ['miniToolUse', 'shareLink'], { hint: true }),
  miniToolAgain: article(78, 'mini_tools', IconHistory, ['list', 'button', 'list'], ['miniToolUse', 'miniToolMake']),
  convertMake: article(146, 'converters', IconSparkles, ['choice', 'field', 'button'], ['convertWatch', 'convertHear'], { hint: true }),
  convertWatch: article(147, 'converters', IconHourglass, ['bars', 'button', 'list'], ['convertMake', 'convertHear']),
  convertHear: article(148, 'converters', IconMicrophone, ['choice', 'field', 'button'], ['convertMake', 'convertWatch'], { hint: true }),
  documentAsk: article(143, 'document_qas', IconFileSearch, ['field', 'field', 'list'], ['documentPlaces', 'documentAgain'], {
    hint: true,
  }),
  documentPlaces: article(144, 'document_qas', IconEye, ['list', 'sheet', 'button'], ['documentAsk', 'documentAgain'], { hint: true }),
  documentAgain: article(145, 'document_qas', IconHistory, ['list', 'button'], ['documentAsk', 'documentPlaces']),
  soundRecord: article(60, 'audio_recorder', IconMicrophone, ['menu', 'button', 'button'], ['soundFinish', 'soundCut', 'shareLink'], {
    hint: true,
  }),
  soundFinish: article(61, 'audio_recorder', IconHistory, ['list', 'button'], ['soundRecord', 'soundCut'], { hint: true }),
  soundCut: article(62, 'audio_recorder', IconScissors, ['bars', 'list', 'list'], ['soundRecord', 'shareLink'], { hint: true }),
  screenRecord: article(
    63,
    'screen_recorder',
    IconScreenShare,
    ['menu', 'choice', 'button'],
    ['screenCamera', 'screenShare', 'soundFinish'],
  ),
  screenCamera: article(64, 'screen_recorder', IconVideo, ['choice', 'choice', 'choice'], ['screenRecord', 'videoRecord'], { hint: true }),
  screenShare: article(65, 'screen_recorder', IconLink, ['button', 'choice', 'phone'], ['screenRecord', 'shareLink']),
  videoRecord: article(66, 'video_recorder', IconVideo, ['menu', 'choice', 'button'], ['videoCut', 'videoUpload', 'soundFinish']),
  videoCut: article(67, 'video_recorder', IconScissors, ['bars', 'button', 'list'], ['videoRecord', 'screenShare']),
  videoUpload: article(68, 'video_recorder', IconDownload, ['button', 'list'], ['videoRecord', 'videoCut'], { hint: true }),
} as const;
export type HelpArticleKey = keyof typeof HELP_ARTICLES;
export const HELP_ARTICLE_KEYS = Object.keys(HELP_ARTICLES) as HelpArticleKey[];

/** @param category or a tool, which has one of its own */
export const articlesOf = (category: HelpCategoryKey | ToolKey): HelpArticleKey[] =>
  HELP_ARTICLE_KEYS.filter((key) => HELP_ARTICLES[key].category === category);
