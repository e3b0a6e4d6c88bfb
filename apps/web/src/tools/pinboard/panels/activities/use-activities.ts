import type { PinboardActivityEntry, PinboardActivityKind } from '@murmel/contracts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../../platform/api/client';

export interface ActivityFilter {
  kind: PinboardActivityKind | undefined;
  person: string | undefined;
}

export interface Activities {
  /** newest first; undefined until the first page is there */
  entries: readonly PinboardActivityEntry[] | undefined;
  more: boolean;
  failed: boolean;
  busy: boolean;
  showOlder: () => void;
  retry: () => void;
}

const PAGE = 50;
/** What changes the board is in the log a moment later; asked for again at most this often. */
const AT_MOST_EVERY_MS = 2000;

interface Known {
  entries: readonly PinboardActivityEntry[];
  total: number;
}

/** Pages that were read while others wrote may overlap. */
function joined(pages: readonly (readonly PinboardActivityEntry[])[]): readonly PinboardActivityEntry[] {
  return [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()];
}

/** The log of a board, page by page. @param changed anything that is another object after each change of the board */
export function useActivities(itemId: string, { kind, person }: ActivityFilter, changed: unknown): Activities {
  const [pages, setPages] = useState(1);
  const [known, setKnown] = useState<Known>();
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy');
  const asked = useRef(0);
  const load = useCallback(async () => {
    const mine = ++asked.current;
    setState('busy');
    try {
      const numbers = Array.from({ length: pages }, (_, index) => index + 1);
      const read = await Promise.all(
        numbers.map((page) =>
          api.pinboards.activities({ id: itemId, page, limit: PAGE, ...(kind ? { kind } : {}), ...(person ? { person } : {}) }),
        ),
      );
      if (mine !== asked.current) return;
      setKnown({ entries: joined(read.map(({ entries }) => entries)), total: read[0]?.total ?? 0 });
      setState('ready');
    } catch {
      if (mine === asked.current) setState('failed');
    }
  }, [itemId, kind, person, pages]);
  useEffect(() => void load(), [load]);
  useEffect(() => () => void (asked.current += 1), []);

  const first = useRef(changed);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useEffectEvent(load);
  useEffect(() => {
    if (first.current === changed) return;
    first.current = changed;
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void again();
    }, AT_MOST_EVERY_MS);
  }, [changed]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return {
    entries: known?.entries,
    more: known !== undefined && pages * PAGE < known.total,
    failed: state === 'failed',
    busy: state === 'busy',
    showOlder: () => setPages((count) => count + 1),
    retry: () => void load(),
  };
}
