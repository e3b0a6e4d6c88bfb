import type { ImageAttachment } from '@murmel/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PictureProblem, problemOf, uploadPicture } from './upload-picture';

export type Upload =
  | { state: 'none' }
  | { state: 'uploading'; preview: string; percent: number }
  | { state: 'done'; preview: string; picture: ImageAttachment }
  | { state: 'refused'; problem: PictureProblem };

/** One picture on its way up; a new choice gives the old one up. @param first begins at once */
export function useUpload(itemId: string, first: File | undefined) {
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const running = useRef<{ abort: AbortController; preview: string }>(undefined);
  const cancel = useCallback(() => {
    running.current?.abort.abort();
    if (running.current) URL.revokeObjectURL(running.current.preview);
    running.current = undefined;
  }, []);
  const choose = useCallback(
    (file: File) => {
      cancel();
      const mine = { abort: new AbortController(), preview: URL.createObjectURL(file) };
      running.current = mine;
      const { preview } = mine;
      const show = (next: Upload) => {
        if (running.current === mine) setUpload(next);
      };
      show({ state: 'uploading', preview, percent: 0 });
      uploadPicture(itemId, file, (fraction) => show({ state: 'uploading', preview, percent: fraction * 100 }), mine.abort.signal).then(
        (picture) => show({ state: 'done', preview, picture }),
        (error: unknown) => show({ state: 'refused', problem: problemOf(error) }),
      );
    },
    [cancel, itemId],
  );
  useEffect(() => {
    if (first) choose(first);
    return cancel;
  }, [first, choose, cancel]);
  return { upload, choose, cancel };
}
