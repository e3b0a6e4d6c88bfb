import { LIMITS } from '@murmel/contracts';
import { type CardProps, useChange } from '../../card-screen';
import { BarButton } from '../../parts/BarButton';
import bar from '../../parts/bar.module.css';
import { usePeopleTexts } from '../texts';

const { min, max } = LIMITS.teachingBoard.dice;
const COUNTS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** How many dice there are; other dice have not been rolled yet. */
export function DiceBar({ card }: CardProps<'dice'>) {
  const t = usePeopleTexts();
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
