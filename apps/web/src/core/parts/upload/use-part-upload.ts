import type { PartOf } from '@murmel/documents';
import { useCallback } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { usePartHost } from '../part-host';
import { contentOfFile } from './content-of-file';
import type { UploadKind } from './rules';
import { type PartUpload, setUpload, uploadOf, useRunningUpload } from './running-uploads';
import { sendPartFile } from './send-part-file';

/** A block of a worksheet that plays a package: no part that other tools have. */
export interface PackagePart {
  id: string;
  kind: 'h5p';
  content: { file: string | null; name: string };
}

export type UploadPart = { [K in Exclude<UploadKind, 'h5p'>]: PartOf<K> }[Exclude<UploadKind, 'h5p'>] | PackagePart;

export interface FileOfPart {
  upload: PartUpload | undefined;
  /** puts the file onto the part, in place of the one before */
  send(file: File): void;
  /** gives up a running one, or puts away the message of a failed one */
  dismiss(): void;
}

/** Uploads the file of a part. A failure is shown with the file's name and the exceeded limit. */
export function usePartUpload(part: UploadPart): FileOfPart {
  const { item, change } = usePartHost();
  const { id, kind } = part;
  const upload = useRunningUpload(id);
  const dismiss = useCallback(() => {
    const running = uploadOf(id);
    if (running && 'controller' in running) running.controller.abort();
    setUpload(id, undefined);
  }, [id]);
  const send = useCallback(
    (file: File) => {
      dismiss();
      const controller = new AbortController();
      const { signal } = controller;
      const say = (next: PartUpload | undefined): void => {
        if (!signal.aborted) setUpload(id, next);
      };
      const onProgress = (fraction: number): void => say({ name: file.name, percent: Math.round(fraction * 100), controller });
      onProgress(0);
      sendPartFile(kind, item.id, file, { onProgress, signal })
        .then(async (sent) => {
          if (!sent.ok) return say({ problem: sent.reason });
          if (!signal.aborted) await change(id, contentOfFile(kind, sent.file));
          say(undefined);
        })
        .catch((error: unknown) => say({ problem: errorText(error) }));
    },
    [id, kind, item.id, change, dismiss],
  );
  return { upload, send, dismiss };
}
