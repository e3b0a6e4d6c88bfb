import 'virtual:murmel-contract/assistants';
import type { AssistantItem } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { SkipLink } from '../../ui/layout/SkipLink';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import classes from './public/public.module.css';

const AssistantTalk = lazyPart(() => import('./talk/assistant-talk-with-texts'), 'now');

/** Page of an assistant for a visitor with its link, or a pupil in whose project it is. */
export default function PublicPage({ item: { id, title }, reload }: PublicPageProps) {
  const { t } = useTranslation('tools/assistants/public');
  const { t: page } = useTranslation('platform/page');
  const [item, setItem] = useState<AssistantItem>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    api.assistants.get({ id }).then(setItem, () => setFailed(true));
  }, [id]);
  useEffect(look, [look]);
  const waiting = (
    <div className={classes.waiting}>
      <h1 className="visually-hidden">{title}</h1>
      {failed ? (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" className={classes.again} onClick={look}>
            {t('again')}
          </button>
        </p>
      ) : (
        <RollingMarble label={page('loading')} colour="pflaume" quiet />
      )}
    </div>
  );
  return (
    <div className={classes.page}>
      <SkipLink label={page('skip')} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {item ? <AssistantTalk item={item} reload={reload} waiting={waiting} /> : waiting}
      </main>
    </div>
  );
}
