import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './ErrorSummary.module.css';

export interface SummarisedError {
  /** Id of the field that the entry leads to. */
  fieldId: string;
  message: string;
}

/** Number of errors from which a list on top helps; fewer are visible at their fields. */
const FROM = 3;

/** All errors of a long form in one list; each entry puts focus into its field. Shows nothing below three errors. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly SummarisedError[] }) {
  if (errors.length < FROM) return null;
  return (
    <div className={classes.box} role="alert">
      <strong className={classes.title}>
        <IconAlertTriangle size={22} stroke={1.9} aria-hidden />
        {title}
      </strong>
      <ul className={classes.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className={classes.link}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
