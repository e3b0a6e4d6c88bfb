import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { timeText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';
import classes from './LessonControls.module.css';
import { useStopped, waitingCards } from './lesson';
import { WaitingCards } from './moderation/WaitingCards';

/** The switches of their own account; freezing has a button. */
const SWITCHES = ['likes', 'comments', 'guestLists', 'guestEdits', 'guestActivities'] as const;

/** Controls for the teacher during the lesson. Every change applies for all users at once. */
export function LessonControls() {
  const t = useTexts();
  const { board, run } = usePinboard();
  const { settings } = board;
  const waiting = waitingCards(board).length;
  const Pause = settings.frozen ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={classes.controls}>
      <section className={classes.freeze} data-frozen={settings.frozen || undefined}>
        <p className={classes.words}>
          <strong>{t(settings.frozen ? 'controls.frozen' : 'controls.running')}</strong>
          <span className={classes.hint}>{t(settings.frozen ? 'controls.frozenHint' : 'controls.runningHint')}</span>
        </p>
        <Button
          variant={settings.frozen ? 'filled' : 'default'}
          leftSection={<Pause size={20} stroke={1.9} aria-hidden />}
          onClick={() => void run('changeSettings', { frozen: !settings.frozen })}
        >
          {t(settings.frozen ? 'controls.unfreeze' : 'controls.freeze')}
        </Button>
      </section>
      <section className={classes.group}>
        <SwitchRow
          label={t('controls.release')}
          description={t('controls.releaseHint')}
          checked={settings.release}
          onChange={(release) => void run('changeSettings', { release })}
        />
        {(settings.release || waiting > 0) && <WaitingCards />}
      </section>
      <section className={classes.group}>
        {SWITCHES.map((name) => (
          <SwitchRow
            key={name}
            label={t(`controls.${name}`)}
            description={t(`controls.${name}Hint`)}
            checked={settings[name]}
            onChange={(on) => void run('changeSettings', { [name]: on })}
          />
        ))}
      </section>
      <Stopped />
    </div>
  );
}

function Stopped() {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { board, run, nameOf } = usePinboard();
  const stopped = useStopped(board.stops);
  return (
    <section className={classes.group} aria-labelledby="stopped-title">
      <h3 id="stopped-title" className={classes.title}>
        {t('controls.stopped')}
      </h3>
      {stopped.length === 0 && <p className={classes.hint}>{t('controls.nobodyStopped')}</p>}
      <ul className={classes.people}>
        {stopped.map(({ person, until }) => (
          <li key={person} className={classes.person}>
            <PersonMarble id={person} name={nameOf(person).name} size={34} />
            <span className={classes.words}>
              <span className={classes.name}>{nameOf(person).name}</span>
              <span className={classes.hint}>{t('controls.until', { time: timeText(new Date(until), language) })}</span>
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={t('controls.liftNamed', { name: nameOf(person).name })}
              onClick={() => void run('stopPerson', { person, stopped: false })}
            >
              {t('controls.lift')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
