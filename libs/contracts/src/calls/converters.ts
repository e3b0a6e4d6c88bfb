import { z } from 'zod';
import { AUDIO_TYPES } from '../ai-speech-names.js';
import {
  CONVERTER_FAILURES,
  CONVERTER_FILE_INPUTS,
  CONVERTER_INPUTS,
  CONVERTER_LANGUAGES,
  CONVERTER_LIMITS,
  CONVERTER_OUTPUTS,
  CONVERTER_PICTURE_TYPES,
  CONVERTER_STATES,
  CONVERTER_STEPS,
} from '../converter-names.js';
import { DOCUMENT_TYPES } from '../document-qa-names.js';
import { SUGGESTION_LENGTHS } from '../suggestion-names.js';
import { GRADE_LEVELS } from '../vocabulary.js';
import { sentForAnswer } from './ai-requests.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';

const { filmQuery, lessonDuration, lessonNumber, sessionsPerWeek, framework, address } = CONVERTER_LIMITS;
const whole = ({ min, max }: { min: number; max: number }) => z.coerce.number().int().min(min).max(max);

/** Further wishes; which ones are asked for depends on the result. */
export const converterFields = z.strictObject({
  gradeLevel: z.enum(GRADE_LEVELS).optional(),
  language: z.enum(CONVERTER_LANGUAGES).optional(),
  wordCount: z.enum(SUGGESTION_LENGTHS).optional(),
  framework: z.string().trim().max(framework).optional(),
  lessonDuration: whole(lessonDuration).optional(),
  lessonNumber: whole(lessonNumber).optional(),
  sessionsPerWeek: whole(sessionsPerWeek).optional(),
});
export type ConverterFields = z.infer<typeof converterFields>;

const wanted = {
  output: z.enum(CONVERTER_OUTPUTS),
  model: z.string().min(1).max(40).optional(),
  /** of one or two speakers; absent: the first ones */
  voices: z.array(z.string().min(1).max(120)).max(2).optional(),
  ...converterFields.shape,
};

const job = z.object({
  id: z.uuid(),
  input: z.enum(CONVERTER_INPUTS),
  output: z.enum(CONVERTER_OUTPUTS),
  /** name of its file, address, or the beginning of its text */
  title: z.string(),
  fields: converterFields,
  state: z.enum(CONVERTER_STATES),
  /** step under way; null: it waits or has ended */
  step: z.enum(CONVERTER_STEPS).nullable(),
  /** parts of that step: finished, and all; 0 where it has none */
  done: z.number(),
  total: z.number(),
  /** finished part of the whole job, 0 to 100 */
  percent: z.number(),
  failure: z.enum(CONVERTER_FAILURES).nullable(),
  /** provider's message of an unknown failure, as untrusted plain text; otherwise empty */
  said: z.string(),
  /** letters of the material that were taken, and all that there were; null: not known yet */
  taken: z.number().nullable(),
  letters: z.number().nullable(),
  /** text of the result, as soon as it is written; Markdown */
  result: z.string().nullable(),
  /** sound of the result, once it is there */
  sound: z.object({ url: z.string(), contentType: z.string(), bytes: z.number() }).nullable(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type ConverterJob = z.infer<typeof job>;

const BEGINS = errors(
  'BAD_REQUEST',
  'LIMIT_REACHED',
  'AI_DAY_LIMIT_REACHED',
  'AI_NOT_CONFIGURED',
  'AI_MODEL_UNKNOWN',
  'CONVERTER_PAIR',
  'CONVERTER_UNDER_WAY',
  'IDEMPOTENCY_CONFLICT',
);

const film = z.object({
  /** of the film's page */
  address: z.string(),
  title: z.string(),
  channel: z.string(),
});
export type FoundFilm = z.infer<typeof film>;

/** Material that becomes something else, in the background. Jobs and results are private: only their owner can find them. */
export const converters = {
  /** a text, a website or a film at YouTube, whose subtitles are read */
  create: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({ method: 'POST', path: '/ai/converters', successStatus: 201 })
    .input(
      z.discriminatedUnion('input', [
        z.strictObject({
          input: z.literal('text'),
          text: z.string().trim().min(1).max(200_000),
          force: z.boolean().default(false),
          ...wanted,
        }),
        z.strictObject({ input: z.enum(['website', 'youtube']), address: z.url({ protocol: /^https?$/ }).max(address), ...wanted }),
      ]),
    )
    .output(job)
    .errors({ ...BEGINS, ...errors('PERSONAL_DATA', 'INVALID_VIDEO') }),
  /** a PDF, a recording, a picture or the sound of a film; wishes in the query */
  upload: call
    .meta({
      operation: 'teacher.create',
      inQuery: true,
      accepts: [...DOCUMENT_TYPES, ...AUDIO_TYPES, ...CONVERTER_PICTURE_TYPES],
      idempotent: true,
      plain: true,
    })
    .route({
      method: 'POST',
      path: '/ai/converters/files',
      successStatus: 201,
      description: 'multipart/form-data with one PDF or picture of at most 10 MB, or one recording or the sound of a film of at most 25 MB',
    })
    .input(z.strictObject({ input: z.enum(CONVERTER_FILE_INPUTS), ...wanted, voices: z.string().max(250).optional() }))
    .output(job)
    .errors({
      ...BEGINS,
      ...errors('PARAMETER_MISSING', 'TOO_LARGE', 'EMPTY_FILE', 'UNSUPPORTED_TYPE', 'FILE_INFECTED', 'QUOTA_OF_OWNER'),
      ...errors('TOO_MANY_REQUESTS', 'UNAVAILABLE'),
    }),
  /** whether films at YouTube are material here, and whether they can be searched: both ask YouTube, as far as the operator allows it */
  offers: call
    .meta({ operation: 'teacher.create' })
    .route({ method: 'GET', path: '/ai/converters/offers' })
    .output(z.object({ youtube: z.boolean(), filmSearch: z.boolean() })),
  /** films for the words of a search, only those suitable for all ages; an empty list where none is found */
  films: call
    .meta({ operation: 'teacher.create' })
    .route({ method: 'GET', path: '/ai/converters/films' })
    .input(z.strictObject({ query: z.string().trim().min(1).max(filmQuery) }))
    .output(z.object({ films: z.array(film) }))
    .errors(errors('AI_NOT_CONFIGURED', 'FILM_SEARCH_FAILED', 'TOO_MANY_REQUESTS')),
  /** the newest first */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/converters' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(job)),
  get: call
    .meta({ operation: 'teacher.read', ownThrough: 'converterJob' })
    .route({ method: 'GET', path: '/ai/converters/{id}' })
    .input(idParam)
    .output(job)
    .errors(errors('NOT_FOUND')),
  /** ends a job that waits or is under way, and gives it back to the month */
  cancel: call
    .meta({ operation: 'teacher.update', ownThrough: 'converterJob' })
    .route({ method: 'PUT', path: '/ai/converters/{id}/cancel' })
    .input(idParam)
    .output(job)
    .errors(errors('NOT_FOUND')),
  /** goes on with a failed or cancelled job where it was; counted anew, as it was given back */
  retry: call
    .meta({ operation: 'teacher.update', ownThrough: 'converterJob' })
    .route({ method: 'PUT', path: '/ai/converters/{id}/retry' })
    .input(idParam)
    .output(job)
    .errors(errors('NOT_FOUND', 'CONVERTER_NOT_ENDED', 'CONVERTER_UNDER_WAY', 'LIMIT_REACHED', 'AI_DAY_LIMIT_REACHED')),
  /** deletes a job with its result, finished or not */
  remove: call
    .meta({ operation: 'teacher.update', ownThrough: 'converterJob' })
    .route({ method: 'DELETE', path: '/ai/converters/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
  /** requests that were sent for a job, in their order */
  requests: call
    .meta({ operation: 'teacher.read', ownThrough: 'converterJob' })
    .route({ method: 'GET', path: '/ai/converters/{id}/requests' })
    .input(idParam)
    .output(sentForAnswer)
    .errors(errors('NOT_FOUND')),
  sound: call
    .meta({ operation: 'teacher.read', ownThrough: 'converterJob', plain: true })
    .route({ method: 'GET', path: '/ai/converters/{id}/sound', description: 'the sound, as an attachment; with `?inline` it is played' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
};
