import { z } from 'zod';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, timestamp } from '../../calls/call.js';
import { item, itemFieldsInput } from '../../calls/items.js';
import { LIMITS } from '../../limits.js';

const call = callsFor('text_document');

const version = z.object({ id: z.string(), at: timestamp, authors: z.array(z.string()), changes: z.number() });
export type DocumentVersion = z.infer<typeof version>;
const versionParam = idParam.extend({ versionId: z.string().regex(/^\d{1,19}$/) });

export const textDocuments = {
  create: call
    .meta({ operation: 'account.createItem', idempotent: true })
    .route({ method: 'POST', path: '/text_editor/documents', successStatus: 201 })
    .input(z.strictObject(itemFieldsInput))
    .output(item)
    .errors(errors('LIMIT_REACHED')),
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/text_editor/documents' })
    .input(z.strictObject({ ...pageQuery, query: z.string().trim().max(LIMITS.search.max).optional() }))
    .output(pageOf(item)),
  get: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/text_editor/documents/{id}' })
    .input(idParam)
    .output(item)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  update: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PUT', path: '/text_editor/documents/{id}' })
    .input(idParam.extend(itemFieldsInput))
    .output(item)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** into the trash, restorable for 30 days */
  discard: call
    .meta({ operation: 'item.discard', itemParam: 'id' })
    .route({ method: 'DELETE', path: '/text_editor/documents/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  versions: call
    .meta({ operation: 'item.readHistory', itemParam: 'id' })
    .route({ method: 'GET', path: '/text_editor/documents/{id}/versions' })
    .input(idParam.extend(pageQuery))
    .output(pageOf(version))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** the whole Yjs state at that version, base64 */
  version: call
    .meta({ operation: 'item.readHistory', itemParam: 'id', keys: ['versionId'] })
    .route({ method: 'GET', path: '/text_editor/documents/{id}/versions/{versionId}' })
    .input(versionParam)
    .output(version.extend({ state: z.string() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  restoreVersion: call
    .meta({ operation: 'item.restoreHistory', itemParam: 'id', keys: ['versionId'] })
    .route({ method: 'POST', path: '/text_editor/documents/{id}/versions/{versionId}/restore' })
    .input(versionParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'COLLABORATION_UNAVAILABLE')),
  /** which Yjs client wrote on whose behalf: author marks for the teacher only (decision C41) */
  authors: call
    .meta({ operation: 'item.readAuthors', itemParam: 'id' })
    .route({ method: 'GET', path: '/text_editor/documents/{id}/authors' })
    .input(idParam)
    .output(z.array(z.object({ clientIds: z.array(z.number()), id: z.string(), name: z.string(), teacher: z.boolean() })))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
