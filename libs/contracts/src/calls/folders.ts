import { z } from 'zod';
import { CONTENT_KINDS, PRIVACY_LEVELS } from '../item-fields.js';
import { PICTURE_LIMITS } from '../item-picture.js';
import { LIMITS } from '../limits.js';
import { FOLDER_COLOURS } from '../sorting.js';
import { call, callsFor, errors, idParam, pageOf } from './call.js';
import { item, listedItem } from './item.js';
import { listQuery } from './items.js';
import { toolItemCalls } from './tool-items.js';

/** null: the one that its id gives it */
const colour = z.enum(FOLDER_COLOURS).nullable();

const folder = item.extend({
  colour,
  /** the folders around it, the outermost first, as far as the caller may see them */
  path: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type Folder = z.infer<typeof folder>;

const branch = z.object({
  id: z.uuid(),
  folderId: z.uuid().nullable(),
  title: z.string(),
  colour,
  privacy: z.enum(PRIVACY_LEVELS),
  /** number of direct children, folders included */
  contents: z.number(),
  /** kinds of the children, the last changed first: shown in its picture */
  kinds: z.array(z.enum(CONTENT_KINDS)).max(PICTURE_LIMITS.kinds),
  bookmarked: z.boolean(),
});
/** One folder of the tree. */
export type Branch = z.infer<typeof branch>;

export const folders = {
  ...toolItemCalls('folders', {
    answer: folder,
    created: { colour: colour.optional() },
    changed: { colour: colour.optional() },
    changeErrors: [],
  }),
  /** all folders of a teacher at once, by title: there are at most 500 */
  tree: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/folders/tree' })
    .output(z.array(branch).max(LIMITS.folders.max)),
  /** its contents, as far as the caller may read them; `onlyFirst`: of a folder that holds more, only so many were checked */
  contents: callsFor('folder')
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/folders/{id}/contents' })
    .input(idParam.extend(listQuery))
    .output(pageOf(listedItem).extend({ onlyFirst: z.number().nullable() }))
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
};
