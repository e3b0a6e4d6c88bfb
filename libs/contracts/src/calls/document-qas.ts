import { z } from 'zod';
import { AI_LIMITS } from '../ai-run-names.js';
import { DOCUMENT_QA_LIMITS, DOCUMENT_TYPES } from '../document-qa-names.js';
import { KNOWLEDGE_FAILURES, KNOWLEDGE_STATES } from '../knowledge/names.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { textWithin } from './fields.js';

const documentQa = z.object({
  /** also that of its conversation: questions and answers are messages in it (`aiMessages`) */
  id: z.uuid(),
  title: z.string(),
  /** original file name, without path */
  fileName: z.string(),
  bytes: z.number(),
  /** how far it is read; only one that is read can be asked about */
  state: z.enum(KNOWLEDGE_STATES),
  failure: z.enum(KNOWLEDGE_FAILURES).nullable(),
  /** null: it was not checked yet */
  pages: z.number().nullable(),
  /** number of pages read so far */
  pagesRead: z.number(),
  /** true if answers come from it alone */
  onlyDocument: z.boolean(),
  /** number of questions asked so far */
  questions: z.number(),
  /** the PDF */
  url: z.string(),
  createdAt: timestamp,
  /** time of the last question or answer */
  changedAt: timestamp,
  /** time of the move to the trash; null: it is not there */
  discardedAt: timestamp.nullable(),
});
export type DocumentQa = z.infer<typeof documentQa>;

/** PDFs that a teacher asks about. They are private: only their owner can find them. */
export const documentQas = {
  /** it is read in the background, see the topic `ai-chats`; one that cannot be read is not counted */
  create: call
    .meta({ operation: 'teacher.create', inQuery: true, accepts: DOCUMENT_TYPES, idempotent: true })
    .route({
      method: 'POST',
      path: '/ai/document_qas',
      successStatus: 201,
      description: `multipart/form-data with one PDF of at most ${DOCUMENT_QA_LIMITS.megabytes} MB`,
    })
    .input(z.strictObject({}))
    .output(documentQa)
    .errors(
      errors(
        ...(['BAD_REQUEST', 'PARAMETER_MISSING', 'TOO_LARGE', 'EMPTY_FILE', 'UNSUPPORTED_TYPE', 'FILE_INFECTED'] as const),
        ...(['LIMIT_REACHED', 'QUOTA_OF_OWNER', 'IDEMPOTENCY_CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const),
      ),
    ),
  /** the last used one first; in the trash by the date of discarding */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/document_qas' })
    .input(z.strictObject({ ...pageQuery, discarded: z.stringbool().default(false) }))
    .output(pageOf(documentQa)),
  get: call
    .meta({ operation: 'teacher.read', ownThrough: 'documentQa' })
    .route({ method: 'GET', path: '/ai/document_qas/{id}' })
    .input(idParam)
    .output(documentQa)
    .errors(errors('NOT_FOUND')),
  change: call
    .meta({ operation: 'teacher.update', ownThrough: 'documentQa' })
    .route({ method: 'PUT', path: '/ai/document_qas/{id}' })
    .input(idParam.extend({ title: textWithin(AI_LIMITS.title).optional(), onlyDocument: z.boolean().optional() }))
    .output(documentQa)
    .errors(errors('NOT_FOUND')),
  /** into the trash with its conversation; an answer that is being written ends */
  discard: call
    .meta({ operation: 'teacher.update', ownThrough: 'documentQa' })
    .route({ method: 'DELETE', path: '/ai/document_qas/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
  restore: call
    .meta({ operation: 'teacher.update', ownThrough: 'documentQa' })
    .route({ method: 'PUT', path: '/ai/document_qas/{id}/restore' })
    .input(idParam)
    .output(documentQa)
    .errors(errors('NOT_FOUND')),
  file: call
    .meta({ operation: 'teacher.read', ownThrough: 'documentQa', plain: true })
    .route({ method: 'GET', path: '/ai/document_qas/{id}/file', description: 'the PDF, as an attachment' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
};
