import { LIGHTS } from '@murmel/contracts';
import { IconBulbOff } from '@tabler/icons-react';
import { BarButton } from '../../../../core/parts/BarButton';
import classes from '../../../../core/parts/bar.module.css';
import { useChange } from '../../../../core/parts/part-screen';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';
import { LIGHT_APPEARANCES } from './lights';

/** The lights once more where the hand is after a card was selected, and the way to put them out. */
export function StoplightBar({ part: card }: CardProps<'stoplight'>) {
  const t = useKindTexts();
  const change = useChange(card);
  const current = card.content.light;
  return (
    <div className={classes.group} role="group" aria-label={t('stoplight.lights')}>
      {LIGHTS.map((light) => {
        const { icon: IconShape } = LIGHT_APPEARANCES[light];
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
