import type { CSSProperties } from 'react';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { Marble } from '../../../../ui/marbles/Marble';
import { swirls } from '../../../../ui/marbles/swirls';
import type { MarbleColour } from '../../../../ui/theme/scales';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { ActionButton } from '../shared/ActionButton';
import { useFresh } from '../shared/use-fresh';
import { useKindTexts } from '../texts';
import classes from './lottery.module.css';
import { nameSize } from './name-size';

/** The names are loaded only for a user who can draw. */
const DrawControls = lazyPart(() => import('./DrawControls'));

/** Duration of the animation of a draw, on every screen. */
const DRAWING_MS = 1500;
const OTHERS: readonly MarbleColour[] = ['koralle', 'wiese', 'himmel', 'sonne'];

/** Shows a marble with the name that was drawn; a user who may change the board draws here. */
export function LotteryFace({ part: card }: CardProps<'lottery'>) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  const { current, draws } = card.content;
  const drawing = useFresh(draws, DRAWING_MS);
  const name = drawing ? undefined : current?.name;
  return (
    <div className={classes.face} data-drawing={drawing || undefined}>
      <div className={classes.stage}>
        {OTHERS.map((colour) => (
          <Marble key={colour} colour={colour} size="12cqmin" className={classes.other} />
        ))}
        <div className={classes.marble} data-colour="beere" style={{ '--share': nameSize(name ?? '') } as CSSProperties}>
          <svg className={classes.glass} viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="50" className={classes.base} />
            <path d={swirls[0]} className={classes.swirl} />
          </svg>
          <p className={classes.name} role="status">
            {name}
          </p>
          {name === undefined && (
            <span className={classes.unknown} aria-hidden="true">
              ?
            </span>
          )}
        </div>
      </div>
      {editable && (
        <div className={classes.below}>
          <DrawControls part={card} drawing={drawing} waiting={<ActionButton waiting>{t('lottery.draw')}</ActionButton>} />
        </div>
      )}
    </div>
  );
}
