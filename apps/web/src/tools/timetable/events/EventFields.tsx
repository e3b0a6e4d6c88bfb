import {
  LESSON_MINUTES,
  repeatsOf,
  TIMETABLE_LIMITS,
  TIMETABLE_REPEATS,
  type TimetableItem,
  type TimetableRepeat,
  weekLetter,
} from '@murmel/contracts';
import { addDays, dateText, mondayOf, weekdayOf } from '../../../core/calendar-view/calendar-days';
import { repetitionNote } from '../../../core/recurrence/repetition';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { Switch } from '../../../ui/forms/Switch';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import { minutesOf, timeOf } from '../shown/week-of';
import type { EventDraft } from './event-draft';
import classes from './events.module.css';
import { ItemsField } from './ItemsField';

interface EventFieldsProps {
  item: TimetableItem;
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
  /** one occurrence of several: what is for one day alone can be said */
  single: boolean;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Fields of an event: course or other, weekday, times, repetition, room, materials and notes. */
export function EventFields({ item, draft, onChange, single }: EventFieldsProps) {
  const { t, i18n } = useTranslation('tools/timetable');
  const { t: texts } = useTranslation('recurrence');
  const { first, last, courses, lessonMinutes } = item.timetable;
  const set = (fields: Partial<EventDraft>) => onChange({ ...draft, ...fields });
  const minutes = minutesOf(draft.endTime) - minutesOf(draft.startTime);
  const offered = [...new Set([lessonMinutes, ...LESSON_MINUTES, minutes])].filter((one) => one > 0).sort((one, other) => one - other);
  const note = repetitionNote(repeatsOf(draft.repeat), draft.date);
  const letter = weekLetter(first, draft.date);
  const onWeekday = (weekday: number) => {
    const day = addDays(mondayOf(draft.date), weekday - 1);
    set({ date: day < first ? addDays(day, 7) : day });
  };
  const inWeek = (wanted: 'A' | 'B') => {
    if (wanted !== letter) set({ date: addDays(draft.date, addDays(draft.date, -7) >= first ? -7 : 7) });
  };
  return (
    <>
      <PillTabs
        label={t('event.kind')}
        fullWidth
        options={[
          { value: 'course', label: t('event.course'), disabled: courses.length === 0 },
          { value: 'other', label: t('event.other') },
        ]}
        value={draft.courseId === null ? 'other' : 'course'}
        onChange={(kind) => set({ courseId: kind === 'course' ? (courses[0]?.id ?? null) : null })}
      />
      {draft.courseId !== null && (
        <NativeSelect
          label={t('event.course')}
          value={draft.courseId}
          data={courses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => set({ courseId: currentTarget.value })}
        />
      )}
      <TextInput
        label={t(draft.courseId === null ? 'event.title' : 'event.ownTitle')}
        value={draft.title}
        maxLength={TIMETABLE_LIMITS.titleMax}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('event.weekday')}
          value={String(weekdayOf(draft.date))}
          data={WEEKDAYS.map((day) => ({
            value: String(day),
            label: dateText(addDays('2026-08-03', day - 1), i18n.language, { weekday: 'long' }),
          }))}
          onChange={({ currentTarget }) => onWeekday(Number(currentTarget.value))}
        />
        <WholeField
          type="date"
          label={t(single ? 'event.day' : 'event.firstDay')}
          value={draft.date}
          onValue={(date) => date !== '' && set({ date })}
        />
      </div>
      <div className={classes.three}>
        <WholeField
          type="time"
          label={t('event.startTime')}
          value={draft.startTime}
          onValue={(startTime) => startTime !== '' && set({ startTime, endTime: timeOf(minutesOf(startTime) + Math.max(minutes, 0)) })}
        />
        <WholeField
          type="time"
          label={t('event.endTime')}
          value={draft.endTime}
          onValue={(endTime) => endTime !== '' && set({ endTime })}
        />
        <NativeSelect
          label={t('event.duration')}
          value={String(minutes)}
          data={offered.map((one) => ({ value: String(one), label: t('minutes', { count: one }) }))}
          onChange={({ currentTarget }) => set({ endTime: timeOf(minutesOf(draft.startTime) + Number(currentTarget.value)) })}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={texts('repeats.label')}
          value={draft.repeat}
          data={TIMETABLE_REPEATS.map((value) => ({ value, label: texts(`repeats.${repeatsOf(value)}`) }))}
          onChange={({ currentTarget }) => set({ repeat: currentTarget.value as TimetableRepeat })}
        />
        {draft.repeat === 'biweekly' && !single && (
          <NativeSelect
            label={t('event.inWeek')}
            value={letter}
            data={(['A', 'B'] as const).map((value) => ({ value, label: t('week', { letter: value }) }))}
            onChange={({ currentTarget }) => inWeek(currentTarget.value as 'A' | 'B')}
          />
        )}
        {draft.repeat !== 'one_time' && (
          <WholeField
            type="date"
            label={t('event.until')}
            value={draft.until ?? last}
            onValue={(until) => set({ until: until === '' || until === last ? null : until })}
          />
        )}
      </div>
      {note && <p className={classes.hint}>{texts(`notes.${note.key}`, 'year' in note ? { year: note.year } : {})}</p>}
      <TextInput
        label={t('event.room')}
        value={draft.room}
        maxLength={TIMETABLE_LIMITS.roomMax}
        onChange={({ currentTarget }) => set({ room: currentTarget.value })}
      />
      {single && (
        <label className={classes.switch}>
          <Switch checked={draft.substituted} onChange={(substituted) => set({ substituted })} />
          {t('event.substituted')}
        </label>
      )}
      <ItemsField item={item} ids={draft.itemIds} onChange={(itemIds) => set({ itemIds })} />
      <Textarea
        label={t('event.notes')}
        description={t('event.notesHint')}
        value={draft.notes}
        maxLength={TIMETABLE_LIMITS.notesMax}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => set({ notes: currentTarget.value })}
      />
    </>
  );
}
