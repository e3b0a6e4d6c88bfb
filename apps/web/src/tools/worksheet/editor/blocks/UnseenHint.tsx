import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../texts';
import classes from './edited.module.css';

/** Tells the teacher why a hint reaches no pupil: it stands above all tasks, or hints are switched off. */
export function UnseenHint({ why }: { why: 'alone' | 'off' }) {
  const t = useTexts();
  return (
    <p className={classes.unseen} role="note">
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      {t(`unseenHint.${why}`)}
    </p>
  );
}
