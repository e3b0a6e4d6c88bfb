import type { InsertPicture } from '../../core/tools/picture-inserters';
import { api } from '../../platform/api/client';
import { uploadOwnerFile } from '../../platform/upload/owner-file';

/** Appends the picture as a block. */
export const insertPicture: InsertPicture = async ({ itemId, file, alt, caption }) => {
  const { id } = await uploadOwnerFile(itemId, file);
  await api.worksheets.createBlock({ id: itemId, kind: 'Image', task: caption, content: { file: id, alt } });
};
