import { LIGHTS } from '@murmel/contracts';
import { IconBulbOff } from '@tabler/icons-react';
import { type CardProps, useChange } from '../../card-screen';
import { BarButton } from '../../parts/BarButton';
import classes from '../../parts/bar.module.css';
import { useTimeTexts } from '../texts';
import { LIGHT_LOOKS } from './lights';

/** The lights once more where the hand is after a card was selected, and the way to put them out. */
export function StoplightBar({ card }: CardProps<'stoplight'>) {
  const t = useTimeTexts();
  const change = useChange(card);
  const current = card.content.light;
  return (
    <div className={classes.group} role="group" aria-label={t('stoplight.lights')}>
      {LIGHTS.map((light) => {
        const { icon: IconShape } = LIGHT_LOOKS[light];
        return (
          <BarButton key={light} label={t(`stoplight.${light}`)} pressed={light === current} onClick={() => void change({ light })}>
            <IconShape size={20} stroke={1.9} aria-hidden />
          </BarButton>
        );
      })}
      <BarButton label={t('stoplight.off')} pressed={current === 'off'} onClick={() => void change({ light: 'off' })}>
        <IconBulbOff size={20} stroke={1.9} aria-hidden />
      </BarButton>
    </div>
  );
}
