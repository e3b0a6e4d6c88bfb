import { z } from 'zod';
import { EXPORT_FORMS, EXPORT_STATES } from '../export-names.js';
import { LIMITS } from '../limits.js';
import { call, errors, idParam, nothing, timestamp } from './call.js';
import { pdfFormat } from './pdf-fields.js';

const entry = z.object({
  id: z.uuid(),
  form: z.enum(EXPORT_FORMS),
  /** title of the single item in it; empty for several and for all of the user's own */
  title: z.string(),
  state: z.enum(EXPORT_STATES),
  /** number of finished items; the total is unknown before it begins */
  done: z.number(),
  total: z.number(),
  /** number of omitted items; the first page of a zip archive gives the reasons */
  leftOut: z.number(),
  /** size of the file, once it exists */
  bytes: z.number().nullable(),
  /** reason of the failure: a code as in errors, with its numbers */
  reason: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }).nullable(),
  createdAt: timestamp,
  /** until then the file waits */
  expiresAt: timestamp,
});
export type ExportEntry = z.infer<typeof entry>;

const list = z.object({ entries: z.array(entry) });
export type ExportList = z.infer<typeof list>;

const LIMIT_ERRORS = errors('BAD_REQUEST', 'NOT_FOUND', 'PARTNER_NOT_ENABLED', 'LIMIT_REACHED', 'IDEMPOTENCY_CONFLICT');

/** Exports that take too long to wait for: they are assembled in the background, and the file is kept for a day. */
export const exports = {
  create: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({
      method: 'POST',
      path: '/exports',
      successStatus: 201,
      description: 'everything or these things as a zip archive or .murmel, or one of them as a long PDF',
    })
    .input(
      z.strictObject({
        form: z.enum(EXPORT_FORMS),
        /** folders with all in them; without ids everything of one's own, which a PDF never is */
        ids: z.array(z.uuid()).min(1).max(LIMITS.folders.movedAtOnce).optional(),
        ...pdfFormat,
      }),
    )
    .output(entry)
    .errors(LIMIT_ERRORS),
  list: call.meta({ operation: 'teacher.listItems' }).route({ method: 'GET', path: '/exports' }).output(list),
  /** Restarts a failed export, or one gone after its day. */
  again: call
    .meta({ operation: 'teacher.update', ownThrough: 'exportJob' })
    .route({ method: 'POST', path: '/exports/{id}/again' })
    .input(idParam)
    .output(entry)
    .errors(errors('NOT_FOUND', 'LIMIT_REACHED', 'EXPORT_UNDER_WAY')),
  file: call
    .meta({ operation: 'teacher.read', ownThrough: 'exportJob' })
    .route({ method: 'GET', path: '/exports/{id}/file', description: 'the file, for a day' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'EXPORT_UNDER_WAY', 'EXPORT_EXPIRED')),
  /** Removes the export, running or finished. */
  remove: call
    .meta({ operation: 'teacher.update', ownThrough: 'exportJob' })
    .route({ method: 'DELETE', path: '/exports/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
};
