import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { recordings } from '../recordings/calls.js';
import { assistants } from '../tools/assistants/calls.js';
import { audioRecordings } from '../tools/audio_recorder/calls.js';
import { aiFeedbacks } from '../tools/correction_aid/calls.js';
import { fileSharing } from '../tools/file_sharing/calls.js';
import { links } from '../tools/link_shortener/calls.js';
import { miniTools } from '../tools/mini_tools/calls.js';
import { pinboards } from '../tools/pinboard/calls.js';
import { pupilFeedback } from '../tools/pupil_feedback/calls.js';
import { qrcodes } from '../tools/qrcodes/calls.js';
import { ITEM_TYPES, type ItemTypeKey, parentKindsOf } from '../tools/registry.js';
import { screenRecordings } from '../tools/screen_recorder/calls.js';
import { surveys } from '../tools/surveys/calls.js';
import { teachingBoards } from '../tools/teaching_board/calls.js';
import { textDocuments } from '../tools/text_editor/calls.js';
import { timetables } from '../tools/timetable/calls.js';
import { prototypeCalendars } from '../tools/timetable_prototype/calls.js';
import { videoRecordings } from '../tools/video_recorder/calls.js';
import { websites } from '../tools/website/calls.js';
import { wordClouds } from '../tools/word_clouds/calls.js';
import { worksheets } from '../tools/worksheet/calls.js';
import { ai } from './ai.js';
import { aiChatCompletions, aiConversations, aiMessages, aiRuns, aiSteps } from './ai-chats.js';
import { aiFiles } from './ai-files.js';
import { aiImages } from './ai-images.js';
import { aiSpeech } from './ai-speech.js';
import { backofficeIncognito } from './backoffice-incognito.js';
import { backofficeInvitations, invitedTeachers } from './backoffice-invitations.js';
import { backofficeLicences } from './backoffice-licences.js';
import { backofficePeople } from './backoffice-people.js';
import { backofficeSchools } from './backoffice-schools.js';
import { backofficeLti, backofficeSignOn } from './backoffice-sign-on.js';
import { bookmarks } from './bookmarks.js';
import type { ChildCalls } from './child-items.js';
import { collections } from './collections.js';
import { converters } from './converters.js';
import { discardedCalls } from './discarded.js';
import { documentQas } from './document-qas.js';
import { documentUpdates } from './document-updates.js';
import { exports } from './exports.js';
import { folders } from './folders.js';
import { gallery } from './gallery.js';
import { h5pLibraries } from './h5p-libraries.js';
import { broughtIn } from './imports.js';
import { incognito } from './incognito.js';
import { installation } from './installation.js';
import { imageAttachments, itemCalls, type itemFieldsInput, type placeInput } from './items.js';
import { lti } from './lti.js';
import { materials } from './materials.js';
import { miniToolCatalogue } from './mini-tool-catalogue.js';
import { miniToolRequests } from './mini-tool-requests.js';
import { murmelFiles } from './murmel-files.js';
import { onboarding } from './onboarding.js';
import { operationCalls } from './operation.js';
import { ownerFiles } from './owner-files.js';
import { partners } from './partners.js';
import { apps, dailyUserVisits, passwordResets, registrations, sessions, toolsUsers, userLimits, users, visitor } from './people.js';
import { privacy } from './privacy.js';
import { projectAi } from './project-ai.js';
import { projectItems, projects, pupilClasses } from './projects.js';
import { pupilSessions } from './pupil-sessions.js';
import { remixes } from './remixes.js';
import { reports, reviewers, reviews } from './reviews.js';
import { schoolClasses } from './school-classes.js';
import { schools } from './schools.js';
import { search } from './search.js';
import { signOn } from './sign-on.js';
import { templates } from './templates.js';
import { textSuggestions } from './text-suggestions.js';
import { toTeach } from './to-teach.js';
import type { ItemCalls } from './tool-items.js';
import { uploads } from './uploads.js';
import { userDocuments, userPdfs } from './user-pdfs.js';
import { worksheetWizard } from './worksheet-wizard.js';

/** Calls of one tool or one part of the product each: a browser loads them with it. */
export const toolCalls = {
  bookmarks,
  remixes,
  userDocuments,
  userPdfs,
  broughtIn,
  exports,
  murmelFiles,
  folders,
  gallery,
  h5pLibraries,
  installation,
  collections,
  materials,
  partners,
  ai,
  aiConversations,
  aiMessages,
  aiChatCompletions,
  aiRuns,
  aiSpeech,
  aiSteps,
  aiFiles,
  projectAi,
  aiImages,
  documentQas,
  converters,
  miniToolCatalogue,
  miniToolRequests,
  worksheetWizard,
  toTeach,
  reports,
  reviews,
  reviewers,
  search,
  templates,
  assistants,
  links,
  qrcodes,
  fileSharing,
  websites,
  recordings,
  audioRecordings,
  screenRecordings,
  videoRecordings,
  miniTools,
  pupilFeedback,
  aiFeedbacks,
  timetables,
  prototypeCalendars,
  textDocuments,
  textSuggestions,
  wordClouds,
  surveys,
  pinboards,
  teachingBoards,
  worksheets,
  documentUpdates,
  schoolClasses,
  pupilSessions,
  projects,
  projectItems,
  pupilClasses,
  schools,
  backofficeIncognito,
  incognito,
  invitedTeachers,
  backofficeInvitations,
  backofficeLicences,
  backofficePeople,
  backofficeSchools,
  backofficeSignOn,
  backofficeLti,
  signOn,
  lti,
};

/** Every call of the api, declared once: route, validation, types, OpenAPI and client come from here. */
export const contract = {
  registrations,
  passwordResets,
  sessions,
  visitor,
  users,
  toolsUsers,
  dailyUserVisits,
  apps,
  userLimits,
  items: { ...itemCalls, ...discardedCalls },
  imageAttachments,
  ownerFiles,
  uploads,
  ...toolCalls,
  privacy,
  onboarding,
  operation: operationCalls,
};
export type Contract = typeof contract;

/** The calls of a type, under the name that the registry gives them. */
type CallsOf<K extends ItemTypeKey> = Contract[(typeof ITEM_TYPES)[K]['calls']];
/** An item of a type as its calls answer with it. */
export type ToolItem<K extends ItemTypeKey = ItemTypeKey> = InferContractRouterOutputs<CallsOf<K>>['get'];
/** A line of the list of a type as its calls answer with it. */
export type ToolListed<K extends ItemTypeKey = ItemTypeKey> = InferContractRouterOutputs<CallsOf<K>>['list']['entries'][number];
/** Input of a call of a type beyond the fields that all items have. */
export type ToolInput<K extends ItemTypeKey, C extends 'create' | 'update'> = SentInput<
  Omit<InferContractRouterInputs<CallsOf<K>>[C], keyof typeof itemFieldsInput | keyof typeof placeInput | 'id'>
>;
type SentInput<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** Create, list, get, change and discard of the items of a type, whichever it is. */
export const itemCallsOf = (type: ItemTypeKey): ItemCalls => contract[ITEM_TYPES[type].calls];

/** Returns the calls about a tool's child items; undefined for a tool without child items. */
export const childCallsOf = (type: ItemTypeKey): ChildCalls | undefined =>
  parentKindsOf(type).length > 0 ? (contract[ITEM_TYPES[type].calls] as object as ChildCalls) : undefined;
