import type { Json } from '@murmel/contracts';
import { sameJson } from '@murmel/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardResult } from '../../platform/boards/board-session';
import { useLatest } from '../../platform/use-latest';

/** Time in ms without typing after which a draft is saved. */
const SAVED_AFTER_MS = 400;

interface DraftOptions<T> {
  /** value in the document */
  value: T;
  save: (value: T) => Promise<BoardResult>;
  /** Returns false for a value that stays in its field and is not saved. */
  fits?: (value: T) => boolean;
}

export interface FieldDraft<T> {
  /** typed value, or else the one in the document */
  value: T;
  /** @param now is saved at once, as by a press */
  change(value: T, now?: 'now'): void;
  flush(): void;
}

/** A field of a block while it is written; what others write in it comes as soon as nothing of one's own waits. */
export function useFieldDraft<T extends Json>(options: DraftOptions<T>): FieldDraft<T> {
  const { value } = options;
  const latest = useLatest(options);
  const [typed, setTyped] = useState<{ value: T }>();
  const waiting = useRef<{ value: T }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    const { save, fits, value: known } = latest();
    if (!sent || fits?.(sent.value) === false) return;
    waiting.current = undefined;
    if (sameJson(sent.value, known)) return setTyped(undefined);
    void save(sent.value).then(({ ok }) => {
      // A refused value stays where it was typed.
      if (ok) setTyped((now) => (now === sent ? undefined : now));
    });
  }, [latest]);
  const change = useCallback(
    (next: T, now?: 'now') => {
      const draft = { value: next };
      waiting.current = draft;
      setTyped(draft);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, now ? 0 : SAVED_AFTER_MS);
    },
    [flush],
  );
  // The document has it at once, the server later: from then on what others write is shown.
  useEffect(() => {
    if (!waiting.current) setTyped((now) => (now && sameJson(now.value, value) ? undefined : now));
  }, [value]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { value: typed ? typed.value : value, change, flush };
}
