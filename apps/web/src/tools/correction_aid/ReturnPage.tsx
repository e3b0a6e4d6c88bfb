import { contentLanguage, type ReturnedCorrection } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { secretsIn } from '../../platform/session/address-secrets';
import { session } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { ReturnedText } from './public/ReturnedText';

/** Page that a pupil sees behind the link of their text: no account, no name, and nothing of others. */
export default function ReturnPage() {
  const { t } = useTranslation('tools/correction_aid/public');
  const { t: page } = useTranslation('platform/page');
  const { responseKey } = secretsIn(useLocation());
  const { data, isError, isFetching, refetch } = useQuery<ReturnedCorrection>({
    queryKey: ['correction-return', responseKey ?? ''],
    queryFn: () => {
      session.change({ responseKey: responseKey ?? null });
      return api.aiFeedbacks.returned();
    },
    enabled: responseKey !== undefined,
    retry: false,
    gcTime: 0,
  });
  const gone = responseKey === undefined || isError;
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <h1 tabIndex={-1} lang={data && contentLanguage(data)}>
        {data ? data.title : t('back.title')}
      </h1>
      {gone ? (
        <>
          <p role="alert">{t('back.gone')}</p>
          {responseKey !== undefined && (
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          )}
        </>
      ) : data ? (
        <ReturnedText returned={data} />
      ) : (
        <RollingMarble label={page('loading')} colour="pflaume" quiet />
      )}
    </PlainPage>
  );
}
