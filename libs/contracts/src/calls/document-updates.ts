import { z } from 'zod';
import { COLLABORATION_RIGHTS } from '../collaboration.js';
import { TOOLS } from '../tools/registry.js';
import { callsFor, errors, idParam } from './call.js';

/** Boards are not among them: what happens there is decided command by command. */
const call = callsFor(TOOLS.text_editor.kind);
/** The bytes of a Yjs state vector: what a copy has. */
const known = z.base64();
const asked = idParam.extend({
  /** the newest shape of the document that the page can show */
  schemaVersion: z.coerce.number().int().min(0),
});
const exchanged = z.object({
  /** difference between the document and `known`, a Yjs update in base64 */
  update: z.string(),
  /** state vector of the document, so that the next response holds only newer content */
  known: z.string(),
  right: z.enum(COLLABORATION_RIGHTS),
  /** writing is disabled until an earlier version is restored */
  damaged: z.boolean(),
});

/**
 * Going on with a live document by calls while there is no line to collab-server (spec C14): the same checks, the same journal. What is
 * refused is a `BAD_REQUEST` whose data is the `CollaborationRefusal` that the line would carry.
 */
export const documentUpdates = {
  /** without `known`: the whole document */
  read: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/items/{id}/updates' })
    .input(asked.extend({ known: known.optional() }))
    .output(exchanged)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'BAD_REQUEST', 'TOO_MANY_REQUESTS')),
  /** Stores an update; sent twice, it is stored once. */
  write: call
    .meta({ operation: 'item.contribute', itemParam: 'id' })
    .route({ method: 'POST', path: '/items/{id}/updates' })
    .input(asked.extend({ known, update: z.base64() }))
    .output(exchanged)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'NO_PASSWORD_PROVIDED', 'BAD_REQUEST', 'TOO_MANY_REQUESTS', 'COLLABORATION_UNAVAILABLE')),
};
