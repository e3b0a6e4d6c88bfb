import { type InsertPicture, titleWithCaption } from '../../core/tools/picture-inserters';
import { api } from '../../platform/api/client';
import { uploadOwnerFile } from '../../platform/upload/owner-file';

/** Inserts the picture as a card of the last page. */
export const insertPicture: InsertPicture = async ({ itemId, file, title, alt, caption }) => {
  const page = (await api.teachingBoards.pages({ id: itemId })).at(-1);
  if (!page) return;
  const { id } = await uploadOwnerFile(itemId, file);
  await api.teachingBoards.createCard({
    id: page.id,
    kind: 'image',
    title: titleWithCaption({ title, caption }),
    content: { file: id, alt },
  });
};
