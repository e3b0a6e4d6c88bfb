import { LIMITS } from '@murmel/contracts';
import type { FieldProps } from '../../../../core/answers/fields/field';
import { useTexts } from '../texts';
import classes from './ScaleField.module.css';

const { min, max } = LIMITS.survey.netPromoterScore;
const VALUES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Eleven buttons from 0 to 10, in two rows on a phone; the ends say what they mean. */
export function ScaleField({
  part,
  answer,
  onAnswer,
  locked,
  labelledBy,
  describedBy,
  invalid,
}: FieldProps<{ number?: number | undefined }>) {
  const t = useTexts();
  const ends: Readonly<Record<number, string>> = { [min]: t('scale.low'), [max]: t('scale.high') };
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={part.required}
      aria-invalid={invalid || undefined}
    >
      <div className={classes.values} data-locked={locked || undefined} data-invalid={invalid || undefined}>
        {VALUES.map((value) => (
          <label key={value} className={classes.value}>
            <input
              type="radio"
              name={part.id}
              className={classes.radio}
              checked={value === answer?.number}
              aria-disabled={locked || undefined}
              onChange={() => !locked && onAnswer({ number: value })}
            />
            <span className={classes.number}>
              {value}
              {ends[value] && <span className="visually-hidden"> ({ends[value]})</span>}
            </span>
          </label>
        ))}
      </div>
      <p className={classes.ends} aria-hidden="true">
        <span>
          {min} = {ends[min]}
        </span>
        <span>
          {max} = {ends[max]}
        </span>
      </p>
    </div>
  );
}
