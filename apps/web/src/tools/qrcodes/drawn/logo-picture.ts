import type { CodeLogo } from '@murmel/contracts';

/** Pixels of a picture in the middle of a code: sharp on the largest file, and still small inside every one. */
const EDGE = 320;

/** A picture of the item as bytes inside of a drawing, so that a file is whole by itself. @throws when it does not come */
export async function logoOf(fileId: string): Promise<CodeLogo> {
  const answer = await fetch(`/api/owner_files/${fileId}/thumbnail`);
  if (!answer.ok) throw new Error(`The picture did not come: ${answer.status}`);
  const picture = await createImageBitmap(await answer.blob());
  const scale = EDGE / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { href: canvas.toDataURL('image/png') };
}
