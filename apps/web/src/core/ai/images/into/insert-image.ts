import type { AiImage } from '@murmel/contracts';
import { INSERTED_TITLE_MAX, type InsertPicture } from '../../../tools/picture-inserters';

/** The beginning of what a picture shows, cut between words where it can be. */
export function shortTitle(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim();
  if (line.length <= INSERTED_TITLE_MAX) return line;
  const cut = line.slice(0, INSERTED_TITLE_MAX - 2);
  const words = cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length);
  return `${words.replace(/[\ud800-\udbff]$/, '')} …`;
}

/** Puts a copy of a picture into an item. From then on it is the item's. @param caption says that no person made it @throws what the tool throws, and where the picture is gone */
export async function insertImage({ prompt, altText, file }: AiImage, itemId: string, caption: string, take: InsertPicture): Promise<void> {
  if (!file) return;
  const response = await fetch(file.url);
  if (!response.ok) throw new Error(String(response.status));
  const picture = await response.blob();
  const title = shortTitle(prompt);
  await take({
    itemId,
    file: new File([picture], `${title}.${picture.type.split('/')[1]}`, { type: picture.type }),
    title,
    alt: altText,
    caption,
  });
}
