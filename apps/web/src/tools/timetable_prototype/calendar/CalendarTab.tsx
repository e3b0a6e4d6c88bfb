import type { ChangeScope, EventOccurrence, PrototypeCalendarItem } from '@murmel/contracts';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CalendarHead } from '../../../core/calendar-view/CalendarHead';
import { CalendarList } from '../../../core/calendar-view/CalendarList';
import { CalendarView } from '../../../core/calendar-view/CalendarView';
import type { MovedEntry } from '../../../core/calendar-view/calendar-entry';
import { useNow } from '../../../core/dates/use-now';
import { ScopeDialog } from '../../../core/recurrence/ScopeDialog';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { NewEventDialog } from '../event/NewEventDialog';
import { useChangeEvent } from '../event/use-event-calls';
import { eventPath, fileAddress } from '../paths';
import { useTexts } from '../texts';
import { wallClock } from '../wall-clock';
import classes from './calendar.module.css';
import { entryKey, entryOf, shownHours, useOccurrences } from './use-occurrences';
import { usePlace } from './use-place';

interface CalendarTabProps {
  item: PrototypeCalendarItem;
  mayChange: boolean;
}

interface Moving {
  one: EventOccurrence;
  moved: MovedEntry;
  /** true: it stays where it was put */
  done: (stored: boolean) => void;
}

/** The calendar as a grid and as a list. A repeated event that is dragged asks which ones are meant. */
export function CalendarTab({ item, mayChange }: CalendarTabProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const now = wallClock(item.calendar.zone, useNow());
  const today = now.slice(0, 10);
  const { view, date, goTo } = usePlace(today);
  const query = useOccurrences(item.id, view, date);
  const [creating, setCreating] = useState<{ start: string; end: string }>();
  const [moving, setMoving] = useState<Moving>();
  const changing = useChangeEvent(item.id);
  const occurrences = query.data?.occurrences ?? [];
  const entries = occurrences.map((one) => entryOf(one, item.calendar, mayChange));
  const open = (key: string): void => {
    const one = occurrences.find((each) => entryKey(each) === key);
    if (one) void navigate(eventPath(item.id, one.eventId, one.eventDate));
  };
  const move = async ({ one, moved }: Pick<Moving, 'one' | 'moved'>, scope: ChangeScope): Promise<boolean> => {
    const [startDate = '', startTime = ''] = moved.start.split('T');
    const [endDate = '', endTime = ''] = moved.end.split('T');
    const was = { startDate: one.startDate, startTime: one.startTime, endDate: one.endDate, endTime: one.endTime };
    return changing.change({
      ...{ eventId: one.eventId, scope, eventDate: one.eventDate, was: { when: was } },
      when: { startDate, startTime, endDate, endTime },
    });
  };
  const onMove = (moved: MovedEntry): Promise<boolean> => {
    const one = occurrences.find((each) => entryKey(each) === moved.key);
    if (!one) return Promise.resolve(false);
    if (one.repeats === 'does_not_repeat') return move({ one, moved }, 'all_events');
    return new Promise((done) => setMoving({ one, moved, done }));
  };
  return (
    <>
      <CalendarHead view={view} date={date} today={today} onView={(chosen) => goTo({ view: chosen })} onDate={(day) => goTo({ date: day })}>
        {mayChange && (
          <Button
            leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
            onClick={() => setCreating({ start: `${date}T08:00`, end: `${date}T08:45` })}
          >
            {t('event.new')}
          </Button>
        )}
      </CalendarHead>
      {item.calendar.source && <p className={classes.source}>{t('source', { source: item.calendar.source })}</p>}
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
      {query.data === undefined && !query.isError && <SkeletonGrid shape="lines" count={8} label={t('loading')} />}
      {query.data && (
        <div className={classes.columns}>
          <CalendarView
            label={t('grid', { title: item.title })}
            view={view}
            date={date}
            entries={entries}
            now={now}
            hours={shownHours(occurrences)}
            flat
            onOpen={open}
            onDay={(day) => goTo({ view: 'day', date: day })}
            {...(mayChange && { onMove, onChoose: (start: string, end: string) => setCreating({ start, end }) })}
          />
          <CalendarList label={t('list', { title: item.title })} entries={entries} empty={t('nothing')} onOpen={open} />
        </div>
      )}
      {query.data?.more && <Notice>{t('more')}</Notice>}
      <div className={classes.file}>
        <Button
          variant="default"
          component="a"
          href={fileAddress(item.id)}
          download
          leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
        >
          {t('file.take')}
        </Button>
        <p>{t('file.hint')}</p>
      </div>
      {creating && (
        <NewEventDialog
          item={item}
          start={creating.start}
          end={creating.end}
          onClose={(made) => {
            setCreating(undefined);
            if (made) goTo({ date: made });
          }}
        />
      )}
      {moving && (
        <ScopeDialog
          doing="change"
          busy={changing.busy}
          onClose={() => {
            moving.done(false);
            setMoving(undefined);
          }}
          onChosen={(scope) =>
            void move(moving, scope).then((stored) => {
              moving.done(stored);
              setMoving(undefined);
            })
          }
        />
      )}
    </>
  );
}
