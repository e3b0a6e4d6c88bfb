import { BOARD_COLOURS } from '@murmel/contracts';
import type { PinboardCard } from '@murmel/documents';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { usePinboard } from '../board/pinboard-context';
import classes from './settings.module.css';
import { useTexts } from './texts';

/** Eight tints, one of them on. */
export function CardColour({ card }: { card: PinboardCard }) {
  const t = useTexts();
  const { t: boards } = useTranslation('boards');
  const { run } = usePinboard();
  const name = useId();
  return (
    <fieldset className={classes.row}>
      <legend className={classes.label}>{t('colour.label')}</legend>
      <div className={classes.swatches}>
        {BOARD_COLOURS.map((colour) => (
          <label
            key={colour}
            className={classes.swatch}
            title={boards(`colours.${colour}`)}
            {...(colour === 'none' ? {} : { 'data-colour': colour })}
          >
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={colour}
              checked={card.colour === colour}
              aria-label={boards(`colours.${colour}`)}
              onChange={() => void run('changeCard', { card: card.id, colour })}
            />
            {card.colour === colour && <IconCheck size={18} stroke={2.4} aria-hidden />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
