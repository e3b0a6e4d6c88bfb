import 'virtual:murmel-contract/surveys';
import { AnswerScreens } from '../../core/answers/AnswerScreens';
import { usePlaceInAddress } from '../../core/answers/place-in-address';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { lazyPart } from '../../platform/page/lazy-part';
import { SurveyForm } from './form/SurveyForm';
import { SURVEY_PLACES } from './form/survey-page';
import { useTexts } from './form/texts';
import { useSurvey } from './form/use-survey';

const ResultPages = lazyPart(() => import('./form/ResultPages'));

/** Page of a survey for visitors with the link: answering, one's own response, and the results. */
export default function PublicPage({ item, reload, page, params }: PublicPageProps) {
  const t = useTexts();
  const survey = useSurvey(item.id, reload);
  const { place, go } = usePlaceInAddress(SURVEY_PLACES, item.id, page, params);
  const texts = { title: t('failed.title'), text: t('failed.text'), again: t('failed.again') };
  return (
    <AnswerScreens {...survey} title={item.title} colour="koralle" texts={texts}>
      {(open, waiting) =>
        place.screen === 'results' ? (
          <ResultPages open={open} page={place.page} go={go} waiting={waiting} />
        ) : (
          <SurveyForm open={open} responseId={place.responseId} go={go} />
        )
      }
    </AnswerScreens>
  );
}
