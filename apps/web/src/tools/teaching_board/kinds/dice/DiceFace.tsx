import { type CardOf, randomIndex, rolled } from '@murmel/documents';
import type { CSSProperties } from 'react';
import { useChange } from '../../../../core/parts/part-screen';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { ActionButton } from '../shared/ActionButton';
import { newestCard } from '../shared/newest-card';
import { useFresh } from '../shared/use-fresh';
import { useKindTexts } from '../texts';
import classes from './dice.module.css';
import { dieColumns } from './die-columns';
import { PIPS } from './pips';

/** Places of the pips in a face of 100. */
const AT = [25, 50, 75];

/** Duration of the rolling animation. */
const ROLLING_MS = 900;
/** Cells that title and sum take from the height of a card. */
const TAKEN = 4;

interface DiceFaceProps extends CardProps<'dice'> {
  /** size of the area for the dice, if it is not the card */
  room?: { width: number; height: number };
}

/** Shows the dice, and their sum below them; a user who may change the board rolls them here. */
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

/** Rolls the dice of a card, once for all screens. */
function useRoll(card: CardOf<'dice'>): () => void {
  const { session } = useTeachingBoard();
  const change = useChange(card);
  return () => {
    const newest = newestCard(session, card);
    if (newest) void change(rolled(newest.content, randomIndex));
  };
}

/** One die. Without a value it waits for its first roll. */
function Die({ value }: { value: number | undefined }) {
  const pips = value === undefined ? [] : (PIPS[value - 1] ?? []);
  return (
    <svg className={classes.die} viewBox="-2 -2 104 110" aria-hidden="true">
      <rect className={classes.edge} y="6" width="100" height="100" rx="22" />
      <rect className={classes.side} width="100" height="100" rx="22" />
      {pips.map((place) => (
        <circle key={place} className={classes.pip} cx={AT[place % 3]} cy={AT[Math.floor(place / 3)]} r="9.5" />
      ))}
    </svg>
  );
}
