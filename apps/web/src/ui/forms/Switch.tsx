import classes from './Switch.module.css';

interface SwitchProps {
  /** its name, where no label stands around it */
  label?: string | undefined;
  describedBy?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Switch without a visible label, with immediate effect. Its label is beside it (SwitchRow), or around it. */
export function Switch({ label, describedBy, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
