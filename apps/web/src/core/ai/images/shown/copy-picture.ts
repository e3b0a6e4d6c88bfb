/** Browsers take no other kind of picture into the clipboard. */
const CLIPBOARD_TYPE = 'image/png';

/** Puts a picture where documents, pinboards and teaching boards take it from when somebody pastes. @throws where the browser does not let it */
export async function copyPicture(url: string): Promise<void> {
  // A promise inside: some browsers forget by whom they were asked while something is on its way.
  await navigator.clipboard.write([new ClipboardItem({ [CLIPBOARD_TYPE]: asPng(url) })]);
}

async function asPng(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  const picture = await response.blob();
  if (picture.type === CLIPBOARD_TYPE) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: CLIPBOARD_TYPE });
}
