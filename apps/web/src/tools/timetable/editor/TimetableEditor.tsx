import { type TimetableItem, type TimetableOccurrence, weekLetter } from '@murmel/contracts';
import { IconList, IconPlus, IconPrinter, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { CalendarHead } from '../../../core/calendar-view/CalendarHead';
import { CalendarList } from '../../../core/calendar-view/CalendarList';
import { CalendarView } from '../../../core/calendar-view/CalendarView';
import { weekdayOf } from '../../../core/calendar-view/calendar-days';
import type { MovedEntry } from '../../../core/calendar-view/calendar-entry';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { EventDialog } from '../events/EventDialog';
import { newEventAt } from '../events/event-draft';
import { MoveDialog } from '../events/MoveDialog';
import { TimetableSettings } from '../settings/TimetableSettings';
import { bandsOf, dayNotesOf, entriesOf, hoursOf, keyOf, marksOf, weekdaysOf } from '../shown/week-of';
import classes from './editor.module.css';
import { useTimetable } from './use-timetable';

type Open =
  | { kind: 'settings' }
  | { kind: 'new'; start: string; end: string }
  | { kind: 'event'; occurrence: TimetableOccurrence }
  | undefined;
type Move = { occurrence: TimetableOccurrence; moved: MovedEntry; done: (kept: boolean) => void } | undefined;

/** The week of a timetable, with what changes it: dragging, and for keys a list and forms. */
export default function TimetableEditor({ item }: { item: TimetableItem }) {
  const { t } = useTranslation('tools/timetable');
  const dialogs = useItemDialogs(item);
  const { timetable, now, today, view, setView, date, setDate, first, last, occurrences } = useTimetable(item);
  const [open, setOpen] = useState<Open>();
  const [move, setMove] = useState<Move>();
  const [listed, setListed] = useState(false);
  const mayChange = item.abilities.update === true;
  const shown = occurrences.data ?? [];
  const weekdays = weekdaysOf(shown);
  const openEntry = (key: string) => {
    const occurrence = shown.find((one) => keyOf(one) === key);
    if (occurrence) setOpen({ kind: 'event', occurrence });
  };
  const ask = (moved: MovedEntry) =>
    new Promise<boolean>((done) => {
      const occurrence = shown.find((one) => keyOf(one) === moved.key);
      if (occurrence) setMove({ occurrence, moved, done });
      else done(false);
    });
  const day = view === 'day' ? date : (shown.find((one) => one.date >= today)?.date ?? (date > timetable.first ? date : timetable.first));
  return (
    <>
      <ItemHeader item={item} dialogs={dialogs} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <CalendarHead
          view={view}
          date={date}
          today={today}
          lastDay={view === 'week' ? lastShown(first, weekdays) : undefined}
          mark={view !== 'month' && <span className={classes.letter}>{t('week', { letter: weekLetter(timetable.first, date) })}</span>}
          onView={setView}
          onDate={setDate}
        >
          <IconButton label={t('list.toggle')} icon={IconList} variant="outline" pressed={listed} onClick={() => setListed(!listed)} />
          <IconButton label={t('print')} icon={IconPrinter} variant="outline" onClick={() => window.print()} />
          {mayChange && (
            <IconButton label={t('settings.title')} icon={IconSettings} variant="outline" onClick={() => setOpen({ kind: 'settings' })} />
          )}
          {mayChange && (
            <Button
              leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
              onClick={() => setOpen({ kind: 'new', ...newEventAt(day, shown, timetable) })}
            >
              {t('event.add')}
            </Button>
          )}
        </CalendarHead>
        {occurrences.isError && (
          <Notice title={t('failed.load')} announce actions={<Button onClick={() => void occurrences.refetch()}>{t('again')}</Button>}>
            {t('failed.loadText')}
          </Notice>
        )}
        {mayChange && timetable.events.length === 0 && occurrences.isSuccess && <p className={classes.hint}>{t('empty')}</p>}
        {listed ? (
          <CalendarList
            label={t('list.label')}
            entries={entriesOf(timetable, shown, mayChange, t)}
            empty={t('list.empty')}
            onOpen={openEntry}
          />
        ) : (
          <CalendarView
            label={t('calendar')}
            view={view}
            date={date}
            now={now}
            entries={entriesOf(timetable, shown, mayChange, t)}
            bands={bandsOf(timetable, first, last)}
            dayNotes={dayNotesOf(timetable, first, last)}
            hours={hoursOf(timetable, shown)}
            {...(marksOf(shown) && { marks: marksOf(shown)! })}
            weekdays={weekdays}
            onOpen={openEntry}
            {...(mayChange && { onMove: ask, onChoose: (start: string, end: string) => setOpen({ kind: 'new', start, end }) })}
            onDay={(chosen) => {
              setDate(chosen);
              setView('day');
            }}
          />
        )}
      </main>
      {open?.kind === 'settings' && <TimetableSettings item={item} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'new' && <EventDialog item={item} start={open.start} end={open.end} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'event' && <EventDialog item={item} occurrence={open.occurrence} onClose={() => setOpen(undefined)} />}
      {move && (
        <MoveDialog
          item={item}
          occurrence={move.occurrence}
          moved={move.moved}
          onDone={(kept) => {
            move.done(kept);
            setMove(undefined);
            if (kept) toast({ id: 'timetable-moved', tone: 'success', text: t('event.moved') });
          }}
        />
      )}
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}

function lastShown(first: string, weekdays: readonly number[]): string {
  const at = Date.parse(`${first}T00:00Z`) + (Math.max(...weekdays) - weekdayOf(first)) * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}
