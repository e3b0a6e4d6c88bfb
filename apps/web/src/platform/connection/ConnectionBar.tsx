import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import classes from './ConnectionBar.module.css';

/** A connection that is restored at once needs no notice. */
const WAITS_MS = 1200;
const BACK_SHOWN_MS = 3000;

type ShownState = 'offline' | 'back' | undefined;

/** Announces that the connection is lost, and for 3 s that it is restored (spec C12). @param goOn true if changes are stored and sent later @param text said instead */
export function ConnectionBar({ away, goOn = false, text }: { away: boolean; goOn?: boolean; text?: string | undefined }) {
  const { t } = useTranslation('platform/page');
  const [shown, setShown] = useState<ShownState>();
  useEffect(() => {
    if (away) {
      const timer = setTimeout(() => setShown('offline'), WAITS_MS);
      return () => clearTimeout(timer);
    }
    setShown((before) => (before === 'offline' ? 'back' : before));
    const timer = setTimeout(() => setShown(undefined), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [away]);
  const IconShape = shown === 'back' ? IconCircleCheck : IconCloudOff;
  return (
    // Interrupts what is read out, because a person who writes on must know it now (spec ACC-02).
    <div role="status" aria-live={shown === 'offline' ? 'assertive' : 'polite'} className={classes.place}>
      {shown && (
        <p className={classes.bar} data-shown={shown}>
          <IconShape size={20} stroke={1.9} aria-hidden />
          {shown === 'back' ? t('connection.back') : (text ?? t(goOn ? 'connection.goOn' : 'connection.waiting'))}
        </p>
      )}
    </div>
  );
}
