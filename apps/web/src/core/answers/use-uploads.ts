import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { ensureVisitor } from '../../platform/session/visitor';
import type { UploadOptions } from '../../platform/upload/upload-file';
import { useLatest } from '../../platform/use-latest';
import type { FileProblem } from './file-rules';
import type { KnownFile } from './local-answers';

/** State of the file of one part. */
export type Upload =
  | { state: 'going'; name: string; percent: number }
  | { state: 'failed'; name: string; bytes: number; problem: FileProblem | { text: string } };

export interface Uploads {
  byPart: Readonly<Record<string, Upload>>;
  begin: (partId: string, file: File) => void;
  giveUp: (partId: string) => void;
  /** says why the file of a part was not taken */
  fail: (partId: string, file: Pick<KnownFile, 'name' | 'bytes'>, why: unknown) => void;
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
  const fail = useCallback<Uploads['fail']>(
    (partId, { name, bytes }, why) => {
      const known = why instanceof ORPCError ? PROBLEMS[why.code] : (why as FileProblem);
      show(partId, { state: 'failed', name, bytes, problem: typeof known === 'string' ? known : { text: errorText(why) } });
    },
    [show],
  );
  const begin = useCallback(
    (partId: string, file: File) => {
      giveUp(partId);
      const failed = (why: unknown): void => fail(partId, { name: file.name, bytes: file.size }, why);
      const controller = new AbortController();
      running.current.set(partId, controller);
      const mine = (): boolean => running.current.get(partId) === controller;
      show(partId, { state: 'going', name: file.name, percent: 0 });
      const onProgress = (fraction: number): void => {
        if (mine()) show(partId, { state: 'going', name: file.name, percent: Math.round(fraction * 100) });
      };
      upload(itemId, file, { onProgress, signal: controller.signal }).then(
        (known) => {
          if (!mine()) return;
          running.current.delete(partId);
          if (typeof known === 'string') return failed(known);
          show(partId, undefined);
          done()(partId, known);
        },
        (error: unknown) => {
          if (!mine()) return;
          running.current.delete(partId);
          failed(error);
        },
      );
    },
    [itemId, giveUp, fail, show, done],
  );
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  return { byPart, begin, giveUp, fail };
}

/** Most people answer without a file, so its code comes with the first one. */
async function upload(itemId: string, file: File, options: UploadOptions): Promise<KnownFile | FileProblem> {
  const [{ sendFile }] = await Promise.all([import('./send-file'), ensureVisitor()]);
  return sendFile(itemId, file, options);
}
