import { STAMPS, type Stamp } from '@murmel/contracts';
import { Marble } from '../../../ui/marbles/Marble';
import { useSheetTexts } from '../sheet/texts';
import { STAMP_APPEARANCES } from '../work/StampMark';
import classes from './feedback.module.css';

interface StampPickerProps {
  /** names the group */
  label: string;
  stamp: Stamp | null;
  onStamp: (stamp: Stamp | null) => void;
  /** layout: in a row beside its word; else stacked */
  look: 'pills' | 'tiles';
}

/** The stamps to choose from; the chosen one is taken off by pressing it again. */
export function StampPicker({ label, stamp, onStamp, look }: StampPickerProps) {
  const t = useSheetTexts();
  return (
    <div role="group" aria-label={label} className={classes.stamps} data-look={look}>
      {STAMPS.map((one) => {
        const { icon, colour } = STAMP_APPEARANCES[one];
        return (
          <button
            key={one}
            type="button"
            className={classes.stamp}
            aria-pressed={stamp === one}
            onClick={() => onStamp(stamp === one ? null : one)}
          >
            <Marble colour={colour} size={look === 'tiles' ? 48 : 28} icon={icon} />
            <span>{t(`stamp.${one}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
