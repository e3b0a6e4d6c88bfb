import type { TakePicture } from '../../core/tools/picture-takers';
import { api } from '../../platform/api/client';
import { uploadOwnerFile } from '../../platform/upload/owner-file';

/** Appends the picture as a block. */
export const takePicture: TakePicture = async ({ itemId, file, alt }) => {
  const { id } = await uploadOwnerFile(itemId, file);
  await api.worksheets.createBlock({ id: itemId, kind: 'Image', content: { file: id, alt } });
};
