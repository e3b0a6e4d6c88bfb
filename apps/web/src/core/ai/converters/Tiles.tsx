import type { Icon } from '../../../ui/icon';
import classes from './converters.module.css';

interface TilesProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; icon: Icon; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Choice of one out of several kinds, each a tile with its sign. */
export function Tiles<Value extends string>({ legend, name, options, value, onChange }: TilesProps<Value>) {
  return (
    <fieldset className={classes.tiles}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ icon: IconShape, ...option }) => (
          <label key={option.value} className={classes.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <IconShape size={24} stroke={1.9} aria-hidden />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
