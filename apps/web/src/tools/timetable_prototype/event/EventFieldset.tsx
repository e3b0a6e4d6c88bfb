import {
  EVENT_COLOURS,
  type EventColour,
  type EventFields,
  type EventWhen,
  PROTOTYPE_CALENDAR_LIMITS,
  PROTOTYPE_REPEATS,
  prototypeRepeatsOf,
  repeatsOfEvent,
} from '@murmel/contracts';
import { RecurrenceFields } from '../../../core/recurrence/RecurrenceFields';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import { useTexts } from '../texts';
import classes from './event.module.css';
import { eventProblem } from './event-problem';

interface EventFieldsetProps {
  values: EventFields;
  onChange: (fields: Partial<EventFields>) => void;
  /** they were sent: what is wrong is shown */
  sent: boolean;
}

const OFFERED = PROTOTYPE_REPEATS.map(repeatsOfEvent);
const moved = (date: string, by: number): string => new Date(Date.parse(date) + by).toISOString().slice(0, 10);

/** Fields of an event: title, text, colour, begin, end, repetition (spec TTB-10, TTB-11). */
export function EventFieldset({ values, onChange, sent }: EventFieldsetProps) {
  const t = useTexts();
  const { t: view } = useTranslation('calendar-view');
  const { title, description, colour, when, repetition } = values;
  const { titleMax, descriptionMax } = PROTOTYPE_CALENDAR_LIMITS;
  const problem = eventProblem(values);
  const at = (fields: Partial<EventWhen>): void => {
    // An event keeps its length when it begins on another day.
    const by = fields.startDate ? Date.parse(fields.startDate) - Date.parse(when.startDate) : 0;
    onChange({ when: { ...when, ...(by !== 0 && { endDate: moved(when.endDate, by) }), ...fields } });
  };
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('event.title')}
        value={title}
        maxLength={titleMax}
        error={sent && problem === 'titleMissing' && <FieldError>{t('fields.titleMissing')}</FieldError>}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <div className={classes.pair}>
        <WholeField type="date" label={t('event.startDate')} value={when.startDate} onValue={(date) => date && at({ startDate: date })} />
        <WholeField type="time" label={t('event.startTime')} value={when.startTime} onValue={(time) => time && at({ startTime: time })} />
      </div>
      <div className={classes.pair}>
        <WholeField
          type="date"
          label={t('event.endDate')}
          value={when.endDate}
          onValue={(date) => date && at({ endDate: date })}
          error={problem === 'endsFirst' && <FieldError>{t('event.endsFirst')}</FieldError>}
        />
        <WholeField type="time" label={t('event.endTime')} value={when.endTime} onValue={(time) => time && at({ endTime: time })} />
      </div>
      <RecurrenceFields
        offered={OFFERED}
        value={{ ...repetition, repeats: repeatsOfEvent(repetition.repeats) }}
        onChange={(chosen) => onChange({ repetition: { ...chosen, repeats: prototypeRepeatsOf(chosen.repeats) } })}
        startDate={when.startDate}
      />
      <NativeSelect
        label={t('fields.colour')}
        value={colour ?? ''}
        data={[
          { value: '', label: t('event.calendarColour') },
          ...EVENT_COLOURS.map((value) => ({ value, label: view(`colours.${value}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ colour: (currentTarget.value || null) as EventColour | null })}
      />
      <Textarea
        label={t('fields.description')}
        value={description}
        maxLength={descriptionMax}
        rows={3}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </div>
  );
}
