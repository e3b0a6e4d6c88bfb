import {
  askedQuestions,
  type OwnSurveyResponse,
  type Survey,
  type SurveyAnswer,
  type SurveyResults,
  type SurveyState,
} from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import { quietApi } from '../../../platform/api/client';
import { useLive } from '../../../platform/live/use-live';
import { lazyPersister } from '../../../platform/offline/lazy-persister';
import { useLatest } from '../../../platform/use-latest';

export interface OpenSurvey {
  survey: Survey;
  own: OwnSurveyResponse | null;
  state: SurveyState;
  results: SurveyResults | undefined;
  offline: boolean;
  /** answers stored on this device */
  kept: () => LocalAnswers<SurveyAnswer> | undefined;
  /** keeps answers on this device; null forgets them */
  keep: (kept: LocalAnswers<SurveyAnswer> | null) => void;
  /** asks for survey and own response again */
  refresh: () => Promise<OpenSurveyData>;
  setOwn: (own: OwnSurveyResponse) => void;
  /** joins the live connection again: a participant may see more than before */
  rejoin: () => void;
}
interface OpenSurveyData {
  survey: Survey;
  own: OwnSurveyResponse | null;
}

/**
 * The survey, one's own response and how it stands, live.
 * @returns `failed` when it could not be loaded; it is tried again with the network and with `refresh`
 */
export function useSurvey(itemId: string, reload: () => void): { open: OpenSurvey | undefined; failed: boolean; refresh: () => void } {
  const [data, setData] = useState<OpenSurveyData>();
  const [failed, setFailed] = useState(false);
  const [state, setState] = useState<SurveyState>();
  const live = useLive<SurveyResults>(itemId);
  const liveState = live.state?.state;

  const keeper = useMemo(() => lazyPersister(async () => (await import('./survey-persister')).surveyPersister(itemId)), [itemId]);
  useEffect(() => () => keeper.stop(), [keeper]);
  const known = useRef<LocalAnswers<SurveyAnswer>>(undefined);

  const latest = useLatest(data);
  const load = useCallback(async (): Promise<OpenSurveyData> => {
    const [left, now] = await Promise.all([
      keeper.load().catch(() => undefined),
      fromServer(itemId).catch((error: unknown) => ({ error })),
    ]);
    const first = latest() === undefined;
    if (first) known.current = left?.kept;
    // A page that comes without a line goes on with what the one before knew.
    if ('error' in now && (!first || !left?.survey || now.error instanceof ORPCError)) throw now.error;
    const loaded = 'error' in now ? { survey: left!.survey!, own: left!.own } : now;
    setData(loaded);
    setFailed('error' in now);
    setState(loaded.survey.survey.state);
    return loaded;
  }, [itemId, keeper, latest]);
  const refresh = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(refresh, [refresh]);

  const take = useEffectEvent((pushed: SurveyState) => {
    // While it was not open the questions may have become others.
    if (state !== undefined && state !== pushed && pushed === 'open') refresh();
    setState(pushed);
  });
  useEffect(() => {
    if (liveState) take(liveState);
  }, [liveState]);
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

  const setOwn = useCallback((own: OwnSurveyResponse) => setData((before) => before && { ...before, own }), []);
  const kept = useCallback(() => known.current, []);
  const keep = useCallback(
    (next: LocalAnswers<SurveyAnswer> | null) => {
      const now = latest();
      known.current = next ?? undefined;
      keeper.keep(next && now ? { ...now, kept: next } : null);
    },
    [keeper, latest],
  );
  const asks = data !== undefined && state === 'open';
  useEffect(() => {
    if (asks) keeper.prepare();
  }, [keeper, asks]);
  if (!data || !state) return { open: undefined, failed, refresh };
  const open = {
    ...data,
    state,
    results: live.state,
    offline: live.connection === 'offline' || failed,
    kept,
    keep,
    refresh: load,
    setOwn,
    rejoin: live.rejoin,
  };
  return { open, failed: false, refresh };
}

async function fromServer(itemId: string): Promise<OpenSurveyData> {
  const [survey, own] = await Promise.all([quietApi.surveys.get({ id: itemId }), ownResponse(itemId)]);
  return { survey: { ...survey, survey: { ...survey.survey, questions: askedQuestions(survey.survey.questions) } }, own };
}

async function ownResponse(itemId: string): Promise<OwnSurveyResponse | null> {
  try {
    return await quietApi.surveys.myResponse({ id: itemId });
  } catch (error) {
    if (error instanceof ORPCError && error.status === 401) return null;
    throw error;
  }
}
