import { RECURRENCE, type Repeats } from '@murmel/contracts';
import { WholeField } from '../../platform/forms/WholeField';
import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { NativeSelect } from '../../ui/forms/TextField';
import classes from './recurrence.module.css';
import { type Repetition, repetitionNote } from './repetition';

interface RecurrenceFieldsProps {
  /** what the tool offers, in its order */
  offered: readonly Repeats[];
  value: Repetition;
  onChange: (value: Repetition) => void;
  /** day of the first occurrence: a last day before it is marked */
  startDate: string;
  /** latest last day, `2027-07-31` */
  maxDate?: string;
}

type End = 'never' | 'until' | 'count';
/** Occurrences that the field begins with. */
const FIRST_COUNT = 10;

/** Fields for how an event repeats, and until when. Texts: `recurrence`. */
export function RecurrenceFields({ offered, value, onChange, startDate, maxDate }: RecurrenceFieldsProps) {
  const { t } = useTranslation('recurrence');
  const { repeats, until, count } = value;
  const end: End = until !== null ? 'until' : count !== null ? 'count' : 'never';
  const note = repetitionNote(repeats, startDate);
  const endsWith = (chosen: End): void =>
    onChange({ repeats, until: chosen === 'until' ? (maxDate ?? startDate) : null, count: chosen === 'count' ? FIRST_COUNT : null });
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('repeats.label')}
        value={repeats}
        data={offered.map((one) => ({ value: one, label: t(`repeats.${one}`) }))}
        onChange={({ currentTarget }) => onChange({ ...value, repeats: currentTarget.value as Repeats })}
      />
      {note && <p className={classes.note}>{t(`notes.${note.key}`, 'year' in note ? { year: note.year } : {})}</p>}
      {repeats !== 'none' && (
        <div className={classes.pair}>
          <NativeSelect
            label={t('end.label')}
            value={end}
            data={(['never', 'until', 'count'] as const).map((one) => ({ value: one, label: t(`end.${one}`) }))}
            onChange={({ currentTarget }) => endsWith(currentTarget.value as End)}
          />
          {end === 'until' && (
            <WholeField
              type="date"
              label={t('end.date')}
              value={until ?? ''}
              onValue={(date) => date !== '' && onChange({ repeats, until: date, count: null })}
              error={until !== null && until < startDate && <FieldError>{t('end.tooEarly')}</FieldError>}
            />
          )}
          {end === 'count' && (
            <WholeField
              type="number"
              inputMode="numeric"
              label={t('end.number')}
              min={1}
              max={RECURRENCE.count}
              value={String(count ?? '')}
              onValue={(typed) => {
                const number = Math.round(Number(typed));
                if (number >= 1) onChange({ repeats, until: null, count: Math.min(number, RECURRENCE.count) });
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
