import { useId } from 'react';
import { Switch } from './Switch';
import classes from './SwitchRow.module.css';

interface SwitchRowProps {
  label: string;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Switch with an explanation and immediate effect. The whole row can be pressed. */
export function SwitchRow({ label, description, checked, onChange, disabled = false }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={classes.row}>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {description && (
          <span className={classes.description} id={id} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
      <Switch checked={checked} disabled={disabled} describedBy={description ? id : undefined} onChange={onChange} />
    </label>
  );
}
