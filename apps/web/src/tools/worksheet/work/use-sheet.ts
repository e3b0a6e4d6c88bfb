import type { OwnWork, WorkState, Worksheet, WorksheetAnswer, WorksheetForGuests } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import { quietApi } from '../../../platform/api/client';
import { worksheetWorkTopic } from '../../../platform/live/live-topic';
import { useLive, useLiveTopic } from '../../../platform/live/use-live';
import { lazyPersister } from '../../../platform/offline/lazy-persister';
import { useLatest } from '../../../platform/use-latest';

interface Loaded {
  sheet: Worksheet;
  own: OwnWork | null;
}

export interface OpenSheet extends Loaded {
  state: Worksheet['worksheet']['rules']['state'];
  /** the newest of one's own response, from the server: also what another device wrote, and feedback */
  pushed: WorkState | undefined;
  /** the line for what one writes stands */
  live: boolean;
  offline: boolean;
  kept: () => LocalAnswers<WorksheetAnswer> | undefined;
  keep: (kept: LocalAnswers<WorksheetAnswer> | null) => void;
  setOwn: (own: OwnWork) => void;
  refresh: () => Promise<void>;
}

/**
 * The sheet, one's own work and how both stand, live.
 * @returns `failed` when it could not be loaded; it is tried again with the network and with `refresh`
 */
export function useSheet(itemId: string, reload: () => void): { open: OpenSheet | undefined; failed: boolean; refresh: () => void } {
  const [data, setData] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const live = useLive<WorksheetForGuests>(itemId);
  const ownId = data?.own?.id;
  const topic = useMemo(() => (ownId === undefined ? null : worksheetWorkTopic(itemId, ownId)), [itemId, ownId]);
  const work = useLiveTopic<WorkState>(topic);

  const keeper = useMemo(() => lazyPersister(async () => (await import('./worksheet-persister')).worksheetPersister(itemId)), [itemId]);
  useEffect(() => () => keeper.stop(), [keeper]);
  const known = useRef<LocalAnswers<WorksheetAnswer>>(undefined);
  const latest = useLatest(data);

  const load = useCallback(async (): Promise<void> => {
    const [left, now] = await Promise.all([
      keeper.load().catch(() => undefined),
      fromServer(itemId).catch((error: unknown) => ({ error })),
    ]);
    const first = latest() === undefined;
    if (first) known.current = left?.kept;
    // A page that comes without a line goes on with what the one before knew.
    if ('error' in now && (!first || !left?.item || now.error instanceof ORPCError)) throw now.error;
    setData('error' in now ? { sheet: left!.item as Worksheet, own: left!.own as OwnWork | null } : now);
    setFailed('error' in now);
  }, [itemId, keeper, latest]);
  const refresh = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(refresh, [refresh]);

  const { state, revision } = live.state ?? {};
  const other = useEffectEvent((newest: string) => {
    if (data && data.sheet.worksheet.revision !== newest) refresh();
  });
  useEffect(() => {
    if (revision !== undefined) other(revision);
  }, [revision]);
  // Handed in or given back somewhere else, or feedback came: what is due then comes with one's own response.
  const told = `${work.state?.submittedAt} ${work.state?.feedback?.givenAt} ${work.state?.open}`;
  const stands = useEffectEvent(() => {
    const own = data?.own;
    if (!own || !work.state) return;
    const { submittedAt, open, feedback } = work.state;
    if (own.submittedAt !== submittedAt || own.open !== open || own.feedback?.givenAt !== feedback?.givenAt) refresh();
  });
  useEffect(() => stands(), [told]);
  useEffect(() => {
    if (!failed) return undefined;
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [failed, refresh]);
  const wasLive = useRef(false);
  if (live.state) wasLive.current = true;
  useEffect(() => {
    // Access was closed while the page was open: the gate shows its message as to all others.
    if (live.refused && wasLive.current) reload();
  }, [live.refused, reload]);

  const setOwn = useCallback((own: OwnWork) => setData((before) => before && { ...before, own }), []);
  const kept = useCallback(() => known.current, []);
  const keep = useCallback(
    (next: LocalAnswers<WorksheetAnswer> | null) => {
      const now = latest();
      known.current = next ?? undefined;
      keeper.keep(next && now ? { ...now, kept: next } : null);
    },
    [keeper, latest],
  );
  const works = ownId !== undefined;
  useEffect(() => {
    if (works) keeper.prepare();
  }, [keeper, works]);
  if (!data) return { open: undefined, failed, refresh };
  const open: OpenSheet = {
    ...data,
    state: state ?? data.sheet.worksheet.rules.state,
    pushed: work.state,
    live: work.connection === 'live' && work.state !== undefined,
    offline: live.connection === 'offline' || failed,
    kept,
    keep,
    setOwn,
    refresh: load,
  };
  return { open, failed: false, refresh };
}

async function fromServer(itemId: string): Promise<Loaded> {
  const [sheet, own] = await Promise.all([quietApi.worksheets.get({ id: itemId }), ownWork(itemId)]);
  // The client's type of a union of blocks is too deep to be compared.
  return { sheet: sheet as object as Worksheet, own };
}

async function ownWork(itemId: string): Promise<OwnWork | null> {
  try {
    return await quietApi.worksheets.myResponse({ id: itemId });
  } catch (error) {
    if (error instanceof ORPCError && error.status === 401) return null;
    throw error;
  }
}
