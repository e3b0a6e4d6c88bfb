import { LIGHTS, type Light } from '@murmel/contracts';
import { LIGHT_APPEARANCES } from './lights';
import classes from './stoplight.module.css';

/** Read-only view of the stoplight. */
export function Housing({ light, label }: { light: Light | 'off'; label: string }) {
  return (
    <div className={classes.housing} role="img" aria-label={label}>
      {LIGHTS.map((one) => (
        <Lamp key={one} light={one} on={one === light} />
      ))}
    </div>
  );
}

export function Lamp({ light, on }: { light: Light; on: boolean }) {
  const { icon: IconShape, colour } = LIGHT_APPEARANCES[light];
  return (
    <span className={classes.lamp} data-colour={colour} data-on={on || undefined} aria-hidden="true">
      {on && <IconShape stroke={2} aria-hidden />}
    </span>
  );
}
