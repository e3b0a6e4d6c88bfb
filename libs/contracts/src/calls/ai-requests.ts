import { z } from 'zod';
import { DATA_LOCATIONS } from '../ai-names.js';
import { AI_SENT_ROLES } from '../ai-run-names.js';
import { timestamp } from './call.js';

const sentMessage = z.object({
  role: z.enum(AI_SENT_ROLES),
  /** text as sent, with placeholders for names of people */
  text: z.string(),
  /** number of leading letters visible only to the author of the assistant: its instructions and its knowledge */
  hidden: z.int(),
  /** pictures and files that went along: their types and bytes */
  files: z.array(z.object({ type: z.string(), bytes: z.int() })),
});
export type ShownSentMessage = z.infer<typeof sentMessage>;
/** Stored message: `makers` is the part that only editors of the assistant may read. */
export type AiSentMessage = Omit<ShownSentMessage, 'hidden'> & { makers: string };

const request = z.object({
  id: z.uuid(),
  /** names at the time of sending */
  model: z.string(),
  provider: z.string(),
  location: z.object({ level: z.enum(DATA_LOCATIONS), place: z.string() }),
  /** messages of the request before it that were sent once more, in front of these */
  continues: z.int(),
  messages: z.array(sentMessage),
  /** names of the tools that the model was offered */
  tools: z.array(z.string()),
  sentAt: timestamp,
});
export type AiRequest = z.infer<typeof request>;

/** Requests sent for an answer, in their order. */
export const sentForAnswer = z.object({ requests: z.array(request) });
