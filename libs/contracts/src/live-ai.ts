import { z } from 'zod';
import type { AiMessage, AiRun } from './calls/ai-chats.js';
import type { LiveTopic } from './live.js';

/**
 * A user's chats, for all their windows: a state is published on each question, answer, rename or deletion. Its id is that of their
 * account.
 */
export const AI_CHATS_TOPIC = {
  name: 'ai-chats',
  operation: 'teacher.read',
  about: z.strictObject({}),
} as const satisfies LiveTopic;

export interface AiChatsState {
  /** the conversations in which an answer is being written */
  writing: string[];
  /** the documents that are being read, with the number of pages read */
  reading: { id: string; pagesRead: number }[];
  /** the conversions that wait or are under way, each with a text that changes with its progress */
  converting: { id: string; progress: string }[];
}

/** An answer that is being written. Its id is that of the run; its text comes as pieces, whose positions count letters. */
export const AI_RUN_TOPIC = {
  name: 'ai-run',
  operation: 'self.read',
  about: z.strictObject({}),
} as const satisfies LiveTopic;

export type AiRunLive = Pick<AiRun, 'state' | 'model' | 'failure'> & Pick<AiMessage, 'steps'>;

/**
 * Pictures that models draw for a user, for all their windows: a state is published when one is begun, finished, or gone. Its id is that of
 * their account.
 */
export const AI_IMAGES_TOPIC = {
  name: 'ai-images',
  operation: 'teacher.read',
  about: z.strictObject({}),
} as const satisfies LiveTopic;

export interface AiImagesState {
  /** those that are being drawn */
  drawing: string[];
  /** all that there are */
  total: number;
}
