import { CORRECTION_LIMITS } from '@murmel/contracts';
import { IconSend, IconUserCheck } from '@tabler/icons-react';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface DecideBarProps {
  code: string;
  decided: number;
  all: number;
  mark: string;
  busy: boolean;
  onMark: (mark: string) => void;
  onSave: () => void;
  onGiveBack: () => void;
}

/** The teacher's part below a text: their mark, which no program proposes, and the way back to the pupil. Both wait for the last finding. */
export function DecideBar({ code, decided, all, mark, busy, onMark, onSave, onGiveBack }: DecideBarProps) {
  const t = useTexts();
  const open = decided < all;
  return (
    <section className={classes.bar} aria-label={t('result.yours')}>
      <p className={classes.barWords}>
        <IconUserCheck size={24} stroke={1.9} aria-hidden />
        <span>
          <b>{t('yours.title')}</b>
          <small>{t('result.noMark')}</small>
        </span>
      </p>
      <TextInput
        className={classes.mark}
        label={t('result.mark')}
        value={mark}
        readOnly={open}
        maxLength={CORRECTION_LIMITS.markMax}
        onChange={({ currentTarget }) => onMark(currentTarget.value)}
      />
      <span className={classes.progress}>
        <span role="status">{t('result.decided', { decided, all })}</span>
        <progress value={decided} max={Math.max(1, all)} aria-label={t('result.decided', { decided, all })} />
      </span>
      <Button variant="default" loading={busy} onClick={onSave}>
        {t('result.save')}
      </Button>
      <Button disabled={open} loading={busy} leftSection={<IconSend size={20} stroke={1.9} aria-hidden />} onClick={onGiveBack}>
        {t('result.giveBack', { code })}
      </Button>
      {open && <p className={classes.hint}>{t('result.markLater')}</p>}
    </section>
  );
}
