import { BREAK_MINUTES, TIMETABLE_LIMITS, type TimetableBreak, type TimetableItem } from '@murmel/contracts';
import { useState } from 'react';
import { dateText } from '../../../core/calendar-view/calendar-days';
import { api } from '../../../platform/api/client';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { TextInput } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import { minutesOf, timeOf } from '../shown/week-of';
import classes from './settings.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Title, times and weekdays of a break. */
export function BreakDialog({ item, pause, onClose }: { item: TimetableItem; pause?: TimetableBreak; onClose: () => void }) {
  const { t, i18n } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const [before] = useState(() => ({
    title: pause?.title ?? '',
    startTime: pause?.startTime ?? '09:30',
    endTime: pause?.endTime ?? '09:50',
    weekdays: pause?.weekdays ?? [],
  }));
  const [draft, setDraft] = useState(before);
  const { busy, refusal, setRefusal, overtaken, change } = useChange(item.id);
  const set = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields });
  const save = async () => {
    if (draft.title.trim() === '') return setRefusal(t('break.titleMissing'));
    if (draft.startTime === '') return setRefusal(t('break.startMissing'));
    if (draft.endTime === '') return setRefusal(t('break.endMissing'));
    if (draft.endTime <= draft.startTime) return setRefusal(t('break.endsFirst'));
    const seen = { ...before, ...overtaken } as typeof before;
    const names = (['title', 'startTime', 'endTime', 'weekdays'] as const).filter(
      (field) => JSON.stringify(draft[field]) !== JSON.stringify(seen[field]),
    );
    const pick = (from: typeof draft) => Object.fromEntries(names.map((field) => [field, from[field]])) as Partial<typeof draft>;
    const done = pause
      ? await change('failed.changeBreak', () => api.timetables.updateBreak({ id: pause.id, ...pick(draft), was: pick(seen) }))
      : await change('failed.createBreak', () => api.timetables.createBreak({ id: item.id, ...draft }));
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t(pause ? 'break.change' : 'break.add')}
      closeLabel={shell('close')}
      submitLabel={t('settings.save')}
      busy={busy}
      className={classes.form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Refusal text={refusal} />
      <TextInput
        label={t('break.title')}
        maxLength={TIMETABLE_LIMITS.titleMax}
        value={draft.title}
        data-autofocus
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <div className={classes.pair}>
        <WholeField type="time" label={t('break.start')} value={draft.startTime} onValue={(startTime) => set({ startTime })} />
        <WholeField type="time" label={t('break.end')} value={draft.endTime} onValue={(endTime) => set({ endTime })} />
      </div>
      <fieldset className={classes.presets}>
        <legend>{t('break.length')}</legend>
        {BREAK_MINUTES.map((count) => (
          <Button
            key={count}
            variant="default"
            size="compact-md"
            onClick={() => set({ endTime: timeOf(minutesOf(draft.startTime) + count) })}
          >
            {t('minutes', { count })}
          </Button>
        ))}
      </fieldset>
      <fieldset className={classes.presets}>
        <legend>{t('break.weekdays')}</legend>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={dateText(`2026-08-${String(day + 2).padStart(2, '0')}`, i18n.language, { weekday: 'short' })}
            checked={draft.weekdays.includes(day)}
            onChange={({ currentTarget }) =>
              set({ weekdays: currentTarget.checked ? [...draft.weekdays, day].sort() : draft.weekdays.filter((one) => one !== day) })
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
