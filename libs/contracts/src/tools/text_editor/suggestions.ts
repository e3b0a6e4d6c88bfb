import { z } from 'zod';
import { aiRunEntry } from '../../calls/ai-chats.js';
import { callsFor, errors, idParam, nothing, subjectId, timestamp } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { SUGGESTION_ACTS, SUGGESTION_LENGTHS, SUGGESTION_LEVELS, SUGGESTION_LIMITS } from './suggestion-names.js';

const call = callsFor('text_document');
const { task, textMax, placeMax } = SUGGESTION_LIMITS;

const text = z.string().max(textMax);
const wanted = {
  act: z.enum(SUGGESTION_ACTS),
  /** what is to be written, for `write` */
  task: textWithin(task).optional(),
  /** for `write` */
  length: z.enum(SUGGESTION_LENGTHS).optional(),
  /** for `translate`: the code of one of `languageOptions` */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  /** for `simplify` */
  level: z.enum(SUGGESTION_LEVELS).optional(),
};
const place = z.string().max(placeMax);

const suggestion = z.object({
  id: z.uuid(),
  ...wanted,
  /** where in the document it belongs, as the browser that asked named it */
  place,
  /** the words at that place then: shows after a return if they were changed */
  taken: text,
  /** client number in the shared document under which it is inserted, so that its words have no author */
  client: z.int(),
  /** what writes it, or wrote it last; while it does its words come over the topic `ai-run` */
  run: aiRunEntry,
  /** Markdown, or plain words for `spelling`; empty before the run ended */
  text: z.string(),
  createdAt: timestamp,
});
export type Suggestion = z.infer<typeof suggestion>;

const help = z.object({
  /** `missing`: no model is configured here, which only teachers are told; `none`: not for this person */
  offered: z.enum(['yes', 'missing', 'none']),
  /** their teacher stopped it for now */
  paused: z.boolean(),
  /** they may send what tells about people (decision E13) */
  mayForce: z.boolean(),
  /** the teacher of a pupil's project reads what is sent: it is said to them, and a wish says that they know */
  readAlong: z.boolean(),
  /** in which project a pupil writes: its teacher changes all of this */
  projectId: z.uuid().nullable(),
  /** questions of today that are left, and of how many; null: as many as they like */
  left: z.int().nullable(),
  limit: z.int().nullable(),
  /** theirs in this document that they neither took over nor threw away */
  open: suggestion.nullable(),
});
export type WritingHelp = z.infer<typeof help>;

const ASKING = errors(
  'BAD_REQUEST',
  'NOT_FOUND',
  'FORBIDDEN',
  'LIMIT_REACHED',
  'AI_NOT_CONFIGURED',
  'AI_RUNS_UNDER_WAY',
  'IDEMPOTENCY_CONFLICT',
  'AI_PAUSED',
  'AI_DAY_LIMIT_REACHED',
);
const route = '/text_editor/documents/{id}/suggestions';
const ofOne = { operation: 'item.contribute', itemParam: 'id', below: { suggestionId: 'suggestion' } } as const;
const oneParam = idParam.extend({ suggestionId: subjectId });

/**
 * Suggestions of models to a user who writes in a document. A suggestion belongs to the document and to the user: it is private until it is
 * inserted into the text (decision C15).
 */
export const textSuggestions = {
  get: call
    .meta({ operation: 'item.contribute', itemParam: 'id' })
    .route({ method: 'GET', path: route })
    .input(idParam)
    .output(help)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** asks for one; what was open before is thrown away */
  create: call
    .meta({ operation: 'item.contribute', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: route, successStatus: 201 })
    .input(
      idParam.extend({
        ...wanted,
        /** what is worked on, in Markdown; for `write` and `continue` what stands before it */
        text: text.default(''),
        place,
        taken: text.default(''),
        client: z.int().min(1).max(0xff_ff_ff_ff),
        /** sends although it contains personal data: the sender was asked */
        force: z.boolean().default(false),
        /** the sender was informed that their teacher reads the messages */
        readAlong: z.boolean().default(false),
      }),
    )
    .output(suggestion)
    .errors({ ...ASKING, ...errors('PERSONAL_DATA', 'AI_READ_ALONG') }),
  /** another one in its place, to what was asked before */
  again: call
    .meta({ ...ofOne, idempotent: true })
    .route({ method: 'POST', path: `${route}/{suggestionId}/again`, successStatus: 201 })
    .input(oneParam)
    .output(suggestion)
    .errors(ASKING),
  /** taken over or thrown away: whatever is still being written ends, and its words are gone from here */
  close: call
    .meta(ofOne)
    .route({ method: 'DELETE', path: `${route}/{suggestionId}` })
    .input(oneParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
