import type { InsertPicture } from '../../core/tools/picture-inserters';
import { api } from '../../platform/api/client';
import { uploadOwnerFile } from '../../platform/upload/owner-file';

/** Inserts the picture as the cover of a new card in the first list. */
export const insertPicture: InsertPicture = async ({ itemId, file, title, caption }) => {
  const [first] = await api.pinboards.lists({ id: itemId });
  const list = first ?? (await api.pinboards.createList({ id: itemId, name: title }));
  const { id: fileId } = await uploadOwnerFile(itemId, file);
  const card = await api.pinboards.createCard({
    id: list.id,
    name: title,
    description: [{ type: 'paragraph', runs: [{ text: caption, italic: true }] }],
  });
  await api.pinboards.attach({ id: card.id, fileId, asCover: true });
};
