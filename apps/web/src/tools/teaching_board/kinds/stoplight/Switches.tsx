import { LIGHTS } from '@murmel/contracts';
import { useId } from 'react';
import { useChange } from '../../../../core/parts/part-screen';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';
import { Lamp } from './Housing';
import { lightLabel } from './lights';
import classes from './stoplight.module.css';

/** The lights as radio buttons: arrow keys move between them, and pressing the one that is on puts it out. */
export function Switches({ part: card }: CardProps<'stoplight'>) {
  const t = useKindTexts();
  const change = useChange(card);
  const name = useId();
  const { light: current, words } = card.content;
  return (
    <fieldset className={classes.housing}>
      <legend className="visually-hidden">{t('stoplight.lights')}</legend>
      {LIGHTS.map((light) => (
        <label key={light} className={classes.switch}>
          <input
            type="radio"
            className={classes.press}
            name={name}
            checked={light === current}
            onChange={() => void change({ light })}
            // A radio button that is on says nothing when it is pressed again.
            onClick={() => light === current && void change({ light: 'off' })}
          />
          <span className="visually-hidden">
            {t('stoplight.said', { light: t(`stoplight.${light}`), word: lightLabel(light, words, t) })}
          </span>
          <Lamp light={light} on={light === current} />
        </label>
      ))}
      <label className={classes.out}>
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          checked={current === 'off'}
          onChange={() => void change({ light: 'off' })}
        />
        {t('stoplight.off')}
      </label>
    </fieldset>
  );
}
