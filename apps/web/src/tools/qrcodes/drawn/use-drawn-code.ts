import { type CodeDrawing, type CodeLogo, type CodeLook, QR_LIMITS } from '@murmel/contracts';
import { useEffect, useMemo, useState } from 'react';
import { codeDrawing } from '../../../ui/cards/qr';

/** Pixels of a picture in the middle of a code: sharp on the largest file, and still small inside every one. */
const EDGE = 320;

/** The code as it looks now; undefined while there is none, and while its picture is on the way. */
export function useDrawnCode(text: string, look: CodeLook): CodeDrawing | undefined {
  const file = look.logo === 'file' ? look.logoFile : null;
  const [picture, setPicture] = useState<{ file: string; logo: CodeLogo | undefined }>();
  useEffect(() => {
    if (file === null) return undefined;
    let gone = false;
    // Without its picture the room for it stays empty, and the code is read all the same.
    logoOf(file).then(
      (logo) => gone || setPicture({ file, logo }),
      () => gone || setPicture({ file, logo: undefined }),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  const waits = file !== null && picture?.file !== file;
  return useMemo(() => (waits ? undefined : drawn(text, look, picture?.logo)), [waits, text, look, picture]);
}

/** A text in this look. @returns undefined for none, and for one that no code is made of */
export function drawn(text: string, look: CodeLook, picture?: CodeLogo): CodeDrawing | undefined {
  if (text === '' || text.length > QR_LIMITS.bytes) return undefined;
  return codeDrawing(text, look, picture);
}

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
