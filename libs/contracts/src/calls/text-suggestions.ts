import { z } from 'zod';
import { SUGGESTION_ACTS, SUGGESTION_KINDS, SUGGESTION_LENGTHS, SUGGESTION_LEVELS, SUGGESTION_LIMITS } from '../suggestion-names.js';
import { aiRunEntry } from './ai-chats.js';
import { callsFor, errors, idParam, nothing, subjectId, timestamp } from './call.js';
import { textWithin } from './fields.js';

const call = callsFor(SUGGESTION_KINDS);
const { task, textMax, placeMax } = SUGGESTION_LIMITS;

const text = z.string().max(textMax);
const wanted = {
  act: z.enum(SUGGESTION_ACTS),
  /** task, for `write` */
  task: textWithin(task).optional(),
  /** length, for `write` */
  length: z.enum(SUGGESTION_LENGTHS).optional(),
  /** for `translate`: the code of one of `languageOptions` */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  /** level, for `simplify` */
  level: z.enum(SUGGESTION_LEVELS).optional(),
};
const place = z.string().max(placeMax);

const suggestion = z.object({
  id: z.uuid(),
  ...wanted,
  /** position in the document, or in one text of a board, from the requesting browser, which alone interprets it */
  place,
  /** the words at that place then: shows after a return if they were changed */
  taken: text,
  /** client number in the shared document under which it is inserted, so that its words have no author; null on boards, which have none */
  client: z.int().nullable(),
  /** run that writes it, or wrote it last; meanwhile its text is published on the topic `ai-run` */
  run: aiRunEntry,
  /** Markdown, or plain words for `spelling`; empty before the run ended */
  text: z.string(),
  createdAt: timestamp,
});
export type Suggestion = z.infer<typeof suggestion>;

const help = z.object({
  /** `missing`: no model is configured here, shown only to teachers; `none`: not available to this user */
  offered: z.enum(['yes', 'missing', 'none']),
  /** their teacher stopped it for now */
  paused: z.boolean(),
  /** true if they may send personal data (spec E13) */
  mayForce: z.boolean(),
  /** true if the teacher of a pupil's project can read the requests: pupils are informed, and a request confirms that they know */
  readAlong: z.boolean(),
  /** project in which a pupil writes: its teacher can change all of this */
  projectId: z.uuid().nullable(),
  /** true for pupils: only what they wrote themselves may be sent */
  onlyOwn: z.boolean(),
  /** their numbers in the shared document, by which a browser finds what they wrote; none without `onlyOwn` */
  ownClients: z.array(z.number()),
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
const route = '/items/{id}/suggestions';
const ofOne = { operation: 'item.contribute', itemParam: 'id', below: { suggestionId: 'suggestion' } } as const;
const oneParam = idParam.extend({ suggestionId: subjectId });

/**
 * Suggestions of models to a user who writes in a document, in a text of a worksheet or on a card. A suggestion belongs to the item and to
 * the user: it is private until it is inserted into the text (spec C15).
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
        /** text to process, in Markdown; for `write` and `continue` the text before it */
        text: text.default(''),
        place,
        taken: text.default(''),
        client: z.int().min(1).max(0xff_ff_ff_ff).nullable().default(null),
        /** sends although it contains personal data: the sender was asked */
        force: z.boolean().default(false),
        /** the sender was informed that their teacher reads the messages */
        readAlong: z.boolean().default(false),
      }),
    )
    .output(suggestion)
    .errors({ ...ASKING, ...errors('PERSONAL_DATA', 'AI_READ_ALONG', 'NOT_OWN_WORDS', 'TOO_MANY_REQUESTS') }),
  /** replaces it with a new suggestion for the same request */
  again: call
    .meta({ ...ofOne, idempotent: true })
    .route({ method: 'POST', path: `${route}/{suggestionId}/again`, successStatus: 201 })
    .input(oneParam)
    .output(suggestion)
    .errors(ASKING),
  /** closes it, accepted or discarded: a running one is cancelled, and its text is deleted here */
  close: call
    .meta(ofOne)
    .route({ method: 'DELETE', path: `${route}/{suggestionId}` })
    .input(oneParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
