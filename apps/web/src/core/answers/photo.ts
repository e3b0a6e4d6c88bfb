import { LIMITS, MEGABYTE } from '@murmel/contracts';

/** Enough for a page of a notebook to be read, and what canvases of phones can hold. */
const LONGEST_EDGE = 4000;
const QUALITIES = [0.9, 0.75];
const MOST_BYTES = LIMITS.file.answer.maxMegabytes * MEGABYTE;
/** Brands of ISO 23008-12, as the camera of a phone writes them behind `ftyp`. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True if a file is a photo in Apple's format, detected by its bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()));
  return head.startsWith('ftyp') && HEIC_BRANDS.includes(head.slice(4));
}

/**
 * A photo as a JPEG that can be sent: what the browser can show is drawn anew, no larger than necessary.
 * @returns undefined: the browser cannot show it, or it stays too large
 */
export async function asJpeg(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size <= MOST_BYTES) return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}
