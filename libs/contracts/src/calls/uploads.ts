import { z } from 'zod';
import { call, errors, idParam, subjectId } from './call.js';

const noBody = z.undefined();

/** Reference to an upload, for a call that takes a file, instead of sending the file with it. */
export const sentUpload = z.strictObject({
  upload: z.uuid(),
  /** hash of the whole file, hexadecimal: compared with the received bytes */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SentUpload = z.infer<typeof sentUpload>;

/**
 * Files that come in parts and outlive a lost line: the tus protocol 1.0 (tus.io) with creation, termination and, for recorders, a length that is
 * not known yet. A whole one is named to
 * the call that takes the file. Bytes travel by plain routes of the same method, path and operation.
 */
export const uploads = {
  create: call
    .meta({ operation: 'item.read', itemParam: 'itemId', inQuery: true, accepts: 'asTool', plain: true })
    .route({
      method: 'POST',
      path: '/uploads',
      successStatus: 201,
      description:
        'begins one; `Upload-Length` (or `Upload-Defer-Length: 1` where what it brings is still being made) and `Upload-Metadata` (`filename`) in the head, its address in the answer’s `Location`',
    })
    .input(z.strictObject({ itemId: subjectId }))
    .output(noBody)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'BAD_REQUEST',
        'PARAMETER_MISSING',
        'EMPTY_FILE',
        'TOO_LARGE',
        'LIMIT_REACHED',
        'QUOTA_OF_PERSON',
        'QUOTA_OF_ITEM',
        'QUOTA_OF_OWNER',
        'HAND_IN_CLOSED',
        'HAND_IN_FULL',
      ),
    ),
  get: call
    .meta({ operation: 'item.read', itemThrough: 'upload', plain: true })
    .route({ method: 'GET', path: '/uploads/{id}', successStatus: 204, description: 'how much is here: `Upload-Offset`; also by HEAD' })
    .input(idParam)
    .output(noBody)
    .errors(errors('NOT_FOUND')),
  append: call
    .meta({ operation: 'item.read', itemThrough: 'upload', plain: true })
    .route({
      method: 'PATCH',
      path: '/uploads/{id}',
      successStatus: 204,
      description: 'the next part, as `application/offset+octet-stream` from `Upload-Offset` on; what arrived of a broken one counts',
    })
    .input(idParam)
    .output(noBody)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST', 'PARAMETER_MISSING', 'UPLOAD_INCOMPLETE', 'TOO_LARGE')),
  remove: call
    .meta({ operation: 'item.read', itemThrough: 'upload', plain: true })
    .route({ method: 'DELETE', path: '/uploads/{id}', successStatus: 204, description: 'gives it up' })
    .input(idParam)
    .output(noBody)
    .errors(errors('NOT_FOUND')),
};
