import { LIMITS } from '@murmel/contracts';
import { useTexts } from '../texts';
import type { FieldProps } from './field';
import classes from './ScaleField.module.css';

const { min, max } = LIMITS.survey.netPromoterScore;
const VALUES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Eleven buttons from 0 to 10, in two rows on a phone; the ends say what they mean. */
export function ScaleField({ question, answer, onAnswer, locked, labelledBy, describedBy, invalid }: FieldProps) {
  const t = useTexts();
  const ends: Readonly<Record<number, string>> = { [min]: t('scale.low'), [max]: t('scale.high') };
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={question.required}
      aria-invalid={invalid || undefined}
    >
      <div className={classes.values} data-locked={locked || undefined} data-invalid={invalid || undefined}>
        {VALUES.map((value) => (
          <label key={value} className={classes.value}>
            <input
              type="radio"
              name={question.id}
              className={classes.radio}
              checked={value === answer?.number}
              aria-disabled={locked || undefined}
              onChange={() => !locked && onAnswer({ questionId: question.id, number: value })}
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
