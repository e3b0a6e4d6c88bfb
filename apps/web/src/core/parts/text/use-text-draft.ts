import type { BoardText, Json } from '@murmel/contracts';
import { type PartOf, sameJson } from '@murmel/documents';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { usePartHost } from '../part-host';

/** A text is saved when nothing was typed for so long in ms. */
const SAVED_AFTER_MS = 400;
/** Time in ms within which an own change comes back from the board; a difference after that was written by another person. */
const SETTLED_AFTER_MS = 250;

interface TextDraft {
  type(text: BoardText | null): void;
  /** saves at once what is not saved yet */
  flush(): void;
}

/**
 * Holds the text of a part while it is written here. Saves by itself, also when the user leaves; all of it is one undo step.
 * @param onOther gets what another user wrote or ticked, while nothing typed here waits to be saved
 */
export function useTextDraft({ id, content: { text } }: PartOf<'text'>, onOther: (text: BoardText | null) => void): TextDraft {
  const { change } = usePartHost();
  const mine = useRef(text);
  const saved = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const other = useEffectEvent(onOther);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const [sent, before] = [mine.current, saved.current];
    if (same(sent, before)) return;
    saved.current = sent;
    void change(id, { text: sent }, `text-${id}`).then(({ ok }) => {
      // Typed on meanwhile or not: it is still to be saved.
      if (!ok && saved.current === sent) saved.current = before;
    });
  }, [change, id]);

  useEffect(() => {
    if (same(text, mine.current)) return undefined;
    const settled = setTimeout(() => {
      if (!same(mine.current, saved.current)) return;
      mine.current = text;
      saved.current = text;
      other(text);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(settled);
  }, [text]);

  const leave = useEffectEvent(flush);
  useEffect(() => {
    const hidden = () => leave();
    addEventListener('pagehide', hidden);
    return () => {
      removeEventListener('pagehide', hidden);
      leave();
    };
  }, []);

  const type = useCallback(
    (next: BoardText | null) => {
      mine.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, SAVED_AFTER_MS);
    },
    [flush],
  );
  return { type, flush };
}

function same(left: BoardText | null, right: BoardText | null): boolean {
  return sameJson(left as unknown as Json, right as unknown as Json);
}
