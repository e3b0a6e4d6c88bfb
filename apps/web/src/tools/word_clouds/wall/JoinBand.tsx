import type { CloudState, WordCloud } from '@murmel/contracts';
import { IconEye, IconEyeOff, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { JoinCode } from '../../../core/sharing/JoinCode';
import type { CloudSettingsForm } from '../editor/use-cloud-settings';
import { useTexts } from '../texts';
import classes from './wall.module.css';

interface JoinBandProps {
  item: WordCloud;
  state: CloudState;
  settings: CloudSettingsForm;
  covered: boolean;
  onCover: (covered: boolean) => void;
}

/** The green band: how one takes part, how much came, and the two things that one does in front of the class. */
export function JoinBand({ item, state, settings, covered, onCover }: JoinBandProps) {
  const t = useTexts();
  const { open } = settings.values;
  const locked = item.privacy === 'locked';
  const Pause = open ? IconPlayerPause : IconPlayerPlay;
  const Cover = covered ? IconEye : IconEyeOff;
  return (
    <aside className={classes.band} aria-label={t('wall.join')}>
      <h2 className={classes.join}>{t(open || locked ? 'wall.join' : 'wall.paused')}</h2>
      {item.abilities.share && (
        <JoinCode
          itemId={item.id}
          liftText={t(open ? 'wall.liftText' : 'wall.liftTextOpen')}
          permission={open ? undefined : 'visitor_permissions_write'}
        />
      )}
      {state.audience !== 'guestHidden' && state.total > 0 && (
        <p className={classes.count}>
          <strong>{state.total}</strong>
          <span>
            {t('count.wordsOf', { count: state.total })}
            <br />
            {t('count.people', { count: state.people })}
          </span>
        </p>
      )}
      <div className={classes.controls} role="group" aria-label={t('wall.controls')}>
        {item.abilities.share && !locked && (
          <button type="button" className={classes.control} onClick={() => settings.change({ open: !open })}>
            <Pause size="1.1em" stroke={1.9} aria-hidden />
            {t(open ? 'wall.pause' : 'wall.resume')}
          </button>
        )}
        <button type="button" className={classes.control} aria-pressed={covered} onClick={() => onCover(!covered)}>
          <Cover size="1.1em" stroke={1.9} aria-hidden />
          {t(covered ? 'wall.uncover' : 'wall.cover')}
        </button>
      </div>
    </aside>
  );
}
