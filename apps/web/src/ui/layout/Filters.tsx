import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../forms/Button';
import classes from './Filters.module.css';
import bar from './filter-bar.module.css';

interface FiltersProps {
  /** on the button that shows them: how many are chosen, too */
  label: string;
  children: ReactNode;
}

/** Many choices above a list. On a phone they wait behind a button: what was found begins on the first screen. */
export function Filters({ label, children }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.filters} data-open={open}>
      <Button
        variant="default"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.9} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div id={id} className={`${bar.bar} ${classes.choices}`}>
        {children}
      </div>
    </div>
  );
}
