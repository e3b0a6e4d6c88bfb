import '../../../core/calendar-view/calendar-colours.css';
import { EVENT_COLOURS, type EventColour } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './settings.module.css';

/** The eleven colours of courses as radio buttons; the chosen one has a tick, and each its name. */
export function ColourChoice({ value, onChange }: { value: EventColour; onChange: (colour: EventColour) => void }) {
  const { t } = useTranslation('calendar-view');
  const { t: tool } = useTranslation('tools/timetable');
  const name = useId();
  return (
    <fieldset className={classes.colours}>
      <legend>{tool('course.colour')}</legend>
      {EVENT_COLOURS.map((colour) => (
        <label key={colour} className={classes.colour} data-entry-colour={colour} title={t(`colours.${colour}`)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={colour}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <span className="visually-hidden">{t(`colours.${colour}`)}</span>
          {colour === value && <IconCheck size={20} stroke={2.6} aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}
