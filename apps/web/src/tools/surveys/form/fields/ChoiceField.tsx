import { IconCheck } from '@tabler/icons-react';
import classes from './ChoiceField.module.css';
import type { FieldProps } from './field';

/** Rows to tap: one of them, or any number. */
export function ChoiceField({ question, answer, onAnswer, locked, labelledBy, describedBy, invalid }: FieldProps) {
  const several = question.type === 'multiple_choice';
  const chosen = answer?.optionIds ?? [];
  const choose = (id: string, on: boolean): void => {
    if (locked) return;
    // In the order of the question, whatever came first.
    const optionIds = several
      ? question.options.map((option) => option.id).filter((other) => (other === id ? on : chosen.includes(other)))
      : [id];
    onAnswer(optionIds.length > 0 ? { questionId: question.id, optionIds } : undefined);
  };
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.rows}
      data-locked={locked || undefined}
      data-invalid={invalid || undefined}
      {...(several ? {} : { 'aria-required': question.required, 'aria-invalid': invalid || undefined })}
    >
      {question.options.map(({ id, text }) => (
        <label key={id} className={classes.row}>
          <span className={classes.place}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={question.id}
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
