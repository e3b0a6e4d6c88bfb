import 'virtual:murmel-contract/surveys';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormButton } from '../../core/answers/FormButton';
import { FormFrame, ShownScreen } from '../../core/answers/FormFrame';
import { MessageScreen } from '../../core/answers/MessageScreen';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { Marble } from '../../ui/marbles/Marble';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { SurveyForm } from './form/SurveyForm';
import { useSurveyPage } from './form/survey-page';
import { useTexts } from './form/texts';
import { useSurvey } from './form/use-survey';

const ResultPages = lazyPart(() => import('./form/ResultPages'));

/** Page of a survey for visitors with the link: answering, one's own response, and the results. */
export default function PublicPage({ item, reload, page, params }: PublicPageProps) {
  const t = useTexts();
  const { t: pageTexts } = useTranslation('platform/page');
  const { open, failed, refresh } = useSurvey(item.id, reload);
  const { place, go } = useSurveyPage(item.id, page, params);
  const shown = useRef<string>(undefined);
  const waiting = (
    <FormFrame screen="loading" offline={false} centred>
      <h1 className="visually-hidden">{item.title}</h1>
      <RollingMarble label={pageTexts('loading')} colour="koralle" quiet />
    </FormFrame>
  );
  if (!open && failed) {
    return (
      <MessageScreen
        screen="failed"
        offline={!navigator.onLine}
        marble={<Marble colour="sonne" size={132} icon={IconPlugConnectedX} />}
        title={t('failed.title')}
        actions={<FormButton onClick={refresh}>{t('failed.again')}</FormButton>}
      >
        <p>{t('failed.text')}</p>
      </MessageScreen>
    );
  }
  if (!open) return waiting;
  return (
    <ShownScreen value={shown}>
      {place.screen === 'results' ? (
        <ResultPages open={open} page={place.page} go={go} waiting={waiting} />
      ) : (
        <SurveyForm open={open} responseId={place.responseId} go={go} />
      )}
    </ShownScreen>
  );
}
