import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../platform/use-latest';
import { usePinboard } from '../../board/pinboard-context';

/** Time in ms for an undo; a removed attachment cannot be restored with its place and preview, so it is removed only then. */
const UNDO_MS = 6000;

export interface Removal {
  /** attachments that are about to be removed */
  leaving: ReadonlySet<string>;
  remove: (attachment: string) => void;
  undo: (attachment: string) => void;
}

/** Removes attachments after a short delay; at once when the card is closed. */
export function useRemoval(): Removal {
  const { run } = usePinboard();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useLatest(run);
  const show = useCallback(() => setLeaving(new Set(timers.current.keys())), []);
  const carryOut = useCallback(
    (attachment: string) => {
      clearTimeout(timers.current.get(attachment));
      timers.current.delete(attachment);
      void latest()('removeAttachment', { attachment });
    },
    [latest],
  );
  useEffect(() => {
    const waiting = timers.current;
    const leave = () => [...waiting.keys()].forEach(carryOut);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [carryOut]);
  return {
    leaving,
    remove: (attachment) => {
      timers.current.set(
        attachment,
        setTimeout(() => {
          carryOut(attachment);
          show();
        }, UNDO_MS),
      );
      show();
    },
    undo: (attachment) => {
      clearTimeout(timers.current.get(attachment));
      timers.current.delete(attachment);
      show();
    },
  };
}
