import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import face from '../shared/face.module.css';
import { useKindTexts } from '../texts';
import { Housing } from './Housing';
import { lightLabel } from './lights';
import { Switches } from './Switches';
import classes from './stoplight.module.css';

/** Three lights by position, an icon in the one that is on, its word below. Pressing a light switches it on. */
export function StoplightFace({ part: card }: CardProps<'stoplight'>) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  const { light, words } = card.content;
  const word = light === 'off' ? '' : lightLabel(light, words, t);
  const said = light === 'off' ? t('stoplight.off') : t('stoplight.said', { light: t(`stoplight.${light}`), word });
  return (
    <div className={face.face} data-light={light}>
      <div className={classes.stoplight}>
        {editable ? <Switches part={card} /> : <Housing light={light} label={said} />}
        <p className={classes.word} aria-live={editable ? 'off' : 'polite'}>
          {word}
        </p>
      </div>
    </div>
  );
}
