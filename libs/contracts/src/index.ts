export * from './ai-exports.js';
export { ANSWER_FILE_ENDINGS, ANSWER_FILE_TYPES } from './answers/answer-file-types.js';
export type { AnswerFile, NumberedResponse, OwnResponse } from './answers/response-shapes.js';
export * from './answers/unanswered.js';
export * from './archive-file.js';
export * from './backoffice-exports.js';
export * from './boards/block-content.js';
export * from './boards/block-fields.js';
export * from './boards/board-background.js';
export * from './boards/board-look.js';
export * from './boards/board-wire.js';
export * from './boards/card-content.js';
export * from './boards/card-fields.js';
export * from './boards/pinboard-inputs.js';
export * from './boards/pinboard-names.js';
export * from './boards/rich-text.js';
export * from './boards/site-block-fields.js';
export * from './boards/teaching-board-inputs.js';
export * from './boards/teaching-board-names.js';
export * from './boards/website-inputs.js';
export * from './boards/website-names.js';
export * from './boards/worksheet-inputs.js';
export * from './boards/worksheet-names.js';
export type { AiCheck, AiProviderEntry, ImageModelCard, McpCheck, McpServerEntry, ModelCard } from './calls/ai.js';
export type { AiAsked, AiConversation, AiMessage, AiRun, AiStep, FoundAiConversation } from './calls/ai-chats.js';
export type { AiFile, SentAiFile } from './calls/ai-files.js';
export type { AiImage } from './calls/ai-images.js';
export type { AiRequest, AiSentMessage, ShownSentMessage } from './calls/ai-requests.js';
export type { AiVoice } from './calls/ai-speech.js';
export type { Bookmark } from './calls/bookmarks.js';
export {
  BELOW,
  type Below,
  type CallMeta,
  CLASS_THROUGH,
  type ClassThrough,
  EDITORIAL,
  type Editorial,
  ITEM_THROUGH,
  type ItemThrough,
  isTaken,
  OWN_THROUGH,
  type OwnThrough,
  PROJECT_THROUGH,
  type ProjectThrough,
  SCHOOL_THROUGH,
  type SchoolThrough,
  TAKEN,
} from './calls/call.js';
export type { ChildCalls } from './calls/child-items.js';
export type { Collection, ListedCollection } from './calls/collections.js';
export {
  type Contract,
  childCallsOf,
  contract,
  itemCallsOf,
  type ToolInput,
  type ToolItem,
  type ToolListed,
  toolCalls,
} from './calls/contract.js';
export type { ConverterFields, ConverterJob, FoundFilm } from './calls/converters.js';
export type { DiscardedEntry, DiscardedOrder } from './calls/discarded.js';
export type { DocumentQa } from './calls/document-qas.js';
export type { ExportEntry, ExportList } from './calls/exports.js';
export { mailAddress } from './calls/fields.js';
export type { Branch, Folder } from './calls/folders.js';
export type { AboutOpen, GalleryFacets, GalleryQuery, OpenMaterial, OriginStep } from './calls/gallery.js';
export type { H5pLibrary } from './calls/h5p-libraries.js';
export type { ImportResult } from './calls/imports.js';
export type { IncognitoLook } from './calls/incognito.js';
export type { DeletionDayEntry, InstallationOverview, InstallationState } from './calls/installation.js';
export { type Hiding, type Item, type ListedItem } from './calls/item.js';
export {
  type FrameProblem,
  type ImageAttachment,
  itemFieldsInput,
  type Member,
  PICTURES_IN_TEXT,
  PUPIL_ITEM_FIELDS,
  type Share,
} from './calls/items.js';
export type { MaterialQuery } from './calls/materials.js';
export type { ListedMiniTool, MiniToolForm } from './calls/mini-tool-catalogue.js';
export type { MiniToolRequest } from './calls/mini-tool-requests.js';
export type { OnboardingAnswers } from './calls/onboarding.js';
export type { OwnerFile } from './calls/owner-files.js';
export type { Partner } from './calls/partners.js';
export type { CurrentUser } from './calls/people.js';
export type { AiPupil, ProjectAi, PupilsAssistant, ReadAlong } from './calls/project-ai.js';
export * from './calls/project-names.js';
export type { ClassContents, Project, ProjectActivity, ProjectItem, PupilItem, VisitedClass, VisitedProject } from './calls/projects.js';
export type { OtherClass } from './calls/pupil-sessions.js';
export type { Provenance } from './calls/remixes.js';
export type { ReviewCase, Reviewer } from './calls/reviews.js';
export {
  ADMISSIONS,
  type Admission,
  type ClassTeacherEntry,
  type PupilAccessEntry,
  SCHOOL_CLASS_TYPES,
  type SchoolClass,
  type SchoolClassType,
} from './calls/school-classes.js';
export type { School, SchoolInvitation, SchoolTeacher } from './calls/schools.js';
export {
  type FoundClass,
  type FoundItem,
  type FoundPupil,
  SEARCH_TEXT_KINDS,
  type SearchExcerpt,
  type SearchQuery,
} from './calls/search.js';
export type { Template } from './calls/templates.js';
export type { Suggestion, WritingHelp } from './calls/text-suggestions.js';
export type { ToTeachWorksheet } from './calls/to-teach.js';
export { type SentUpload, sentUpload } from './calls/uploads.js';
export type { DocumentVersion } from './calls/versions.js';
export * from './characters.js';
export { cleanupDate } from './cleanup-date.js';
export * from './collaboration.js';
export * from './collection-covers.js';
export * from './converter-names.js';
export * from './decode-text.js';
export * from './deletion-names.js';
export * from './document-qa-names.js';
export * from './documented-schema.js';
export * from './entry-pages.js';
export * from './errors.js';
export * from './escape-html.js';
export * from './export-names.js';
export { OFFICE_TYPES, PICTURE_TYPES } from './file-types.js';
export { dropUnseen, foldText, isBlank, isUnseenSign, sameSigns, trimBlank } from './fold-text.js';
export * from './gallery-facets.js';
export * from './given-name.js';
export type { H5pPackage, H5pReason } from './h5p.js';
export * from './h5p-names.js';
export * from './headers.js';
export * from './import-names.js';
export * from './item-fields.js';
export * from './item-picture.js';
export { type AiSource, type KnowledgeFile, knowledgeFile } from './knowledge/knowledge-file.js';
export * from './knowledge/names.js';
export { browserLanguage, startLanguage, supportedLanguage } from './language.js';
export * from './licences.js';
export * from './limits.js';
export * from './live.js';
export * from './live-ai.js';
export * from './live-class.js';
export * from './live-exports.js';
export * from './live-item.js';
export * from './live-library.js';
export * from './live-person.js';
export * from './live-project.js';
export {
  type BuiltPrompt,
  buildPrompt,
  type MiniToolProblem,
  type MiniToolValues,
  miniToolProblems,
  type PromptFragment,
  promptFragments,
  tidyValues,
} from './mini-tools/build-prompt.js';
export { MINI_TOOLS, miniToolOf } from './mini-tools/catalogue.js';
export { type FixedOption, fixedOptions, languageOptions, levelOptions } from './mini-tools/fixed-options.js';
export { MARKS as MATERIAL_MARKS, marked, withoutMarks } from './mini-tools/marks.js';
export * from './mini-tools/names.js';
export { OWN_FAULTS, type OwnFault, type OwnFaultKind, ownMiniToolFaults } from './mini-tools/own-faults.js';
export { miniToolFrom, NEW_FIELD, NEW_MINI_TOOL, ownFrom } from './mini-tools/own-mini-tool.js';
export type { MiniTool, MiniToolField } from './mini-tools/shape.js';
export * from './onboarding-names.js';
export * from './operations.js';
export type { AddressForm, ContentOf, Field, Fields } from './parts/field.js';
export * from './parts/part-fields.js';
export * from './pdf-format.js';
export * from './person-look.js';
export { findPersonalData } from './personal-data/find-personal-data.js';
export type { FoundPersonalData, PersonalDataKind } from './personal-data/found.js';
export { nameEvidence } from './personal-data/names/name-evidence.js';
export { type Originals, type Replaced, Restorer, withPlaceholders } from './personal-data/placeholders.js';
export { readsLikeName } from './personal-data/reads-like-name.js';
export type { Persona, PersonaQuestion, PersonaSource, Words } from './personas/persona.js';
export * from './personas/persona-categories.js';
export { personaPrompt } from './personas/persona-prompt.js';
export { PERSONAS, personaOf } from './personas/personas.js';
export { idInPlace, numberInPlace, placeWithSlug } from './place-with-slug.js';
export * from './presence.js';
export * from './project-rights.js';
export { tidyPupilCode } from './pupil-code.js';
export * from './qr-drawing/code-drawing.js';
export { markFile } from './qr-drawing/marks.js';
export * from './qr-drawing/modules.js';
export type {
  Recording,
  RecordingCaption,
  RecordingChapter,
  RecordingItem,
  UnfinishedRecording,
  WaitingRecording,
} from './recordings/calls.js';
export { recordingMarks } from './recordings/calls.js';
export { RECORDING_LIMITS } from './recordings/limits.js';
export * from './recordings/recorder-kinds.js';
export * from './recordings/recording-types.js';
export { localDate, localTime, timeZone } from './recurrence.js';
export * from './recurrence-names.js';
export * from './review-names.js';
export * from './server-limits.js';
export * from './short-code.js';
export * from './sorting.js';
export * from './spreadsheet-cell.js';
export * from './suggestion-names.js';
export { supportIdOf } from './support-id.js';
export * from './template-names.js';
export * from './text-rules.js';
export type { AiAllowance, Assistant, AssistantItem, AssistantLive, FeaturedAssistant, ListedAssistant } from './tools/assistants/calls.js';
export { ASSISTANT_LIMITS } from './tools/assistants/limits.js';
export * from './tools/assistants/names.js';
export * from './tools/assistants/schemas.js';
export type {
  CorrectionCriterion,
  CorrectionItem,
  CorrectionLive,
  CorrectionOverview,
  CorrectionResult,
  CorrectionRow,
  CorrectionTask,
  Finding,
  ReturnedCorrection,
} from './tools/correction_aid/calls.js';
export { CORRECTION_LIMITS } from './tools/correction_aid/limits.js';
export * from './tools/correction_aid/names.js';
export * from './tools/features.js';
export {
  type FileSharing,
  type FileSharingLive,
  type GivenFile,
  HAND_IN_STATES,
  type HandedInFile,
  type HandIn,
  type HandInState,
  type HandIns,
  type OwnHandIn,
  type SharedFileItem,
} from './tools/file_sharing/calls.js';
export { FILE_SHARING_LIMITS } from './tools/file_sharing/limits.js';
export { LINK_STATES, type Link, type LinkItem, type LinkRecord, type LinkState, type LinkTarget } from './tools/link_shortener/calls.js';
export { LINK_LIMITS } from './tools/link_shortener/limits.js';
export type { MiniToolItem } from './tools/mini_tools/calls.js';
export { newMiniTool, type OwnMiniTool, type OwnMiniToolField } from './tools/mini_tools/schemas.js';
export type {
  BoardPerson,
  Pinboard as PinboardItem,
  PinboardActivity as PinboardActivityEntry,
  PinboardCard as PinboardCardAnswer,
  PinboardComment as PinboardCommentEntry,
  PinboardList as PinboardListAnswer,
  PinboardState,
} from './tools/pinboard/calls.js';
export * from './tools/pinboard/log-topic.js';
export * from './tools/public-places.js';
export type {
  FeedbackAssignment,
  FeedbackAssignmentItem,
  FeedbackCriterion,
  MaterialFile,
} from './tools/pupil_feedback/assignment-shape.js';
export {
  type GivenHint,
  type GivenTextFeedback,
  type HintWork,
  type OwnPupilText,
  PUPIL_TEXT_TOPIC,
  type PupilFeedbackLive,
  type PupilText,
  type PupilTextAnswer,
  type TextHint,
  type TextOverview,
  type TextPhoto,
  type TextRow,
  type TextVersion,
  type WrittenTextFeedback,
} from './tools/pupil_feedback/calls.js';
export * from './tools/pupil_feedback/count-words.js';
export { PUPIL_FEEDBACK_LIMITS } from './tools/pupil_feedback/limits.js';
export * from './tools/pupil_feedback/names.js';
export * from './tools/pupil_feedback/stage.js';
export type { Code, CodeItem } from './tools/qrcodes/calls.js';
export * from './tools/qrcodes/content.js';
export { QR_LIMITS } from './tools/qrcodes/limits.js';
export * from './tools/qrcodes/look.js';
export * from './tools/qrcodes/names.js';
export * from './tools/qrcodes/payload.js';
export * from './tools/qrcodes/problems.js';
export * from './tools/qrcodes/schemas.js';
export * from './tools/registry.js';
export * from './tools/surveys/answers.js';
export type {
  GuestResults,
  OwnSurveyResponse,
  QuestionResult,
  Survey,
  SurveyAnswer,
  SurveyDefinition,
  SurveyFile,
  SurveyQuestion,
  SurveyResponse,
  SurveyResults,
  SurveyText,
  SurveyWall,
  TeacherResults,
} from './tools/surveys/calls.js';
export * from './tools/surveys/definition-topic.js';
export * from './tools/surveys/names.js';
export * from './tools/surveys/percentages.js';
export * from './tools/surveys/questions.js';
export * from './tools/surveys/result-numbers.js';
export * from './tools/surveys/shown-options.js';
export * from './tools/surveys/written.js';
export type { NamesList, TeachingBoardItem, TeachingCardAnswer, TeachingPageAnswer } from './tools/teaching_board/calls.js';
export * from './tools/timetable/exports.js';
export * from './tools/timetable_prototype/exports.js';
export type { WebsiteItem } from './tools/website/calls.js';
export { WEBSITE_LIMITS } from './tools/website/limits.js';
export * from './tools/word_clouds/exports.js';
export * from './tools/worksheet/answers.js';
export type { OwnWork, Worksheet, WorksheetBlock, WorksheetResponse, WorksheetRules } from './tools/worksheet/calls.js';
export type { FeedbackDraft, FeedbackOnAnswer, Remark, WorksheetFeedback } from './tools/worksheet/feedback.js';
export type {
  GridCell,
  GridRow,
  WorkState,
  WorksheetForGuests,
  WorksheetGrid,
  WorksheetLive,
  WorksheetWall,
} from './tools/worksheet/grid.js';
export { WORK_TOPIC } from './tools/worksheet/grid.js';
export * from './tools/worksheet/names.js';
export { TUS_HEADERS, UPLOAD_PARTS } from './upload-parts.js';
export * from './vocabulary.js';
export * from './web-address.js';
export * from './words.js';
export * from './words-and-formulas.js';
export * from './worksheet-wizard/faults.js';
export * from './worksheet-wizard/names.js';
export { type WizardSheet, type WizardTask, type WizardTaskOf, wizardSheet, wizardTask } from './worksheet-wizard/tasks.js';
