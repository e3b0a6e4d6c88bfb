import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { randomId } from '../../../platform/random-id';
import type { Pausable, UploadOptions } from '../../../platform/upload/upload-file';
import { toast } from '../../../ui/status/toast-queue';

/** A file on its way to a board, or what kept it from getting there. */
export interface Upload {
  key: string;
  name: string;
  /** 0 to 100 */
  percent: number;
  failed?: string;
  /** its sender lets it rest; undefined: it goes up at once, and cannot */
  paused?: boolean;
}

/** Sends one file and uses it. @returns a sentence why it did not work, undefined when it did */
export type Send = (file: File, options: UploadOptions) => Promise<string | undefined>;

export interface Uploads {
  uploads: readonly Upload[];
  begin: (files: readonly File[]) => void;
  /** gives up a running one, or puts away the message of a failed one */
  dismiss: (key: string) => void;
  /** lets a running one rest, or go on */
  pause: (key: string, paused: boolean) => void;
}

/** Files that go up for one part of a board. They go on when the part is closed. @param send keeps its identity while it sends to the same place */
export function useUploads(send: Send): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, { controller: AbortController; pausable?: Pausable }>());
  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  const change = useCallback((key: string, next: Partial<Upload> | undefined) => {
    // A failure is reported even after the user left the page.
    if (!there.current) return next?.failed ? void toast({ tone: 'alert', text: next.failed }) : undefined;
    setUploads((all) =>
      next ? all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)) : all.filter((upload) => upload.key !== key),
    );
  }, []);

  const sendOne = useCallback(
    async (key: string, file: File) => {
      const controller = new AbortController();
      running.current.set(key, { controller });
      try {
        const failed = await send(file, {
          onProgress: (fraction) => change(key, { percent: Math.round(fraction * 100) }),
          onPausable: (pausable) => {
            running.current.set(key, { controller, pausable });
            change(key, { paused: false });
          },
          signal: controller.signal,
        });
        change(key, failed === undefined ? undefined : { failed });
      } catch (error) {
        change(key, controller.signal.aborted ? undefined : { failed: errorText(error) });
      } finally {
        running.current.delete(key);
      }
    },
    [send, change],
  );
  const begin = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, key: randomId() }));
      setUploads((all) => [...all, ...added.map(({ file, key }) => ({ key, name: file.name, percent: 0 }))]);
      // One after the other: a school's network has one slow way up.
      void added.reduce((before, { file, key }) => before.then(() => sendOne(key, file)), Promise.resolve());
    },
    [sendOne],
  );
  const dismiss = useCallback(
    (key: string) => {
      running.current.get(key)?.controller.abort();
      change(key, undefined);
    },
    [change],
  );
  const pause = useCallback(
    (key: string, paused: boolean) => {
      const pausable = running.current.get(key)?.pausable;
      if (!pausable) return;
      if (paused) pausable.pause();
      else pausable.resume();
      change(key, { paused });
    },
    [change],
  );
  return { uploads, begin, dismiss, pause };
}
