import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar-colours.css';
import FullCalendar, { type EventInput, useCalendarController } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './calendar.module.css';
import { addDays, dateText, weekdayOf } from './calendar-days';
import type { CalendarBand, CalendarDayNote, CalendarEntry, CalendarViewKind, MovedEntry } from './calendar-entry';
import { EntryContent } from './EntryContent';

export interface CalendarProps {
  /** Names the calendar for screen readers. */
  label: string;
  view: CalendarViewKind;
  /** a day inside of what is shown, `2026-05-11` */
  date: string;
  entries: readonly CalendarEntry[];
  bands?: readonly CalendarBand[];
  dayNotes?: readonly CalendarDayNote[];
  /** the wall clock where it takes place, `2026-05-12T10:04`; it moves the line */
  now: string;
  /** earliest and latest time of a day, `07:30` */
  hours: { first: string; last: string };
  /** times named at the edge, `08:45`; without it every full hour */
  marks?: readonly string[];
  /** true for lower hours, where no breaks of five minutes have to be read */
  flat?: boolean;
  /** minutes that entries snap to; 5 without it */
  snap?: number;
  /** weekdays that are shown, 1 (Monday) to 7; all without it */
  weekdays?: readonly number[];
  /** an entry was pressed */
  onOpen: (key: string) => void;
  /** Stores new times. False: it goes back to where it was. */
  onMove?: (moved: MovedEntry) => Promise<boolean>;
  /** a free time was chosen */
  onChoose?: (start: string, end: string) => void;
  /** a day's head was pressed, in a month or a week */
  onDay?: (date: string) => void;
}

const PLUGINS = [theme, dayGrid, timeGrid, interaction];
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
const SNAP = 5;
const LINE = 5;
/** Of a flat calendar: half hours, so high that twenty minutes hold a line of text. */
const FLAT_LINE = 30;
const FLAT_LINE_PX = 34;

const minutesText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Wall clocks are handed over as if they were UTC: nothing here depends on where the browser stands. */
const wallClock = (at: Date | null): string => (at ?? new Date(0)).toISOString().slice(0, 16);

/** The calendar: FullCalendar with the product's colours. What it has no keys for, a list and forms beside it do. */
export default function Calendar(props: CalendarProps) {
  const { label, view, date, entries, bands = [], dayNotes = [], now, hours, marks, flat = false, snap = SNAP, weekdays } = props;
  const line = minutesText(flat ? FLAT_LINE : LINE);
  const { i18n } = useTranslation('calendar-view');
  const { language } = i18n;
  const controller = useCalendarController();
  const viewName = VIEWS[view];
  useEffect(() => controller.changeView(viewName), [controller, viewName]);
  useEffect(() => controller.gotoDate(date), [controller, date]);
  const events = useMemo(() => eventsOf(entries, view === 'month' ? [] : bands, dayNotes, view), [entries, bands, dayNotes, view]);
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries]);
  const named = useMemo(() => marks && new Set(marks), [marks]);
  const hiddenDays = weekdays ? [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekdays.includes(day)).map((day) => day % 7) : [];
  const move = async ({ event, revert }: { event: { id: string; start: Date | null; end: Date | null }; revert: () => void }) => {
    const moved = { key: event.id, start: wallClock(event.start), end: wallClock(event.end) };
    if (!(await props.onMove?.(moved))) revert();
  };
  return (
    <section
      className={classes.calendar}
      data-view={view}
      aria-label={label}
      style={{ '--calendar-line': `${flat ? FLAT_LINE_PX : LINE * 2}px` } as CSSProperties}
    >
      <FullCalendar
        plugins={PLUGINS}
        controller={controller}
        initialView={viewName}
        initialDate={date}
        timeZone="UTC"
        now={now}
        locale={language === 'en' ? 'en-GB' : 'de'}
        firstDay={1}
        headerToolbar={false}
        height="auto"
        borderless
        allDaySlot={false}
        fixedWeekCount={false}
        nowIndicator
        // Of a day view the one day is always shown, also a Sunday.
        hiddenDays={view === 'week' ? hiddenDays : []}
        slotMinTime={hours.first}
        slotMaxTime={hours.last}
        slotDuration={`${line}:00`}
        slotHeaderInterval={`${line}:00`}
        slotMinHeight={flat ? FLAT_LINE_PX : LINE * 2}
        snapDuration={minutesText(snap)}
        slotHeaderContent={({ date: at }) => {
          const time = at ? wallClock(at).slice(11) : '';
          return <span>{(named ? named.has(time) : time.endsWith(':00')) ? time : ''}</span>;
        }}
        slotLaneClass={classes.lane ?? ''}
        slotHeaderClass={classes.time ?? ''}
        dayHeaderClass={({ isToday }) => `${classes.dayHead} ${isToday ? classes.today : ''}`}
        dayHeaderContent={({ date: at }) => dayHead(view, wallClock(at).slice(0, 10), language)}
        navLinks={props.onDay !== undefined && view === 'month'}
        navLinkDayClick={(at) => props.onDay?.(wallClock(at).slice(0, 10))}
        dayMaxEvents={4}
        moreLinkText={(count) => `+${count}`}
        moreLinkClick={({ date: at }) => {
          props.onDay?.(wallClock(at).slice(0, 10));
          return 'none';
        }}
        slotEventOverlap={false}
        eventMinHeight={18}
        eventDisplay="block"
        events={events}
        eventClass={({ event }) => classOf(event.extendedProps.part)}
        eventContent={({ event, isShort }) => {
          const entry = byKey.get(event.id);
          if (entry) return <EntryContent entry={entry} short={isShort || view === 'month'} />;
          return bandName(event);
        }}
        eventInnerClass={classes.inner ?? ''}
        backgroundEventClass={({ event }) => classOf(event.extendedProps.part)}
        backgroundEventContent={({ event }) => bandName(event)}
        eventInteractive
        eventClick={({ event }) => byKey.has(event.id) && props.onOpen(event.id)}
        editable={props.onMove !== undefined}
        eventResizableFromStart={false}
        longPressDelay={350}
        eventDrop={(info) => void move(info)}
        eventResize={(info) => void move(info)}
        selectable={props.onChoose !== undefined && view !== 'month'}
        selectMirror
        select={({ start, end }) => props.onChoose?.(wallClock(start), wallClock(end))}
      />
    </section>
  );
}

/** Name of a break or a holiday, where it is the one of several that is named. */
function bandName({ title, extendedProps }: { title: string; extendedProps: Record<string, unknown> }) {
  return <span className={extendedProps.named === true ? classes.bandName : undefined}>{extendedProps.named === true ? title : ''}</span>;
}

function classOf(part: unknown): string {
  return (part === 'band' ? classes.band : part === 'note' ? classes.dayNote : classes.entry) ?? '';
}

function dayHead(view: CalendarViewKind, date: string, language: string): string {
  if (view === 'month') return dateText(date, language, { weekday: 'short' });
  if (view === 'day') return dateText(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${dateText(date, language, { weekday: 'short' })} ${Number(date.slice(8))}`;
}

function eventsOf(
  entries: readonly CalendarEntry[],
  bands: readonly CalendarBand[],
  notes: readonly CalendarDayNote[],
  view: CalendarViewKind,
): EventInput[] {
  const middle = middleDay(bands.map(({ date }) => date));
  return [
    ...notes.map(({ date, title }) => ({
      id: `note ${date} ${title}`,
      title,
      // Whole days have no place of their own beside the hours: there they fill the column.
      ...(view === 'month' ? { start: date, allDay: true } : { start: `${date}T00:00`, end: `${addDays(date, 1)}T00:00` }),
      display: 'background',
      extendedProps: { part: 'note', named: true },
    })),
    ...bands.map(({ key, title, date, start, end }) => ({
      id: `band ${key}`,
      title,
      start: `${date}T${start}`,
      end: `${date}T${end}`,
      display: 'background',
      // Named once a week, in its middle: five times the same word would be noise.
      extendedProps: {
        part: 'band',
        named: middle === undefined || date === middle || !bands.some((band) => band.date === middle && band.start === start),
      },
    })),
    ...entries.map(({ key, title, start, end, movable = false }) => ({ id: key, title, start, end, editable: movable })),
  ];
}

function middleDay(dates: readonly string[]): string | undefined {
  const days = [...new Set(dates)].filter((date) => weekdayOf(date) <= 5).sort();
  return days[Math.floor(days.length / 2)];
}
