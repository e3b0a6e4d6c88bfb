import type { PINBOARD_LOG_TOPIC, PinboardActivityEntry, PinboardActivityKind } from '@murmel/contracts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api } from '../../../../platform/api/client';
import type { LiveTopic } from '../../../../platform/live/live-topic';
import { useStreamEntries } from '../../../../platform/live/use-stream-entries';

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
/** Minimum interval between requests: a change of the board is in the log a moment later. */
const AT_MOST_EVERY_MS = 2000;

interface Known {
  entries: readonly PinboardActivityEntry[];
  total: number;
}

/** Each once, the newest first: pages that were read while others wrote overlap with each other and with what came since. */
function joined(entries: readonly PinboardActivityEntry[]): readonly PinboardActivityEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((one, other) => positionOf(other) - positionOf(one));
}

const positionOf = ({ id }: PinboardActivityEntry): number => Number(id);

/**
 * Loads the log of a board, page by page. New entries are pushed one by one to users who may change the board; guests' view of the log may
 * differ after each change of the board, so they read it again.
 * @param follows entries come by themselves
 * @param changed anything that is another object after each change of the board
 */
export function useActivities(
  itemId: string,
  { kind, person }: ActivityFilter,
  { follows, changed }: { follows: boolean; changed: unknown },
): Activities {
  const [start, setStart] = useState<number>();
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
      const entries = joined(read.flatMap((page) => page.entries));
      setKnown({ entries, total: read[0]?.total ?? 0 });
      setStart((earlier) => earlier ?? (entries[0] ? positionOf(entries[0]) : 0));
      setState('ready');
    } catch {
      if (mine === asked.current) setState('failed');
    }
  }, [itemId, kind, person, pages]);
  useEffect(() => void load(), [load]);
  useEffect(() => () => void (asked.current += 1), []);

  const topic = useMemo(() => (follows && start !== undefined ? logTopic(itemId, start) : null), [follows, itemId, start]);
  const since = useStreamEntries<PinboardActivityEntry>(topic);
  const entries = useMemo(() => known && joined([...since.filter(isMeant(kind, person)), ...known.entries]), [known, since, kind, person]);

  const first = useRef(changed);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useEffectEvent(load);
  useEffect(() => {
    if (follows || first.current === changed) return;
    first.current = changed;
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void again();
    }, AT_MOST_EVERY_MS);
  }, [changed, follows]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return {
    entries,
    more: known !== undefined && pages * PAGE < known.total,
    failed: state === 'failed',
    busy: state === 'busy',
    showOlder: () => setPages((count) => count + 1),
    retry: () => void load(),
  };
}

function logTopic(id: string, after: number): LiveTopic<typeof PINBOARD_LOG_TOPIC> {
  return { address: { topic: 'pinboard-log', id }, about: () => ({}), lingerMs: 0, after };
}

function isMeant(kind: ActivityFilter['kind'], person: ActivityFilter['person']): (entry: PinboardActivityEntry) => boolean {
  return (entry) => (kind === undefined || entry.kind === kind) && (person === undefined || entry.person?.id === person);
}
