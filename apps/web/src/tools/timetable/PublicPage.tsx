import 'virtual:murmel-contract/timetables';
import type { Timetable } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { ShownWeek } from './shown/ShownWeek';

/** A week of a shared timetable, for visitors with the link. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const { t: page } = useTranslation('platform/page');
  const [timetable, setTimetable] = useState<Timetable>();
  useEffect(() => {
    api.timetables.get({ id: item.id }).then((found) => setTimetable(found.timetable), reload);
  }, [item.id, reload]);
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <h1 tabIndex={-1} lang={item.language === 'ua' ? 'uk' : item.language}>
        {item.title}
      </h1>
      {timetable ? <ShownWeek id={item.id} timetable={timetable} /> : <RollingMarble label={page('loading')} colour="himmel" quiet />}
    </PlainPage>
  );
}
