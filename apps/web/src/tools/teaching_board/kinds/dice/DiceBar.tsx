import { LIMITS } from '@murmel/contracts';
import { BarButton } from '../../../../core/parts/BarButton';
import bar from '../../../../core/parts/bar.module.css';
import { useChange } from '../../../../core/parts/part-screen';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';

const { min, max } = LIMITS.teachingBoard.dice;
const COUNTS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Number of dice; added dice have not been rolled yet. */
export function DiceBar({ part: card }: CardProps<'dice'>) {
  const t = useKindTexts();
  const change = useChange(card);
  return (
    <div className={bar.group} role="group" aria-label={t('dice.count')}>
      {COUNTS.map((count) => (
        <BarButton
          key={count}
          label={t('dice.countOf', { count })}
          pressed={card.content.count === count}
          onClick={() => void change({ count, values: [] })}
        >
          {count}
        </BarButton>
      ))}
    </div>
  );
}
