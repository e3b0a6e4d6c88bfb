import { BORDER_STYLES, type BorderStyle } from '@murmel/contracts';
import { useId } from 'react';
import { TaskFrame } from '../../sheet/TaskFrame';
import { useTexts } from '../texts';
import classes from './look.module.css';

interface BorderChoiceProps {
  value: BorderStyle;
  onChange: (border: BorderStyle) => void;
}

/** The ten frames, each around the same small task. */
export function BorderChoice({ value, onChange }: BorderChoiceProps) {
  const t = useTexts();
  const group = useId();
  return (
    <fieldset className={classes.borders}>
      <legend className={classes.legend}>{t('look.border')}</legend>
      {BORDER_STYLES.map((border) => (
        <label key={border} className={classes.border}>
          <span className={classes.sample} aria-hidden inert>
            <TaskFrame border={border} number={2} headingId={`${group}-${border}`} task={t('look.sampleTask')} points={null} seed={border}>
              {t('look.sampleBegin')} <i className={classes.gap} /> {t('look.sampleEnd')} <i className={classes.gap} />.
            </TaskFrame>
          </span>
          <span className={classes.name}>
            <input type="radio" className={classes.radio} name={group} checked={border === value} onChange={() => onChange(border)} />
            {t(`look.borders.${border}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
