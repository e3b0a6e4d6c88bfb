import type { PrototypeCalendarItem } from '@murmel/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RouterLink } from '../../../core/links/RouterLink';
import { orpc } from '../../../platform/api/queries';
import { isErrorCode } from '../../../platform/errors/api-error';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { calendarPath } from '../paths';
import { useTexts } from '../texts';
import { EventDetails } from './EventDetails';
import { EventForm } from './EventForm';
import classes from './event.module.css';

interface EventPartProps {
  item: PrototypeCalendarItem;
  eventId: string;
  mayChange: boolean;
}

/** One event of a calendar: to change for those who may, to read for all others. */
export default function EventPart({ item, eventId, mayChange }: EventPartProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const date = /^\d{4}-\d\d-\d\d$/.exec(params.get('date') ?? '')?.[0];
  const query = useQuery(orpc.prototypeCalendars.event.queryOptions({ input: { id: item.id, eventId, ...(date && { date }) } }));
  const event = query.data;
  const gone = isErrorCode(query.error, 'NOT_FOUND') || (event !== undefined && event.occurrence === null);
  const back = calendarPath(item.id, event?.occurrence?.startDate ?? date);
  if (gone) {
    return (
      <EmptyState
        title={t('messages.eventNotFound')}
        text={t('messages.eventNotFoundText')}
        actions={
          <Button component={RouterLink} href={back}>
            {t('toCalendar')}
          </Button>
        }
      />
    );
  }
  return (
    <section className={classes.part} aria-label={t('event.label')}>
      <RouterLink href={back} className={classes.back}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        {t('toCalendar')}
      </RouterLink>
      {query.isError && (
        <Notice
          tone="alert"
          title={t('messages.eventsFailed')}
          announce
          actions={
            <Button variant="default" onClick={() => void query.refetch()}>
              {t('again')}
            </Button>
          }
        />
      )}
      {!event && !query.isError && <SkeletonGrid shape="lines" count={6} label={t('loading')} />}
      {event?.occurrence &&
        (mayChange ? (
          <EventForm key={`${event.id} ${event.occurrence.eventDate}`} item={item} event={event} occurrence={event.occurrence} />
        ) : (
          <EventDetails item={item} occurrence={event.occurrence} />
        ))}
    </section>
  );
}
