import { GERMAN_STATES, type GermanState, LESSON_MINUTES, TIMETABLE_LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect } from '../../../ui/forms/TextField';
import classes from './settings.module.css';

export interface Frame {
  first: string;
  last: string;
  lessonMinutes: number;
  state: GermanState | null;
}

interface FrameFieldsProps {
  frame: Frame;
  onChange: (frame: Frame) => void;
}

const OWN = 'own';

/** First and last day, minutes of a lesson, and the state for public holidays. */
export function FrameFields({ frame, onChange }: FrameFieldsProps) {
  const { t } = useTranslation('tools/timetable');
  const { min, max } = TIMETABLE_LIMITS.lesson;
  const [own, setOwn] = useState(() => !(LESSON_MINUTES as readonly number[]).includes(frame.lessonMinutes));
  return (
    <>
      <div className={classes.pair}>
        <WholeField type="date" label={t('frame.first')} value={frame.first} onValue={(first) => onChange({ ...frame, first })} />
        <WholeField type="date" label={t('frame.last')} value={frame.last} onValue={(last) => onChange({ ...frame, last })} />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={t('frame.lesson')}
          value={own ? OWN : String(frame.lessonMinutes)}
          data={[
            ...LESSON_MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) })),
            { value: OWN, label: t('frame.own') },
          ]}
          onChange={({ currentTarget }) => {
            setOwn(currentTarget.value === OWN);
            if (currentTarget.value !== OWN) onChange({ ...frame, lessonMinutes: Number(currentTarget.value) });
          }}
        />
        {own && (
          <WholeField
            type="number"
            inputMode="numeric"
            label={t('frame.minutes', { min, max })}
            min={min}
            max={max}
            value={String(frame.lessonMinutes || '')}
            onValue={(typed) => onChange({ ...frame, lessonMinutes: Math.round(Number(typed)) })}
          />
        )}
      </div>
      <NativeSelect
        label={t('frame.state')}
        value={frame.state ?? ''}
        data={[{ value: '', label: t('frame.noState') }, ...GERMAN_STATES.map((value) => ({ value, label: t(`states.${value}`) }))]}
        onChange={({ currentTarget }) => onChange({ ...frame, state: (currentTarget.value || null) as GermanState | null })}
      />
    </>
  );
}
