import {
  askedQuestions,
  type OwnSurveyResponse,
  type Survey,
  type SurveyAnswer,
  type SurveyResults,
  type SurveyState,
} from '@murmel/contracts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import { useOpenAnswers } from '../../../core/answers/use-open-answers';
import { quietApi } from '../../../platform/api/client';
import { useLive } from '../../../platform/live/use-live';
import { lazyPersister } from '../../../platform/offline/lazy-persister';

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
  const [state, setState] = useState<SurveyState>();
  const live = useLive<SurveyResults>(itemId);
  const liveState = live.state?.state;
  const keeper = useMemo(() => lazyPersister(async () => (await import('./survey-persister')).surveyPersister(itemId)), [itemId]);
  const { data, failed, refresh, load, ...here } = useOpenAnswers(itemId, { item: surveyOf, own: ownOf, keeper, live, reload });
  const [loaded, setLoaded] = useState(data?.item);
  if (data && data.item !== loaded) {
    setLoaded(data.item);
    setState(data.item.survey.state);
  }

  const take = useEffectEvent((pushed: SurveyState) => {
    // While it was not open the questions may have become others.
    if (state !== undefined && state !== pushed && pushed === 'open') refresh();
    setState(pushed);
  });
  useEffect(() => {
    if (liveState) take(liveState);
  }, [liveState]);
  const asks = data !== undefined && state === 'open';
  useEffect(() => {
    if (asks) keeper.prepare();
  }, [keeper, asks]);
  if (!data || !state) return { open: undefined, failed, refresh };
  const open = {
    ...here,
    ...{ survey: data.item, own: data.own, state },
    results: live.state,
    refresh: async () => {
      const { item: survey, own } = await load();
      return { survey, own };
    },
    rejoin: live.rejoin,
  };
  return { open, failed: false, refresh };
}

async function surveyOf(id: string): Promise<Survey> {
  const survey = await quietApi.surveys.get({ id });
  return { ...survey, survey: { ...survey.survey, questions: askedQuestions(survey.survey.questions) } };
}

const ownOf = (id: string): Promise<OwnSurveyResponse | null> => quietApi.surveys.myResponse({ id });
