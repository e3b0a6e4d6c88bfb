import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useLatest } from '../../../platform/use-latest';
import { type FileProblem, fileProblem } from './file-rules';
import type { KnownFile } from './kept';

/** How the file of one question stands. */
export type Upload =
  | { state: 'going'; name: string; percent: number }
  | { state: 'failed'; name: string; bytes: number; problem: FileProblem | { text: string } };

export interface Uploads {
  byQuestion: Readonly<Record<string, Upload>>;
  begin: (questionId: string, file: File) => void;
  giveUp: (questionId: string) => void;
}

const PROBLEMS: Readonly<Record<string, FileProblem>> = { EMPTY_FILE: 'empty', TOO_LARGE: 'tooLarge', UNSUPPORTED_TYPE: 'type' };

/** Files on their way up. They go on while their sender looks at other questions. */
export function useUploads(itemId: string, onDone: (questionId: string, file: KnownFile) => void): Uploads {
  const [byQuestion, setAll] = useState<Readonly<Record<string, Upload>>>({});
  const running = useRef(new Map<string, AbortController>());
  const done = useLatest(onDone);
  const show = useCallback((questionId: string, upload: Upload | undefined) => {
    setAll(({ [questionId]: _before, ...others }) => (upload ? { ...others, [questionId]: upload } : others));
  }, []);

  const giveUp = useCallback(
    (questionId: string) => {
      running.current.get(questionId)?.abort();
      running.current.delete(questionId);
      show(questionId, undefined);
    },
    [show],
  );
  const begin = useCallback(
    (questionId: string, file: File) => {
      giveUp(questionId);
      const problem = fileProblem(file);
      if (problem) return show(questionId, { state: 'failed', name: file.name, bytes: file.size, problem });
      const controller = new AbortController();
      running.current.set(questionId, controller);
      const mine = (): boolean => running.current.get(questionId) === controller;
      show(questionId, { state: 'going', name: file.name, percent: 0 });
      const onProgress = (fraction: number): void => {
        if (mine()) show(questionId, { state: 'going', name: file.name, percent: Math.round(fraction * 100) });
      };
      upload(itemId, file, { onProgress, signal: controller.signal }).then(
        (known) => {
          if (!mine()) return;
          running.current.delete(questionId);
          show(questionId, undefined);
          done()(questionId, known);
        },
        (error: unknown) => {
          if (!mine()) return;
          running.current.delete(questionId);
          const known = error instanceof ORPCError ? PROBLEMS[error.code] : undefined;
          show(questionId, { state: 'failed', name: file.name, bytes: file.size, problem: known ?? { text: errorText(error) } });
        },
      );
    },
    [itemId, giveUp, show, done],
  );
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  return { byQuestion, begin, giveUp };
}

/** Most people answer without a file, so its code comes with the first one. */
async function upload(
  itemId: string,
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<KnownFile> {
  const [{ uploadOwnerFile }] = await Promise.all([import('../../../platform/upload/owner-file'), ensureVisitor()]);
  const { id, name, bytes } = await uploadOwnerFile(itemId, file, options);
  return { id, name, bytes };
}
