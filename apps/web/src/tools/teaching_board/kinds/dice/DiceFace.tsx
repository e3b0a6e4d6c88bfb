import type { CSSProperties } from 'react';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { ActionButton } from '../shared/ActionButton';
import { useFresh } from '../shared/use-fresh';
import { useKindTexts } from '../texts';
import { Die } from './Die';
import classes from './dice.module.css';
import { dieColumns } from './die-columns';
import { useRoll } from './use-roll';

/** How long dice are seen to roll. */
const ROLLING_MS = 900;
/** Cells that title and sum take from the height of a card. */
const TAKEN = 4;

interface DiceFaceProps extends CardProps<'dice'> {
  /** where the dice stand, when it is not the card */
  room?: { width: number; height: number };
}

/** The dice, and their sum below them; whoever may change the board rolls them here. */
export function DiceFace({ part: card, room }: DiceFaceProps) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  const { count, values, rolls } = card.content;
  const rolling = useFresh(rolls, ROLLING_MS);
  const roll = useRoll(card);
  const sum = values.reduce((total, value) => total + value, 0);
  const { width, height } = room ?? { width: card.place.width, height: Math.max(1, card.place.height - TAKEN) };
  const columns = dieColumns(count, width, height);
  const style = { '--columns': columns, '--rows': Math.ceil(count / columns) } as CSSProperties;
  return (
    <div className={classes.face} data-rolling={rolling || undefined}>
      <div className={classes.table}>
        <ul key={rolls} className={classes.dice} style={style} aria-label={t('dice.label')}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} className={classes.place}>
              <Die value={values[index]} />
              {values[index] !== undefined && <span className="visually-hidden">{values[index]}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.below}>
        <p className={classes.sum} role="status">
          {!rolling && values.length > 0 && t('dice.sum', { sum })}
        </p>
        {editable && (
          <ActionButton onClick={roll} waiting={rolling}>
            {t('dice.roll')}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
