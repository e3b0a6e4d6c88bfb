import type { FeedbackAssignmentItem, FeedbackState, OwnPupilText, PupilFeedbackLive, PupilTextAnswer } from '@murmel/contracts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import { type OpenAnswers, useOpenAnswers } from '../../../core/answers/use-open-answers';
import { quietApi } from '../../../platform/api/client';
import { pupilTextTopic } from '../../../platform/live/live-topic';
import { useLive, useLiveTopic } from '../../../platform/live/use-live';
import { lazyPersister } from '../../../platform/offline/lazy-persister';

export interface OpenAssignment extends OpenAnswers<FeedbackAssignmentItem, OwnPupilText> {
  state: FeedbackState;
  /** the newest of one's own text from the server: also what another device wrote, and feedback */
  pushed: OwnPupilText | undefined;
  offline: boolean;
  kept: () => LocalAnswers<PupilTextAnswer> | undefined;
  keep: (kept: LocalAnswers<PupilTextAnswer> | null) => void;
  setOwn: (own: OwnPupilText) => void;
  refresh: () => Promise<unknown>;
}

const itemOf = (id: string): Promise<FeedbackAssignmentItem> => quietApi.pupilFeedback.get({ id });
const ownOf = (id: string): Promise<OwnPupilText | null> => quietApi.pupilFeedback.myResponse({ id });

/**
 * Returns the assignment, one's own text and how both stand, live.
 * @returns `failed` when it could not be loaded; it is tried again with the network and with `refresh`
 */
export function useAssignment(
  itemId: string,
  reload: () => void,
): { open: OpenAssignment | undefined; failed: boolean; refresh: () => void } {
  const live = useLive<PupilFeedbackLive>(itemId);
  const keeper = useMemo(() => lazyPersister(async () => (await import('./text-persister')).textPersister(itemId)), [itemId]);
  const { data, failed, refresh, load, ...here } = useOpenAnswers(itemId, { item: itemOf, own: ownOf, keeper, live, reload });
  const ownId = data?.own?.id;
  const topic = useMemo(() => (ownId === undefined ? null : pupilTextTopic(itemId, ownId)), [itemId, ownId]);
  const pushed = useLiveTopic<OwnPupilText | null>(topic).state;

  const state = live.state?.state;
  const changed = useEffectEvent((newest: FeedbackState) => {
    if (data && data.item.assignment.state !== newest) refresh();
  });
  useEffect(() => {
    if (state !== undefined) changed(state);
  }, [state]);
  const take = useEffectEvent((newest: OwnPupilText | null) => {
    // The teacher removed it: another one can be begun.
    if (newest === null) refresh();
    else if (data?.own?.id === newest.id) here.setOwn(newest);
  });
  useEffect(() => {
    if (pushed !== undefined) take(pushed);
  }, [pushed]);
  const writes = ownId !== undefined;
  useEffect(() => {
    if (writes) keeper.prepare();
  }, [keeper, writes]);
  if (!data) return { open: undefined, failed, refresh };
  const open = { ...data, ...here, state: state ?? data.item.assignment.state, pushed: pushed ?? undefined, refresh: load };
  return { open, failed: false, refresh };
}
