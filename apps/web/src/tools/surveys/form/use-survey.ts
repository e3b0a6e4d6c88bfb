import { askedQuestions, type OwnSurveyResponse, type Survey, type SurveyResults, type SurveyState } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { quietApi } from '../../../platform/api/client';
import { useLive } from '../../../platform/live/use-live';

export interface OpenSurvey {
  survey: Survey;
  own: OwnSurveyResponse | null;
  state: SurveyState;
  results: SurveyResults | undefined;
  offline: boolean;
  /** asks for survey and own response again */
  refresh: () => Promise<OpenSurveyData>;
  setOwn: (own: OwnSurveyResponse) => void;
  /** asks the live connection again: whoever took part may see more */
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

  const load = useCallback(async (): Promise<OpenSurveyData> => {
    const [survey, own] = await Promise.all([quietApi.surveys.get({ id: itemId }), ownResponse(itemId)]);
    const loaded = { survey: { ...survey, survey: { ...survey.survey, questions: askedQuestions(survey.survey.questions) } }, own };
    setData(loaded);
    setFailed(false);
    setState(survey.survey.state);
    return loaded;
  }, [itemId]);
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
    if (data || !failed) return undefined;
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [data, failed, refresh]);

  const wasLive = useRef(false);
  if (live.state) wasLive.current = true;
  useEffect(() => {
    // The door closed while one was inside: the gate says what it says to everybody.
    if (live.refused && wasLive.current) reload();
  }, [live.refused, reload]);

  const setOwn = useCallback((own: OwnSurveyResponse) => setData((before) => before && { ...before, own }), []);
  if (!data || !state) return { open: undefined, failed, refresh };
  const open = { ...data, state, results: live.state, offline: live.connection === 'offline', refresh: load, setOwn, rejoin: live.rejoin };
  return { open, failed: false, refresh };
}

async function ownResponse(itemId: string): Promise<OwnSurveyResponse | null> {
  try {
    return await quietApi.surveys.myResponse({ id: itemId });
  } catch (error) {
    if (error instanceof ORPCError && error.status === 401) return null;
    throw error;
  }
}
