import type { FeedbackAssignmentItem, FeedbackState, OwnPupilText, PupilFeedbackLive, PupilTextAnswer } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import { quietApi } from '../../../platform/api/client';
import { pupilTextTopic } from '../../../platform/live/live-topic';
import { useLive, useLiveTopic } from '../../../platform/live/use-live';
import { lazyPersister } from '../../../platform/offline/lazy-persister';
import { useLatest } from '../../../platform/use-latest';

interface Loaded {
  item: FeedbackAssignmentItem;
  own: OwnPupilText | null;
}

export interface OpenAssignment extends Loaded {
  state: FeedbackState;
  /** the newest of one's own text from the server: also what another device wrote, and feedback */
  pushed: OwnPupilText | undefined;
  offline: boolean;
  kept: () => LocalAnswers<PupilTextAnswer> | undefined;
  keep: (kept: LocalAnswers<PupilTextAnswer> | null) => void;
  setOwn: (own: OwnPupilText) => void;
  refresh: () => Promise<void>;
}

/**
 * Returns the assignment, one's own text and how both stand, live.
 * @returns `failed` when it could not be loaded; it is tried again with the network and with `refresh`
 */
export function useAssignment(
  itemId: string,
  reload: () => void,
): { open: OpenAssignment | undefined; failed: boolean; refresh: () => void } {
  const [data, setData] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const live = useLive<PupilFeedbackLive>(itemId);
  const ownId = data?.own?.id;
  const topic = useMemo(() => (ownId === undefined ? null : pupilTextTopic(itemId, ownId)), [itemId, ownId]);
  const pushed = useLiveTopic<OwnPupilText | null>(topic).state;

  const keeper = useMemo(() => lazyPersister(async () => (await import('./text-persister')).textPersister(itemId)), [itemId]);
  useEffect(() => () => keeper.stop(), [keeper]);
  const known = useRef<LocalAnswers<PupilTextAnswer>>(undefined);
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
    setData('error' in now ? { item: left!.item as FeedbackAssignmentItem, own: left!.own as OwnPupilText | null } : now);
    setFailed('error' in now);
  }, [itemId, keeper, latest]);
  const refresh = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(refresh, [refresh]);

  const state = live.state?.state;
  const changed = useEffectEvent((newest: FeedbackState) => {
    if (data && data.item.assignment.state !== newest) refresh();
  });
  useEffect(() => {
    if (state !== undefined) changed(state);
  }, [state]);
  const take = useEffectEvent((newest: OwnPupilText | null) => {
    // The teacher removed it: another one can be begun.
    if (newest === null) return refresh();
    setData((before) => (before?.own?.id === newest.id ? { ...before, own: newest } : before));
  });
  useEffect(() => {
    if (pushed !== undefined) take(pushed);
  }, [pushed]);
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

  const setOwn = useCallback((own: OwnPupilText) => setData((before) => before && { ...before, own }), []);
  const kept = useCallback(() => known.current, []);
  const keep = useCallback(
    (next: LocalAnswers<PupilTextAnswer> | null) => {
      const now = latest();
      known.current = next ?? undefined;
      keeper.keep(next && now ? { ...now, kept: next } : null);
    },
    [keeper, latest],
  );
  const writes = ownId !== undefined;
  useEffect(() => {
    if (writes) keeper.prepare();
  }, [keeper, writes]);
  if (!data) return { open: undefined, failed, refresh };
  const open: OpenAssignment = {
    ...data,
    state: state ?? data.item.assignment.state,
    pushed: pushed ?? undefined,
    offline: live.connection === 'offline' || failed,
    ...{ kept, keep, setOwn },
    refresh: load,
  };
  return { open, failed: false, refresh };
}

async function fromServer(itemId: string): Promise<Loaded> {
  const [item, own] = await Promise.all([quietApi.pupilFeedback.get({ id: itemId }), ownText(itemId)]);
  return { item, own };
}

async function ownText(itemId: string): Promise<OwnPupilText | null> {
  try {
    return await quietApi.pupilFeedback.myResponse({ id: itemId });
  } catch (error) {
    if (error instanceof ORPCError && error.status === 401) return null;
    throw error;
  }
}
