import { AI_FAILURES } from './ai-names.js';

/** A run is what a model does once: it waits, it writes, and it ends in one of three ways. */
export const AI_RUN_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AiRunState = (typeof AI_RUN_STATES)[number];

/** Reasons of a failed run: the model's error, the failure of all models, or the end of the process that created it. */
export const AI_RUN_FAILURES = [...AI_FAILURES, 'allFailed', 'interrupted'] as const;
export type AiRunFailure = (typeof AI_RUN_FAILURES)[number];

/** Author of a message in a conversation. */
export const AI_ROLES = ['user', 'assistant'] as const;
export type AiRole = (typeof AI_ROLES)[number];

/** Roles of the messages sent to a provider: the product with the instructions set beforehand, user and assistant, and results of tools. */
export const AI_SENT_ROLES = ['system', ...AI_ROLES, 'tool'] as const;
/** Partner of a chat: a character played by a model, or an assistant that is itself. */
export const AI_PARTNERS = ['character', 'assistant'] as const;
export type AiPartner = (typeof AI_PARTNERS)[number];

/** Usage counted by the month: each question that a user sends to a model (spec A10). */
export const CHAT_MESSAGE = 'chat_message';
/** And each picture that a model draws. It stands here because every page knows what is counted, and only one what pictures are. */
export const AI_IMAGE = 'ai_image';
/** And each question that a form was filled in for. */
export const MINI_TOOL_REQUEST = 'mini_tool_request';
/** And each recording that a model writes down. */
export const TRANSCRIPTION = 'transcription';
/** And each file of a question whose text is read out of it (spec LIC-11). */
export const TEXT_EXTRACTION = 'text_extraction';
/** And each conversion. */
export const CONVERSION = 'conversion';
/** And each document that is asked about. */
export const DOCUMENT_QA = 'document_qa';

/** And all of these together, on one day: by a person, their class and their school. */
export const AI_DAY = 'ai_day';
/** Owners of a limit of a day: a person, all guests of an item together, a class, or a school. */
export const AI_DAY_LIMITS_OF = ['person', 'item', 'class', 'school'] as const;
export type AiDayLimitOf = (typeof AI_DAY_LIMITS_OF)[number];

/** Types of owners of a message. */
export const AI_OWNER_TYPES = ['AiConversation'] as const;

export const AI_LIMITS = {
  /** letters of one message (spec A16) */
  message: { min: 1, max: 6000 },
  /** letters of the system prompt of a chat (spec A15) */
  systemPrompt: { max: 10_000 },
  title: { min: 1, max: 120 },
  /** conversations of one teacher, those in the trash included */
  conversations: 2000,
  /** conversations of one pupil or guest with one assistant */
  conversationsOfLearner: 100,
  /** questions on a day: of a pupil in one project (spec A12), of a guest, and of all guests to one assistant (spec A11) */
  perDay: {
    pupil: 50,
    guest: 20,
    item: 300,
    /** additional questions that a teacher grants a pupil at once, and at most per day */
    more: 50,
    extraMax: 500,
  },
  /** messages of one conversation, all its branches together */
  messages: 400,
  /** answers that are written for one person at the same time (spec T-45) */
  runsAtOnce: 2,
  /** letters of one answer; the rest is cut off */
  answerMax: 100_000,
} as const;
