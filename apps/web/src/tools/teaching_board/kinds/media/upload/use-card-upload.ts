import type { CardOf } from '@murmel/documents';
import { useCallback } from 'react';
import { errorText } from '../../../../../platform/errors/error-text';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import { useChange } from '../../card-screen';
import { contentFor } from './content-for';
import type { UploadKind } from './rules';
import { type CardUpload, setUpload, uploadOf, useRunningUpload } from './running-uploads';
import { sendFor } from './send-for';

export type UploadCard = { [K in UploadKind]: CardOf<K> }[UploadKind];

export interface FileOfCard {
  upload: CardUpload | undefined;
  /** puts the file onto the card, in place of the one before */
  send(file: File): void;
  /** gives up a running one, or puts away the message of a failed one */
  dismiss(): void;
}

/** Sends the file of a card. Said with the file's name and the number that was exceeded when it does not go. */
export function useCardUpload(card: UploadCard): FileOfCard {
  const { item } = useTeachingBoard();
  const { id, kind } = card;
  const change = useChange(card as CardOf<'file'>);
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
      const say = (next: CardUpload | undefined): void => {
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
