import { useId } from 'react';
import type { Icon } from '../icon';
import classes from './PillTabs.module.css';

export interface PillOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown in brackets in regular weight. */
  count?: number;
  icon?: Icon;
  /** True to draw the icon only; the label stays for screen readers. */
  iconOnly?: boolean;
  disabled?: boolean;
}

interface PillTabsProps<Value extends string> {
  /** Names the group. */
  label: string;
  /** The name stands visibly elsewhere or not at all. */
  labelHidden?: boolean;
  options: readonly PillOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  fullWidth?: boolean;
}

/** A few choices side by side, one of them on. Radio buttons for keyboard and screen readers. */
export function PillTabs<Value extends string>(props: PillTabsProps<Value>) {
  const { label, labelHidden = true, options, value, onChange, disabled = false, fullWidth = false } = props;
  const name = useId();
  return (
    <fieldset className={classes.group} disabled={disabled} data-full={fullWidth || undefined}>
      <legend className={labelHidden ? 'visually-hidden' : classes.legend}>{label}</legend>
      <div className={classes.track}>
        {options.map(({ icon: IconShape, ...option }) => (
          <label key={option.value} className={classes.option} title={option.iconOnly ? option.label : undefined}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {IconShape && <IconShape size={20} stroke={1.9} aria-hidden />}
            <span className={option.iconOnly ? 'visually-hidden' : undefined}>
              {option.label}
              {option.count !== undefined && <span className={classes.count}> ({option.count})</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
