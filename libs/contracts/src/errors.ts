import { ANSWER_ERRORS } from './answers/errors.js';
import type { ErrorShape } from './error-shape.js';
import { KNOWLEDGE_ERRORS } from './knowledge/errors.js';
import { RECORDING_ERRORS } from './recordings/errors.js';
import { SIGN_ON_ERRORS } from './sign-on-errors.js';
import { ASSISTANT_ERRORS } from './tools/assistants/errors.js';
import { CORRECTION_ERRORS } from './tools/correction_aid/errors.js';
import { FILE_SHARING_ERRORS } from './tools/file_sharing/errors.js';
import { LINK_ERRORS } from './tools/link_shortener/errors.js';
import { MINI_TOOL_ERRORS } from './tools/mini_tools/errors.js';
import { PINBOARD_ERRORS } from './tools/pinboard/errors.js';
import { PUPIL_FEEDBACK_ERRORS } from './tools/pupil_feedback/errors.js';
import { QR_ERRORS } from './tools/qrcodes/errors.js';
import { SURVEY_ERRORS } from './tools/surveys/errors.js';
import { TEACHING_BOARD_ERRORS } from './tools/teaching_board/errors.js';
import { TIMETABLE_ERRORS } from './tools/timetable/errors.js';
import { PROTOTYPE_CALENDAR_ERRORS } from './tools/timetable_prototype/errors.js';
import { WEBSITE_ERRORS } from './tools/website/errors.js';
import { WORD_CLOUD_ERRORS } from './tools/word_clouds/errors.js';
import { WORKSHEET_ERRORS } from './tools/worksheet/errors.js';

/** Errors shared by more than one part of the product. */
const COMMON_ERRORS = {
  BAD_REQUEST: { status: 400, message: 'Bad Request' },
  NO_PASSWORD_PROVIDED: { status: 400, message: 'Bad Request' },
  FOREIGN_ITEM: { status: 400, message: 'Only your own items can be shared in a project' },
  PARAMETER_MISSING: { status: 400, message: 'Parameter missing' },
  TOKEN_INVALID: { status: 400, message: 'This link is no longer valid' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  WRONG_CREDENTIALS: { status: 401, message: 'E-mail or password is wrong' },
  FORBIDDEN: { status: 403, message: 'Forbidden' },
  CSRF: { status: 403, message: 'The page is out of date, please reload' },
  FOREIGN_ORIGIN: { status: 403, message: 'Requests from other sites are refused' },
  REGISTRATION_OFF: { status: 403, message: 'Registration is switched off here' },
  NOT_CONFIRMED: { status: 403, message: 'Please confirm your e-mail address first' },
  /** reported by several teachers, and not yet reviewed */
  ITEM_UNDER_REVIEW: { status: 403, message: 'This is being reviewed and cannot be copied meanwhile' },
  ITEM_HIDDEN: { status: 403, message: 'A reviewer has hidden this, so it cannot be copied' },
  /** for an admin who looks as another person */
  CLOSED_IN_INCOGNITO: { status: 403, message: 'This stays closed while you see murmel as another person' },
  /** the administration has locked the account; told only after the right password */
  ACCOUNT_LOCKED: { status: 403, message: 'This account is locked' },
  TOOL_DISABLED: { status: 403, message: 'This tool is switched off for you' },
  FEATURE_DISABLED: { status: 403, message: 'This part of the tool is switched off for you' },
  /** the partner gives its materials to other licences or schools */
  PARTNER_NOT_ENABLED: { status: 403, message: 'This partner is not enabled for you' },
  PROJECT_NOT_ACTIVE: { status: 403, message: 'The project is paused or has ended' },
  TOOL_NOT_RELEASED: { status: 403, message: 'This tool is not released in the project' },
  NOT_FOUND: { status: 404, message: 'Not Found' },
  /** only to callers who can restore it */
  ITEM_IN_TRASH: { status: 404, message: 'This is in the trash' },
  CODE_UNKNOWN: { status: 404, message: 'This code was not found, maybe it is a typo' },
  SESSION_EXISTS: { status: 409, message: 'Somebody is signed in on this device' },
  WAITING_FOR_TEACHER: { status: 409, message: 'A teacher has to let you in' },
  SHORT_CODE_TAKEN: { status: 409, message: 'This short address is taken' },
  /** with the users it is shared with, for a caller about to move something into it */
  FOLDER_IS_SHARED: { status: 409, message: 'Others see what lies in this folder' },
  ALREADY_MEMBER: { status: 409, message: 'This person is a member already' },
  ALREADY_REPORTED: { status: 409, message: 'You have reported this already' },
  ALREADY_IN_SCHOOL: { status: 409, message: 'This person is in a school already' },
  LAST_ADMIN: { status: 409, message: 'The installation keeps at least one admin' },
  OWN_ACCOUNT: { status: 409, message: 'Admins cannot do this to their own account' },
  LAST_SCHOOL_ADMIN: { status: 409, message: 'A school keeps at least one admin' },
  EXPORT_UNDER_WAY: { status: 409, message: 'This is still being put together' },
  /** with how much is here: the whole is not, or the next part begins elsewhere */
  UPLOAD_INCOMPLETE: { status: 409, message: 'Parts of this upload are missing' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: 'This key was used for another request' },
  /** the file waited for a day */
  EXPORT_EXPIRED: { status: 410, message: 'This file is gone, put it together again' },
  TOO_LARGE: { status: 413, message: 'The upload is too large' },
  UNSUPPORTED_TYPE: { status: 415, message: 'This kind of file is not supported' },
  EMPTY_FILE: { status: 422, message: 'The file is empty' },
  UNREADABLE_FILE: { status: 422, message: 'The file cannot be read' },
  /** received bytes differ from the sent ones */
  FILE_DAMAGED: { status: 422, message: 'The file was damaged on its way' },
  FILE_INFECTED: { status: 422, message: 'This file holds a virus' },
  /** the reason is one of `FILE_REFUSALS`, with the limit */
  FILE_REFUSED: { status: 422, message: 'This file cannot be opened' },
  PERMISSION_WITHOUT_MEANING: { status: 422, message: 'Visitors cannot do this with items of this tool' },
  CLEANUP_WITHOUT_MEANING: { status: 422, message: 'A folder is not cleaned up by itself, what lies in it is' },
  PASSWORD_NEEDED_FIRST: { status: 422, message: 'Set a password first' },
  AGREEMENT_NEEDED: { status: 422, message: 'Agree to the terms of use first' },
  PASSWORD_WEAK: { status: 422, message: 'This password is guessed too easily' },
  WRONG_PASSWORD: { status: 422, message: 'The current password is wrong' },
  INCOGNITO_AS_ADMIN: { status: 422, message: 'Nobody sees murmel as another admin' },
  INCOGNITO_AS_ONESELF: { status: 422, message: 'This is you' },
  FOLDER_UNKNOWN: { status: 422, message: 'This folder is not among yours' },
  FOLDER_INTO_ITSELF: { status: 422, message: 'A folder cannot lie in itself' },
  FOLDER_TOO_DEEP: { status: 422, message: 'Folders cannot lie this deep in one another' },
  ITEM_NOT_MOVABLE: { status: 422, message: 'Only your own items can be moved' },
  /** for callers who are neither the owner nor a member who may write */
  REMIX_OTHERS_WROTE: { status: 422, message: 'Pupils or guests wrote in this text' },
  REMIX_SOURCE_GONE: { status: 422, message: 'What this was made from is not there any more' },
  REMIX_TOO_LARGE: { status: 422, message: 'So much cannot be copied at once' },
  /** it holds what is for its owner alone, e.g. the key of a network */
  ITEM_STAYS_LOCKED: { status: 422, message: 'What this holds stays with its owner' },
  PUBLISH_OTHERS_WROTE: { status: 422, message: 'Pupils or guests wrote here' },
  /** a template for all must be open to all */
  TEMPLATE_NOT_OPEN: { status: 422, message: 'Open it to everybody first' },
  SCHOOL_LICENCE_NEEDED: { status: 422, message: 'Your account has neither a school nor a group licence' },
  AI_NOT_CONFIGURED: { status: 422, message: 'No model is configured here' },
  AI_MODEL_UNKNOWN: { status: 422, message: 'There is no such model' },
  /** the question contains pictures: only models with vision are available */
  AI_MODEL_NO_PICTURES: { status: 422, message: 'This model sees no pictures' },
  AI_FILE_NO_TEXT: { status: 422, message: 'There are no words in this file' },
  INVALID_VIDEO: { status: 422, message: 'This is no address of a film at YouTube' },
  FILM_SEARCH_FAILED: { status: 424, message: 'Films could not be searched' },
  AI_FILE_LOCKED: { status: 422, message: 'This file has a password' },
  /** with the number of letters */
  AI_FILE_TOO_LONG: { status: 422, message: 'This file has too many words' },
  PERSONA_UNKNOWN: { status: 422, message: 'There is no such persona' },
  /** with the `limit` and whose it is: `of` is `person`, `item`, `class` or `school` */
  AI_DAY_LIMIT_REACHED: { status: 429, message: 'As many questions as are allowed on one day were asked' },
  /** the maximum number of simultaneous answers is `limit` */
  AI_RUNS_UNDER_WAY: { status: 429, message: 'An answer is still being written' },
  /** the maximum number of simultaneous pictures is `limit` */
  AI_IMAGES_UNDER_WAY: { status: 429, message: 'A picture is still being drawn' },
  /** with the `failure`, and with the provider's message `said` if it is unknown */
  AI_NOT_ANSWERED: { status: 424, message: 'The model did not answer' },
  /** with the `megabytes` */
  AI_AUDIO_TOO_LARGE: { status: 413, message: 'The recording is too large' },
  AI_AUDIO_INVALID: { status: 422, message: 'This is no recording that can be heard' },
  AI_NOTHING_SAID: { status: 422, message: 'Nothing can be understood in this recording' },
  AI_RUN_NOT_FAILED: { status: 409, message: 'This answer did not fail' },
  CONVERTER_PAIR: { status: 422, message: 'This cannot be made of that' },
  /** the maximum number of simultaneous conversions is `limit` */
  CONVERTER_UNDER_WAY: { status: 429, message: 'A conversion is still under way' },
  CONVERTER_NOT_ENDED: { status: 409, message: 'This conversion can not go on' },
  /** it is still being read, or cannot be */
  DOCUMENT_NOT_READ: { status: 409, message: 'This document is not read' },
  AI_ANSWER_NOT_DONE: { status: 409, message: 'This answer is not finished' },
  AI_STEP_NOT_PROPOSED: { status: 409, message: 'Nothing is proposed there' },
  /** `found`: kind, place and words of what was typed, and nothing that was not typed */
  PERSONAL_DATA: { status: 422, message: 'The text tells about people' },
  /** pupils send a model only what they wrote themselves */
  NOT_OWN_WORDS: { status: 422, message: 'Others wrote some of these words' },
  AI_PROVIDER_UNKNOWN: { status: 422, message: 'There is no such provider' },
  NOT_IN_SCHOOL: { status: 422, message: 'You are in no school' },
  TEXT_TOO_LONG: { status: 422, message: 'The text is too long' },
  PUPIL_LIMIT_REACHED: { status: 422, message: 'The class has as many pupils as it can hold' },
  PROJECT_ITEM_LIMIT_REACHED: { status: 422, message: 'The project shares as many materials as it can' },
  PROJECT_TIME_REACHED: { status: 422, message: 'The project cannot be extended any further' },
  /** with the number of `seats` and how many are `free` */
  LICENCE_FULL: { status: 422, message: 'The licence has no more seats' },
  LICENCE_OVER: { status: 422, message: 'The licence has ended' },
  CONFIRMATION_WRONG: { status: 422, message: 'What was typed does not match the account' },
  MAIL_NOT_CONFIGURED: { status: 422, message: 'No mail server is configured here' },
  TEACHER_UNKNOWN: { status: 422, message: 'No teacher has this address' },
  WAITING_NUMBER_UNKNOWN: { status: 422, message: 'Nobody else waits with this code, or not with this number' },
  NAME_NEEDED: { status: 422, message: 'Choose a name first' },
  NOT_FOR_ONETIME: { status: 422, message: 'not allowed for onetime classes' },
  BOARD_FULL: { status: 422, message: 'The board is full' },
  LINK_INVALID: { status: 422, message: 'This is not a correct address' },
  CONTENT_MISSING: { status: 422, message: 'There is nothing at this address' },
  /** limit per month, for the licence `free` */
  PARTNER_LIMIT_REACHED: { status: 422, message: 'The limit of new materials of partners is reached this month' },
  /** only items in the public gallery can be in a collection or get a mark */
  MATERIAL_NOT_OPEN: { status: 422, message: 'Only open material can be chosen' },
  QUOTA_OF_PERSON: { status: 422, message: 'Your files in this item take up all the room they can' },
  QUOTA_OF_ITEM: { status: 422, message: 'The files of this item take up all the room they can' },
  QUOTA_OF_OWNER: { status: 422, message: 'The files of the owner take up all the room they can' },
  LIMIT_REACHED: { status: 422, message: 'The limit is reached' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests, please wait a moment' },
  INTERNAL: { status: 500, message: 'Internal Server Error' },
  BAD_GATEWAY: { status: 502, message: 'Bad Gateway' },
  UNAVAILABLE: { status: 503, message: 'Service Unavailable' },
  COLLABORATION_UNAVAILABLE: { status: 503, message: 'Service Unavailable' },
  /** the place of files is away; what was sent is not kept, and can be sent again */
  STORAGE_UNAVAILABLE: { status: 503, message: 'Service Unavailable' },
  /** nothing was sent to it: it can be tried again */
  MCP_UNREACHABLE: { status: 503, message: 'The server with this tool does not answer' },
  STORAGE_EXHAUSTED: { status: 507, message: 'The server has no room for files at the moment' },
} as const satisfies Record<string, ErrorShape>;

/**
 * Every error that crosses a wire: its code, HTTP status and generic message. The client translates by code
 * (`platform/errors/de.json`, `en.json`; those of a tool lie in the tool's folder `errors`).
 */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...ANSWER_ERRORS,
  ...CORRECTION_ERRORS,
  ...SIGN_ON_ERRORS,
  ...FILE_SHARING_ERRORS,
  ...LINK_ERRORS,
  ...QR_ERRORS,
  ...TIMETABLE_ERRORS,
  ...ASSISTANT_ERRORS,
  ...MINI_TOOL_ERRORS,
  ...KNOWLEDGE_ERRORS,
  ...PINBOARD_ERRORS,
  ...PUPIL_FEEDBACK_ERRORS,
  ...RECORDING_ERRORS,
  ...SURVEY_ERRORS,
  ...PROTOTYPE_CALENDAR_ERRORS,
  ...TEACHING_BOARD_ERRORS,
  ...WORD_CLOUD_ERRORS,
  ...WORKSHEET_ERRORS,
  ...WEBSITE_ERRORS,
} as const satisfies Record<string, ErrorShape>;

export type ErrorCode = keyof typeof ERRORS;

/** The generic message for a status without a code of its own (spec ERR-06). */
export function genericMessage(status: number): string {
  const entry = Object.values(ERRORS).find((error) => error.status === status);
  return entry?.message ?? 'Generic Error';
}
