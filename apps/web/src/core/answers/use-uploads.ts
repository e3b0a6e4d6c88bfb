import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { ensureVisitor } from '../../platform/session/visitor';
import { useLatest } from '../../platform/use-latest';
import { type FileProblem, fileProblem, mayBePhoto } from './file-rules';
import { type KnownFile, knownFile } from './kept';

/** How the file of one part stands. */
export type Upload =
  | { state: 'going'; name: string; percent: number }
  | { state: 'failed'; name: string; bytes: number; problem: FileProblem | { text: string } };

export interface Uploads {
  byPart: Readonly<Record<string, Upload>>;
  begin: (partId: string, file: File) => void;
  giveUp: (partId: string) => void;
}

const PROBLEMS: Readonly<Record<string, FileProblem>> = { EMPTY_FILE: 'empty', TOO_LARGE: 'tooLarge', UNSUPPORTED_TYPE: 'type' };

/** Files on their way up. They go on while their sender looks at other parts. */
export function useUploads(itemId: string, onDone: (partId: string, file: KnownFile) => void): Uploads {
  const [byPart, setAll] = useState<Readonly<Record<string, Upload>>>({});
  const running = useRef(new Map<string, AbortController>());
  const done = useLatest(onDone);
  const show = useCallback((partId: string, upload: Upload | undefined) => {
    setAll(({ [partId]: _before, ...others }) => (upload ? { ...others, [partId]: upload } : others));
  }, []);

  const giveUp = useCallback(
    (partId: string) => {
      running.current.get(partId)?.abort();
      running.current.delete(partId);
      show(partId, undefined);
    },
    [show],
  );
  const begin = useCallback(
    (partId: string, file: File) => {
      giveUp(partId);
      const fail = (problem: FileProblem | { text: string }): void =>
        show(partId, { state: 'failed', name: file.name, bytes: file.size, problem });
      const problem = fileProblem(file);
      if (problem === 'empty' || (problem && !mayBePhoto(file))) return fail(problem);
      const controller = new AbortController();
      running.current.set(partId, controller);
      const mine = (): boolean => running.current.get(partId) === controller;
      show(partId, { state: 'going', name: file.name, percent: 0 });
      const onProgress = (fraction: number): void => {
        if (mine()) show(partId, { state: 'going', name: file.name, percent: Math.round(fraction * 100) });
      };
      sent(itemId, file, { onProgress, signal: controller.signal }).then(
        (known) => {
          if (!mine()) return;
          running.current.delete(partId);
          show(partId, undefined);
          done()(partId, known);
        },
        (error: unknown) => {
          if (!mine()) return;
          running.current.delete(partId);
          if (error instanceof UnsendableFile) return fail(error.problem);
          const known = error instanceof ORPCError ? PROBLEMS[error.code] : undefined;
          fail(known ?? { text: errorText(error) });
        },
      );
    },
    [itemId, giveUp, show, done],
  );
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  return { byPart, begin, giveUp };
}

/** A file of which nothing can be made that the server takes. */
class UnsendableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

/** Sends a file; of a photo that the server would refuse something is made that it takes, where the browser can. */
async function sent(itemId: string, file: File, options: Parameters<typeof upload>[2]): Promise<KnownFile> {
  const problem = fileProblem(file);
  if (!mayBePhoto(file)) return upload(itemId, file, options);
  const { isHeic, asJpeg } = await import('./photo');
  const heic = await isHeic(file);
  if (!problem && !heic) return upload(itemId, file, options);
  const photo = await asJpeg(file);
  if (!photo) throw new UnsendableFile(heic ? 'heic' : (problem ?? 'type'));
  return upload(itemId, photo, options);
}

/** Most people answer without a file, so its code comes with the first one. */
async function upload(
  itemId: string,
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<KnownFile> {
  const [{ uploadOwnerFile }] = await Promise.all([import('../../platform/upload/owner-file'), ensureVisitor()]);
  return knownFile(await uploadOwnerFile(itemId, file, options));
}
