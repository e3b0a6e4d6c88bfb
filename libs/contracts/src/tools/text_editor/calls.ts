import { z } from 'zod';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, timestamp } from '../../calls/call.js';
import { item } from '../../calls/items.js';
import { toolItemCalls } from '../../calls/tool-items.js';

const call = callsFor('text_document');

const version = z.object({ id: z.string(), at: timestamp, authors: z.array(z.string()), changes: z.number() });
export type DocumentVersion = z.infer<typeof version>;
const versionParam = idParam.extend({ versionId: z.string().regex(/^\d{1,19}$/) });

export const textDocuments = {
  ...toolItemCalls('text_editor', { answer: item, created: {}, changed: {}, changeErrors: [] }),
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
