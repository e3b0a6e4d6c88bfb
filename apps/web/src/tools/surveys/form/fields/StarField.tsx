import { LIMITS } from '@murmel/contracts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { FieldProps } from '../../../../core/answers/fields/field';
import { useTexts } from '../texts';
import classes from './StarField.module.css';

const { min, max } = LIMITS.survey.rating;
const STARS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Five stars; arrows move between them. */
export function StarField({
  part,
  answer,
  onAnswer,
  locked,
  labelledBy,
  describedBy,
  invalid,
}: FieldProps<{ number?: number | undefined }>) {
  const t = useTexts();
  const given = answer?.number;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={part.required}
      aria-invalid={invalid || undefined}
    >
      <div className={classes.stars} data-locked={locked || undefined}>
        {STARS.map((star) => {
          const Star = given !== undefined && star <= given ? IconStarFilled : IconStar;
          return (
            <label key={star} className={classes.star}>
              <input
                type="radio"
                name={part.id}
                className={classes.radio}
                checked={star === given}
                aria-disabled={locked || undefined}
                onChange={() => !locked && onAnswer({ number: star })}
              />
              <Star stroke={1.9} className={classes.shape ?? ''} aria-hidden />
              <span className="visually-hidden">{t('stars.one', { count: star, max })}</span>
            </label>
          );
        })}
      </div>
      <p className={classes.said} aria-hidden="true">
        {given === undefined ? t('stars.none') : t('stars.one', { count: given, max })}
      </p>
    </div>
  );
}
