import type { WorkMode } from '@murmel/contracts';
import { Marble } from '../../../../ui/marbles/Marble';
import { useKindTexts } from '../texts';
import { MODE_LOOKS } from './modes';
import classes from './work-mode.module.css';

export function ModeSign({ mode }: { mode: WorkMode }) {
  const t = useKindTexts();
  return (
    <span className={classes.sign}>
      <Marble {...MODE_LOOKS[mode]} size="var(--marble)" />
      <span className={classes.word}>{t(`workMode.${mode}`)}</span>
    </span>
  );
}
