import { z } from 'zod';
import { KNOWLEDGE_FAILURES, KNOWLEDGE_STATES } from './names.js';

/** A file that an assistant answers from, and how far it is read. */
export const knowledgeFile = z.object({
  /** id of the file in the item */
  id: z.uuid(),
  name: z.string(),
  bytes: z.number(),
  state: z.enum(KNOWLEDGE_STATES),
  failure: z.enum(KNOWLEDGE_FAILURES).nullable(),
  /** null: it has none, or it was not checked yet */
  pages: z.number().nullable(),
  /** number of pages read so far */
  pagesRead: z.number(),
});
export type KnowledgeFile = z.infer<typeof knowledgeFile>;

/** A passage that an answer refers to as `[n]`. The name of a file is only for those who may change the assistant (spec T-44). */
export const aiSource = z.object({
  n: z.number(),
  fileName: z.string().nullable(),
  /** null: the file has no pages */
  page: z.number().nullable(),
  passage: z.string(),
});
export type AiSource = z.infer<typeof aiSource>;
