import 'virtual:murmel-contract/aiFeedbacks';
import { type CorrectionItem, contentLanguage } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { TaskView } from './public/TaskView';

/** Page of a correction for visitors with the link: task and criteria. Texts and results are the teachers' alone. */
export default function PublicPage({ item: { id, title, language } }: PublicPageProps) {
  const { t } = useTranslation('tools/correction_aid/public');
  const { t: page } = useTranslation('platform/page');
  const [item, setItem] = useState<CorrectionItem>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    api.aiFeedbacks.get({ id }).then(setItem, () => setFailed(true));
  }, [id]);
  useEffect(look, [look]);
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <h1 tabIndex={-1} lang={contentLanguage({ language })}>
        {title}
      </h1>
      <p>{t('forTeachers')}</p>
      {failed ? (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" onClick={look}>
            {t('again')}
          </button>
        </p>
      ) : item ? (
        <TaskView item={item} />
      ) : (
        <RollingMarble label={page('loading')} colour="pflaume" quiet />
      )}
    </PlainPage>
  );
}
