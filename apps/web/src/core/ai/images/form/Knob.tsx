import { AI_IMAGE_LIMITS } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import classes from './form.module.css';

interface KnobProps {
  knob: 'guidance' | 'steps';
  value: number;
  onChange: (value: number) => void;
}

/** A number within bounds that most people leave as it is. */
export function Knob({ knob, value, onChange }: KnobProps) {
  const { t } = useTranslation('ai/images');
  const id = useId();
  const { min, max } = AI_IMAGE_LIMITS[knob];
  return (
    <div className={classes.knob}>
      <label htmlFor={id}>{t(`knobs.${knob}.label`)}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        {t(`knobs.${knob}.hint`)}
      </p>
    </div>
  );
}
