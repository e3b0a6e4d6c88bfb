import type { Item, OwnResponse } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useItemMetadata } from '../../platform/live/use-item-metadata';
import { withLiveTitle } from '../../platform/live/with-live-title';
import type { lazyPersister } from '../../platform/offline/lazy-persister';
import { useLatest } from '../../platform/use-latest';
import type { LeftoverAnswers, SavedAnswers } from './answers-persister';
import type { LocalAnswers } from './local-answers';

/** An item that is answered, with one's own response to it; null before it is begun. */
export interface OpenAnswers<Open, Own> {
  item: Open;
  own: Own | null;
}

/** A page of answers, so that it can be shown again without the server. */
export type AnswersPage<Open, Answer> = SavedAnswers<Answer> & { item: Open };

interface Calls<Open, Own, Answer> {
  item: (id: string) => Promise<Open>;
  /** one's own response */
  own: (id: string) => Promise<Own | null>;
  keeper: ReturnType<typeof lazyPersister<AnswersPage<Open, Answer>, LeftoverAnswers<Answer> | undefined>>;
  /** the item's live state */
  live: { state: unknown; refused?: unknown; connection: string };
  /** asks again whether the item may be seen */
  reload: () => void;
}

/**
 * Returns an item that is answered, one's own response, and what this device keeps of it.
 * @param calls functions that stay the same
 * @returns `failed` when it could not be loaded; it is tried again with the network and with `refresh`
 */
export function useOpenAnswers<Open extends Item, Own extends OwnResponse<Answer>, Answer>(
  itemId: string,
  { item, own, keeper, live, reload }: Calls<Open, Own, Answer>,
) {
  const [data, setData] = useState<OpenAnswers<Open, Own>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => () => keeper.stop(), [keeper]);
  const known = useRef<LocalAnswers<Answer>>(undefined);
  const latest = useLatest(data);

  const load = useCallback(async (): Promise<OpenAnswers<Open, Own>> => {
    const [left, now] = await Promise.all([
      keeper.load().catch(() => undefined),
      Promise.all([item(itemId), ownOrNone(own(itemId))]).catch((error: unknown) => ({ error })),
    ]);
    const first = latest() === undefined;
    if (first) known.current = left?.kept;
    // A page that comes without a line goes on with what the one before knew.
    if ('error' in now && (!first || !left?.item || now.error instanceof ORPCError)) throw now.error;
    const loaded = 'error' in now ? { item: left!.item as Open, own: left!.own as Own | null } : { item: now[0], own: now[1] };
    setData(loaded);
    setFailed('error' in now);
    return loaded;
  }, [itemId, item, own, keeper, latest]);
  const refresh = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(refresh, [refresh]);
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

  const setOwn = useCallback((next: Own) => setData((before) => before && { ...before, own: next }), []);
  const kept = useCallback(() => known.current, []);
  /** Keeps answers on this device; null forgets them. */
  const keep = useCallback(
    (next: LocalAnswers<Answer> | null) => {
      const now = latest();
      known.current = next ?? undefined;
      keeper.keep(next && now ? { ...now, kept: next } : null);
    },
    [keeper, latest],
  );
  // A new name changes nothing that is answered, so it comes alone.
  const title = useItemMetadata(itemId).state?.title;
  const named = useMemo(() => data && { ...data, item: withLiveTitle(data.item, title) }, [data, title]);
  return { data: named, failed, refresh, load, setOwn, kept, keep, offline: live.connection === 'offline' || failed };
}

/** Those who are not signed in have no response yet. */
async function ownOrNone<Own>(own: Promise<Own | null>): Promise<Own | null> {
  try {
    return await own;
  } catch (error) {
    if (error instanceof ORPCError && error.status === 401) return null;
    throw error;
  }
}
