import type { PartOf } from '@murmel/documents';
import { useCallback } from 'react';
import { usePartHost } from '../part-host';
import { useChange } from '../part-screen';
import { type TaskPosition, ticked } from './ticks';

export type Tick = (place: TaskPosition, done: boolean) => void;

/** Ticks a line of a part, in the text as it is at that moment. */
export function useTick(part: PartOf<'text'>): Tick {
  const { newest } = usePartHost();
  const change = useChange(part);
  const {
    id,
    content: { text: seen },
  } = part;
  return useCallback(
    (place, done) => {
      const now = newest(id) as PartOf<'text'> | undefined;
      const text = now?.kind === 'text' ? ticked(now.content.text, seen, place, done) : undefined;
      if (text) void change({ text });
    },
    [newest, change, id, seen],
  );
}
