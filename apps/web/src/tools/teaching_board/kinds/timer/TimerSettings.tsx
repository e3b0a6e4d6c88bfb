import { LIMITS } from '@murmel/contracts';
import { type FormEvent, useState } from 'react';
import classes from '../../../../core/parts/settings.module.css';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { TextInput } from '../../../../ui/forms/TextField';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';
import { type DurationProblem, readDuration } from './duration-input';
import { useTimerActions } from './use-timer-actions';

const { minSeconds, maxSeconds } = LIMITS.teachingBoard.timer;

/** Any time in minutes and seconds, with sound at its end or without. */
export default function TimerSettings({ part: card, close }: CardProps<'timer'> & { close(): void }) {
  const t = useKindTexts();
  const { board } = useTeachingBoard();
  const { setSeconds, mute, muted } = useTimerActions(card);
  const [minutes, setMinutes] = useState(String(Math.floor(card.content.seconds / 60)));
  const [seconds, setSecondsText] = useState(String(card.content.seconds % 60));
  const [problem, setProblem] = useState<DurationProblem>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = readDuration(minutes, seconds);
    if (typeof wanted !== 'number') return setProblem(wanted);
    if ((await setSeconds(wanted)).ok) close();
  };
  const message = problem && <FieldError>{t(`timer.problem.${problem}`, { min: minSeconds, max: maxSeconds / 3600 })}</FieldError>;
  const onSeconds = problem === 'seconds';
  const field = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.row}>
        <TextInput
          {...field}
          label={t('timer.minutes')}
          value={minutes}
          data-autofocus
          error={!onSeconds && message}
          onChange={(event) => {
            setMinutes(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <TextInput
          {...field}
          label={t('timer.seconds')}
          value={seconds}
          error={onSeconds && message}
          onChange={(event) => {
            setSecondsText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit">{t('apply')}</Button>
      </div>
      <SwitchRow
        label={t('timer.muted')}
        {...(board.settings.muted ? { description: t('timer.boardMuted') } : {})}
        checked={muted}
        onChange={mute}
      />
    </form>
  );
}
