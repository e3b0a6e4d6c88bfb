import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../platform/connection/connection-state';
import { useOnline } from '../../platform/connection/online';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './OfflineBanner.module.css';

const BACK_SHOWN_MS = 3000;

/**
 * Shows that the network is unavailable, and for three seconds that it is back. An open live document shows it itself, with its unsent
 * changes.
 */
export function OfflineBanner() {
  const { t } = useTranslation('platform/page');
  const online = useOnline();
  const documentOpen = useConnection() !== undefined;
  const wasAway = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    const returned = online && wasAway.current;
    wasAway.current = !online;
    setBack(returned);
    if (!returned) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [online]);
  const Icon = online ? IconCircleCheck : IconCloudOff;
  return (
    <div role="status" className={classes.region}>
      {!documentOpen && (!online || back) && (
        <p className={classes.banner} data-back={back || undefined}>
          <Icon size={20} stroke={1.9} aria-hidden />
          {t(online ? 'backOnline' : 'offline')}
        </p>
      )}
    </div>
  );
}
