import 'virtual:murmel-contract/prototypeCalendars';
import { contentLanguage } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { Agenda } from './agenda/Agenda';
import classes from './agenda/agenda.module.css';
import { type LoadedAgenda, loadAgenda } from './agenda/load-agenda';

/** Page of a calendar for visitors with its link: the next events. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('tools/timetable_prototype/agenda');
  const { t: page } = useTranslation('platform/page');
  const [loaded, setLoaded] = useState<LoadedAgenda>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    loadAgenda(item.id).then(setLoaded, () => setFailed(true));
  }, [item.id]);
  useEffect(look, [look]);
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <div className={classes.column}>
        <h1 tabIndex={-1} lang={contentLanguage(item)}>
          {item.title}
        </h1>
        {item.description && <p lang={contentLanguage(item)}>{item.description}</p>}
        {loaded && <Agenda {...loaded} />}
        {!loaded && !failed && <RollingMarble label={page('loading')} quiet />}
        {failed && (
          <p role="alert">
            {t('failed')}{' '}
            <button type="button" className={classes.again} onClick={reload}>
              {t('again')}
            </button>
          </p>
        )}
      </div>
    </PlainPage>
  );
}
