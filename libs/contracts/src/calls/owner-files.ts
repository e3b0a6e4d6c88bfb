import { z } from 'zod';
import { call, errors, idParam, nothing, subjectId } from './call.js';

const ownerFile = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  /** original file name, without path */
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** a picture, so there is a thumbnail */
  image: z.boolean(),
  /** gives the file as an attachment */
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
});
export type OwnerFile = z.infer<typeof ownerFile>;

/** Files inside items. Bytes travel by plain routes of the same method, path and operation. Which files, how large and who reads them is the tool's rule. */
export const ownerFiles = {
  create: call
    .meta({ operation: 'item.read', itemParam: 'itemId', inQuery: true, accepts: 'asTool', idempotent: true, plain: true })
    .route({
      method: 'POST',
      path: '/owner_files',
      successStatus: 201,
      description: 'multipart/form-data with one file, or as JSON an `upload` that is whole and its `sha256`; the item in the query',
    })
    .input(z.strictObject({ itemId: subjectId }))
    .output(ownerFile)
    .errors(
      errors(
        'NOT_FOUND',
        'NO_PASSWORD_PROVIDED',
        'FORBIDDEN',
        'PARAMETER_MISSING',
        'UPLOAD_INCOMPLETE',
        'FILE_DAMAGED',
        'FILE_INFECTED',
        'TOO_LARGE',
        'EMPTY_FILE',
        'UNSUPPORTED_TYPE',
        'LIMIT_REACHED',
        'UNREADABLE_FILE',
        'BOARD_FROZEN',
        'BOARD_STOPPED',
        'FILE_EXISTS',
        'HAND_IN_CLOSED',
        'HAND_IN_FULL',
      ),
    ),
  get: call
    .meta({ operation: 'item.read', itemThrough: 'file', plain: true })
    .route({
      method: 'GET',
      path: '/owner_files/{id}',
      description: 'the file itself, as an attachment; with `?inline` a picture is shown in the page',
    })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
  thumbnail: call
    .meta({ operation: 'item.read', itemThrough: 'file', plain: true })
    .route({ method: 'GET', path: '/owner_files/{id}/thumbnail', description: 'a small picture of the file' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
  /** the words of a word processor's, spreadsheet's or presentation's file, to look at it without a program */
  words: call
    .meta({ operation: 'item.read', itemThrough: 'file' })
    .route({ method: 'GET', path: '/owner_files/{id}/words' })
    .input(idParam)
    .output(z.object({ words: z.string(), more: z.boolean() }))
    .errors(errors('NOT_FOUND', 'UNSUPPORTED_TYPE', 'TOO_LARGE', 'FILE_REFUSED', 'TOO_MANY_REQUESTS')),
  remove: call
    .meta({ operation: 'item.read', itemThrough: 'file' })
    .route({ method: 'DELETE', path: '/owner_files/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
