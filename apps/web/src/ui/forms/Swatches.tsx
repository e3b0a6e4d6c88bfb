import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './Swatches.module.css';

interface SwatchesProps<Colour extends string> {
  label: string;
  /** also the names that `data-colour` takes */
  colours: readonly { value: Colour; label: string }[];
  value: Colour;
  onChange: (colour: Colour) => void;
  small?: boolean;
  /** true for the colours as used on objects, not as backgrounds */
  full?: boolean;
}

/** Colours as radio buttons; the chosen one has a tick, and each its name. */
export function Swatches<Colour extends string>({ label, colours, value, onChange, small = false, full = false }: SwatchesProps<Colour>) {
  const name = useId();
  return (
    <fieldset className={classes.group} data-small={small || undefined} data-full={full || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {colours.map((colour) => (
        <label key={colour.value} className={classes.swatch} data-colour={colour.value} title={colour.label}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={colour.value}
            checked={colour.value === value}
            onChange={() => onChange(colour.value)}
          />
          <span className="visually-hidden">{colour.label}</span>
          {colour.value === value && <IconCheck size={small ? 14 : 20} stroke={2.6} aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}
