import classes from './results.module.css';

interface ReleaseSwitchProps {
  /** which answer it is for */
  label: string;
  released: boolean;
  onChange: (released: boolean) => void;
}

/** Lets one answer out, or takes it back. */
export function ReleaseSwitch({ label, released, onChange }: ReleaseSwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      aria-label={label}
      checked={released}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
