import type { OwnSurveyResponse, SurveyAnswer } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { isNewer, type LocalAnswers } from '../../../core/answers/local-answers';
import { newerOf } from './answers';
import { OwnAnswers } from './OwnAnswers';
import { Questionnaire } from './Questionnaire';
import { OtherDevice } from './StateScreens';
import { type SurveyPage, surveyPagePath } from './survey-page';
import { ThankYou } from './ThankYou';
import type { OpenSurvey } from './use-survey';

interface SurveyFormProps {
  open: OpenSurvey;
  responseId: string | undefined;
  go: (place: SurveyPage, how?: 'push' | 'replace') => void;
}

/** One pass through the questions: `changing` names the submitted response that it starts from. */
interface Round {
  number: number;
  start: LocalAnswers<SurveyAnswer>;
  changing: string | null;
}

/** Answering, thanks, and one's own answers afterwards. */
export function SurveyForm({ open, responseId, go }: SurveyFormProps) {
  const { survey, own, state, keep } = open;
  const [{ screen, round }, show] = useState(() => begin(open, responseId));
  const submittedId = own?.submittedAt ? own.id : undefined;
  const results = survey.survey.participantsSee !== 'never' && submittedId !== undefined;
  const seesResults = open.results?.audience !== undefined && open.results.audience !== 'guestWaiting';
  const resultsPlace: SurveyPage = { screen: 'results', page: 1 };
  const resultsHref =
    results || (seesResults && survey.survey.participantsSee === 'at_once') ? surveyPagePath(survey.id, resultsPlace) : undefined;

  useEffect(() => {
    // The address of what was handed in, so that a reload shows it.
    if (submittedId && responseId !== submittedId && (screen === 'own' || screen === 'thanks'))
      go({ screen: 'form', responseId: submittedId }, 'replace');
  }, [submittedId, responseId, screen, go]);

  const sent = (response: OwnSurveyResponse): void => {
    open.setOwn(response);
    open.rejoin();
    show((before) => ({ ...before, screen: 'thanks' }));
  };
  const change = (): void =>
    show(({ round: { number } }) => ({
      screen: 'questions',
      round: { number: number + 1, start: newerOf(undefined, own), changing: submittedId ?? null },
    }));
  const leave = (): void => show((before) => ({ ...before, screen: 'own' }));
  useEffect(() => {
    // This screen shows the server's state, so nothing is stored.
    if (screen === 'own') keep(null);
  }, [screen, keep]);

  if (screen === 'other')
    return <OtherDevice offline={open.offline} newHref={surveyPagePath(survey.id, { screen: 'form', responseId: undefined })} />;
  if (screen === 'thanks' && own) {
    const changeHref = surveyPagePath(survey.id, { screen: 'form', responseId: own.id });
    return (
      <ThankYou
        text={survey.survey.thankYou}
        offline={open.offline}
        change={state === 'open' ? { href: changeHref, open: change } : undefined}
        results={resultsHref ? { href: resultsHref, open: () => go(resultsPlace) } : undefined}
      />
    );
  }
  if (screen === 'own' && own)
    return (
      <OwnAnswers
        survey={survey}
        own={own}
        onChange={state === 'open' ? change : undefined}
        resultsHref={resultsHref}
        offline={open.offline}
      />
    );
  return (
    <Questionnaire
      key={round.number}
      open={open}
      start={round.start}
      changing={round.changing}
      resultsHref={resultsHref}
      onSent={sent}
      onLeave={leave}
    />
  );
}

function begin(
  { own, kept: keptHere }: OpenSurvey,
  responseId: string | undefined,
): { screen: 'questions' | 'thanks' | 'own' | 'other'; round: Round } {
  const kept = keptHere();
  const submitted = own?.submittedAt ? own : null;
  const finished = submitted !== null && !(kept && isNewer(kept, submitted));
  // Answers stored here are continued, also when the response they came from is gone.
  const elsewhere = responseId !== undefined && own?.id !== responseId && !kept;
  return {
    screen: elsewhere ? 'other' : finished ? 'own' : 'questions',
    round: { number: 0, start: newerOf(finished ? undefined : kept, own), changing: submitted?.id ?? null },
  };
}
