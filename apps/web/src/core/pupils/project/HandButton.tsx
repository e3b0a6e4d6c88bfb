import { IconHandStop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import classes from './HandButton.module.css';

interface HandButtonProps {
  projectId: string;
  /** state on the server; undefined until it is known */
  up: boolean | undefined;
}

/** "Needs help": visible to the teacher at once, and to no other user. */
export function HandButton({ projectId, up }: HandButtonProps) {
  const { t } = useTranslation('pupils');
  const [wanted, setWanted] = useState<boolean>();
  // The server's later state takes precedence: the teacher may have put the hand down.
  useEffect(() => setWanted(undefined), [up]);
  const shown = wanted ?? up ?? false;
  const press = async () => {
    setWanted(!shown);
    try {
      const answer = await api.projects.hand({ id: projectId, up: !shown });
      setWanted(answer.up);
      toast({ id: 'hand', tone: 'info', text: t(answer.up ? 'hand.isUp' : 'hand.isDown') });
    } catch (error) {
      setWanted(undefined);
      toast({ id: 'hand', tone: 'alert', text: errorText(error) });
    }
  };
  return (
    <button type="button" className={classes.hand} data-up={shown || undefined} onClick={() => void press()}>
      <IconHandStop size={22} stroke={1.9} aria-hidden />
      {shown ? (
        <span className={classes.words}>
          {t('hand.up')}
          <small className={classes.lower}>{t('hand.lower')}</small>
        </span>
      ) : (
        t('hand.help')
      )}
    </button>
  );
}
