import { IconCheck } from '@tabler/icons-react';
import classes from './ChoiceChips.module.css';

interface ChoiceChipsProps<Value extends string> {
  /** names the group for screen readers, and for the eye where `legendHidden` is not said */
  legend: string;
  legendHidden?: boolean;
  options: readonly { value: Value; label: string; hint?: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of short words to choose from, as chips that are checkboxes. The order of the options stays that of the answer. */
export function ChoiceChips<Value extends string>({ legend, legendHidden = false, options, chosen, onChange }: ChoiceChipsProps<Value>) {
  const change = (value: Value, on: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <fieldset className={classes.group}>
      <legend className={legendHidden ? 'visually-hidden' : classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {options.map(({ value, label, hint }) => (
          <label key={value} className={classes.chip} title={hint}>
            <input
              type="checkbox"
              className={classes.box}
              checked={chosen.includes(value)}
              onChange={(event) => change(value, event.currentTarget.checked)}
            />
            <IconCheck size={18} stroke={2.2} className={classes.check ?? ''} aria-hidden />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
