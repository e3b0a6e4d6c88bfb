export * from './boards/board-background.js';
export * from './boards/board-look.js';
export * from './boards/board-wire.js';
export * from './boards/pinboard-inputs.js';
export * from './boards/pinboard-names.js';
export * from './boards/rich-text.js';
export * from './boards/teaching-board-inputs.js';
export * from './boards/teaching-board-names.js';
export * from './collaboration.js';
export { cleanupDate } from './cleanup-date.js';
export * from './errors.js';
export * from './item-fields.js';
export * from './limits.js';
export * from './server-limits.js';
export * from './operations.js';
export * from './person-look.js';
export * from './presence.js';
export * from './tools/registry.js';
export * from './headers.js';
export { contract, toolCalls, type Contract } from './calls/contract.js';
export * from './live.js';
export type * from './live-project.js';
export * from './words.js';
export {
  BELOW, CLASS_THROUGH, isTaken, ITEM_THROUGH, OWN_THROUGH, PROJECT_THROUGH, SCHOOL_THROUGH, TAKEN, type Below, type CallMeta, type ClassThrough, type ItemThrough, type OwnThrough,
  type ProjectThrough, type SchoolThrough,
} from './calls/call.js';
export type { DocumentVersion } from './calls/text-documents.js';
export type { OwnerFile } from './calls/owner-files.js';
export * from './calls/survey-names.js';
export * from './escape-html.js';
export * from './spreadsheet-cell.js';
export type {
  GuestResults, OwnSurveyResponse, QuestionResult, Survey, SurveyAnswer, SurveyQuestion, SurveyResponse, SurveyText, SurveyResults, SurveyWall, TeacherResults,
} from './calls/surveys.js';
export type { CloudState, CloudWord, ModeratedWord, MyWords, OwnWord, TeacherCloud, WordCloud, WordCloudSettings } from './calls/word-clouds.js';
export type { ImageAttachment, Item, Member, Share } from './calls/items.js';
export type {
  BoardPerson, Pinboard as PinboardItem, PinboardActivity as PinboardActivityEntry, PinboardCard as PinboardCardAnswer, PinboardComment as PinboardCommentEntry,
  PinboardList as PinboardListAnswer, PinboardState,
} from './calls/pinboards.js';
export type { NamesList, TeachingCardAnswer, TeachingPageAnswer, TeachingScreen } from './calls/teaching-boards.js';
export * from './calls/project-names.js';
export type { ClassContents, Project, ProjectActivity, ProjectItem, PupilItem, VisitedClass, VisitedProject } from './calls/projects.js';
export { ADMISSIONS, type Admission, SCHOOL_CLASS_TYPES, type ClassTeacherEntry, type PupilAccessEntry, type SchoolClass, type SchoolClassType } from './calls/school-classes.js';
export type { School, SchoolInvitation, SchoolTeacher } from './calls/schools.js';
export type { CurrentUser } from './calls/people.js';
