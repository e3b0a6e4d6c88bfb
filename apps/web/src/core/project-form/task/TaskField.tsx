import { LIMITS, type RichText } from '@murmel/contracts';
import { richTextLength } from '@murmel/documents';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import classes from './task.module.css';

// Loaded lazily: the editor's code is large, and not needed before the rest of the form is read.
const TaskEditor = lazy(() => import('./TaskEditor'));

interface TaskFieldProps {
  /** initial value; later values come from the field itself */
  value: RichText | null;
  error: string | undefined;
  onChange: (value: RichText | null) => void;
}

/** Task for the pupils, with formatting, and the length that is left. */
export function TaskField({ value, error, onChange }: TaskFieldProps) {
  const { t, i18n } = useTranslation('project-form');
  const id = useId();
  const number = (count: number): string => new Intl.NumberFormat(i18n.language).format(count);
  const length = richTextLength(value);
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  return (
    <div>
      <span id={ids.label} className={classes.label}>
        {t('task')}
      </span>
      <p id={ids.hint} className={classes.hint}>
        {t('taskHint')}
      </p>
      <Suspense fallback={<div className={classes.waiting} />}>
        <TaskEditor initial={value} ids={ids} invalid={error !== undefined} onChange={onChange} />
      </Suspense>
      <div className={classes.foot}>
        <span id={ids.error}>{error && <FieldError>{error}</FieldError>}</span>
        <span className={classes.count} data-over={length > LIMITS.project.taskMax || undefined}>
          {t('taskCount', { length: number(length), max: number(LIMITS.project.taskMax) })}
        </span>
      </div>
    </div>
  );
}
