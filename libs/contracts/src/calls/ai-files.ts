import { z } from 'zod';
import { AI_FILE_KINDS, AI_FILE_TYPES } from '../ai-file-names.js';
import { call, errors, idParam, nothing } from './call.js';

/** File attached to a question. */
export const aiFile = z.object({
  id: z.uuid(),
  /** original file name, without path */
  name: z.string(),
  bytes: z.number(),
  kind: z.enum(AI_FILE_KINDS),
  /** letters of its text; null: it is a picture */
  letters: z.number().nullable(),
  /** null: it has none */
  pages: z.number().nullable(),
  url: z.string(),
  /** thumbnail of a picture */
  thumbnailUrl: z.string().nullable(),
});
export type AiFile = z.infer<typeof aiFile>;

const sent = aiFile.extend({
  /** its words, for the check for personal data in the browser; null: it is a picture */
  text: z.string().nullable(),
});
export type SentAiFile = z.infer<typeof sent>;

/** Files and pictures for questions of a teacher: read here, and sent to a model only with the question that names them. */
export const aiFiles = {
  create: call
    .meta({ operation: 'teacher.create', inQuery: true, accepts: AI_FILE_TYPES, idempotent: true })
    .route({
      method: 'POST',
      path: '/ai/files',
      successStatus: 201,
      description: 'multipart/form-data with one file: .pdf, .docx, .txt, .md or a picture (PNG, JPEG, WebP)',
    })
    .input(z.strictObject({}))
    .output(sent)
    .errors(
      errors(
        ...(['BAD_REQUEST', 'PARAMETER_MISSING', 'TOO_LARGE', 'EMPTY_FILE', 'UNSUPPORTED_TYPE', 'UNREADABLE_FILE'] as const),
        ...(['AI_FILE_NO_TEXT', 'AI_FILE_LOCKED', 'AI_FILE_TOO_LONG', 'FILE_INFECTED', 'LIMIT_REACHED', 'QUOTA_OF_OWNER'] as const),
        ...(['IDEMPOTENCY_CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const),
      ),
    ),
  /** one that no question has yet; the others go with their questions */
  remove: call
    .meta({ operation: 'teacher.update', ownThrough: 'aiFile' })
    .route({ method: 'DELETE', path: '/ai/files/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
  file: call
    .meta({ operation: 'teacher.read', ownThrough: 'aiFile', plain: true })
    .route({ method: 'GET', path: '/ai/files/{id}/file', description: 'the file, as an attachment; a picture with `?inline` is shown' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
  thumbnail: call
    .meta({ operation: 'teacher.read', ownThrough: 'aiFile', plain: true })
    .route({ method: 'GET', path: '/ai/files/{id}/thumbnail', description: 'a small picture of a picture' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
};
