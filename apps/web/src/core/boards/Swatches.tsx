import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './Swatches.module.css';

interface SwatchesProps {
  label: string;
  value: BoardColour;
  onChange: (colour: BoardColour) => void;
  small?: boolean;
}

/** The eight colours of cards and lists as radio buttons; the chosen one has a tick, and each its name. */
export function Swatches({ label, value, onChange, small = false }: SwatchesProps) {
  const { t } = useTranslation('boards');
  const name = useId();
  return (
    <fieldset className={classes.group} data-small={small || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {BOARD_COLOURS.map((colour) => (
        <label key={colour} className={classes.swatch} data-colour={colour} title={t(`colours.${colour}`)}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={colour}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <span className="visually-hidden">{t(`colours.${colour}`)}</span>
          {colour === value && <IconCheck size={small ? 14 : 20} stroke={2.6} aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}
