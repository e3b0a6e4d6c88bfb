import { useChange } from '../../../../core/parts/part-screen';
import classes from '../../../../core/parts/settings.module.css';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';

const FACES = ['both', 'analog', 'digital'] as const;

export default function ClockSettings({ part: card }: CardProps<'clock'>) {
  const t = useKindTexts();
  const change = useChange(card);
  const { face, seconds } = card.content;
  return (
    <div className={classes.form}>
      <PillTabs
        label={t('clock.face')}
        labelHidden={false}
        fullWidth
        options={FACES.map((value) => ({ value, label: t(`clock.${value}`) }))}
        value={face}
        onChange={(wanted) => void change({ face: wanted })}
      />
      <SwitchRow label={t('clock.seconds')} checked={seconds} onChange={(wanted) => void change({ seconds: wanted })} />
    </div>
  );
}
