import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/forms/Button';
import classes from './Panel.module.css';
import { useTexts } from './texts';

interface PanelProps {
  onDone: () => void;
  /** label of the button, "Fertig" without it */
  doneLabel?: string;
  /** true while the action is pending */
  busy?: boolean;
  children: ReactNode;
}

/** Fields of a part's settings, and the button that ends them. */
export function Panel({ onDone, doneLabel, busy = false, children }: PanelProps) {
  const t = useTexts();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) onDone();
  };
  return (
    <form id={id} className={classes.panel} onSubmit={submit} noValidate>
      {children}
      <div className={classes.end}>
        <Button type="submit" loading={busy}>
          {doneLabel ?? t('done')}
        </Button>
      </div>
    </form>
  );
}
