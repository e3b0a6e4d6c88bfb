import type { PartOf } from '@murmel/documents';
import { useCallback } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { usePartHost } from '../part-host';
import { useChange } from '../part-screen';
import { contentFor } from './content-for';
import type { UploadKind } from './rules';
import { type PartUpload, setUpload, uploadOf, useRunningUpload } from './running-uploads';
import { sendFor } from './send-for';

export type UploadPart = { [K in UploadKind]: PartOf<K> }[UploadKind];

export interface FileOfPart {
  upload: PartUpload | undefined;
  /** puts the file onto the part, in place of the one before */
  send(file: File): void;
  /** gives up a running one, or puts away the message of a failed one */
  dismiss(): void;
}

/** Sends the file of a part. Said with the file's name and the number that was exceeded when it does not go. */
export function usePartUpload(part: UploadPart): FileOfPart {
  const { item } = usePartHost();
  const { id, kind } = part;
  const change = useChange(part as PartOf<'file'>);
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
      sendFor(kind, item.id, file, { onProgress, signal })
        .then(async (sent) => {
          if (!sent.ok) return say({ problem: sent.reason });
          if (!signal.aborted) await change(contentFor(kind, sent.file));
          say(undefined);
        })
        .catch((error: unknown) => say({ problem: errorText(error) }));
    },
    [id, kind, item.id, change, dismiss],
  );
  return { upload, send, dismiss };
}
