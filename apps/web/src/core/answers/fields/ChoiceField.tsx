import { IconCheck } from '@tabler/icons-react';
import classes from './ChoiceField.module.css';
import type { FieldProps } from './field';

interface ChoiceFieldProps extends FieldProps<{ optionIds?: string[] | undefined }> {
  part: FieldProps<unknown>['part'] & { options: readonly { id: string; text: string }[] };
  /** any number of them, not just one */
  several: boolean;
}

/** Rows to tap: one of them, or any number. */
export function ChoiceField({ part, several, answer, onAnswer, locked, labelledBy, describedBy, invalid }: ChoiceFieldProps) {
  const chosen = answer?.optionIds ?? [];
  const choose = (id: string, on: boolean): void => {
    if (locked) return;
    // In the order of the options, whatever came first.
    const optionIds = several
      ? part.options.map((option) => option.id).filter((other) => (other === id ? on : chosen.includes(other)))
      : [id];
    onAnswer(optionIds.length > 0 ? { optionIds } : undefined);
  };
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.rows}
      data-locked={locked || undefined}
      data-invalid={invalid || undefined}
      {...(several ? {} : { 'aria-required': part.required, 'aria-invalid': invalid || undefined })}
    >
      {part.options.map(({ id, text }) => (
        <label key={id} className={classes.row}>
          <span className={classes.place}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={part.id}
              className={classes.box}
              checked={chosen.includes(id)}
              aria-disabled={locked || undefined}
              aria-invalid={(several && invalid) || undefined}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
            {several && <IconCheck size={22} stroke={3} className={classes.check ?? ''} aria-hidden />}
          </span>
          <span className={classes.text}>{text}</span>
        </label>
      ))}
    </div>
  );
}
