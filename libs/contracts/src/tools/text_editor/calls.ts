import { z } from 'zod';
import { callsFor, errors, idParam } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { versionCalls } from '../../calls/versions.js';

const call = callsFor('text_document');

export const textDocuments = {
  ...toolItemCalls('text_editor', { answer: item, created: {}, changed: {}, changeErrors: [] }),
  ...versionCalls('text_editor'),
  /** lists the author of each Yjs client: author marks for the teacher only (spec C41) */
  authors: call
    .meta({ operation: 'item.readAuthors', itemParam: 'id' })
    .route({ method: 'GET', path: '/text_editor/documents/{id}/authors' })
    .input(idParam)
    .output(z.array(z.object({ clientIds: z.array(z.number()), id: z.string(), name: z.string(), teacher: z.boolean() })))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
