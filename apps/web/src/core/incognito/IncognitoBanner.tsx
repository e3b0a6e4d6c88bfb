import type { IncognitoNotice } from '@murmel/contracts';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../platform/api/client';
import { serverNow, startServerClock } from '../../platform/clock/server-clock';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { accountErased, leaveTo } from '../../platform/session/lifecycle';
import classes from './IncognitoBanner.module.css';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 1000;
/** Minutes at which the rest is read out: screen readers do not announce each one. */
const READ_OUT: readonly number[] = [10, 5, 1];
const SIGN_IN = '/login';

/** Says on every page as whom an admin sees murmel, why and for how long, and ends it. */
export function IncognitoBanner({ notice }: { notice: IncognitoNotice }) {
  const { t } = useTranslation('incognito');
  const bar = useFrameHeight();
  const minutes = useMinutesLeft(notice.endsAt);
  const [stopping, setStopping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    setStopping(true);
    setProblem(undefined);
    try {
      if (await leaveTo(notice.returnTo, () => api.incognito.stop())) return;
    } catch (error) {
      setProblem(t('failed', { reason: errorText(error) }));
    }
    setStopping(false);
  };
  const type = t(`types.${notice.personType}`);
  return (
    <aside ref={bar} className={classes.bar} aria-label={t('label')}>
      <p className={classes.who}>
        <IconEye size={20} stroke={1.9} aria-hidden />
        <strong>{t('as', { name: notice.personName })}</strong>
      </p>
      <p className={classes.detail}>{notice.school === null ? type : t('at', { type, school: notice.school })}</p>
      <p className={classes.reason} title={notice.reason}>
        {t('reason', { reason: notice.reason })}
      </p>
      <p className={classes.left}>{problem ?? t('left', { count: minutes })}</p>
      <span role="status" className={classes.spoken}>
        {problem ?? (READ_OUT.includes(minutes) ? t('ends', { count: minutes }) : '')}
      </span>
      <button type="button" className={classes.stop} disabled={stopping} onClick={() => void stop()}>
        {t('stop')}
      </button>
    </aside>
  );
}

const minutesUntil = (moment: string): number => Math.ceil((Date.parse(moment) - serverNow()) / MINUTE_MS);

/** Whole minutes that are left, at least one until the end; then the sign-in is loaded, and with it nothing of the person stays. */
function useMinutesLeft(endsAt: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(endsAt));
  useEffect(() => startServerClock(), []);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = minutesUntil(endsAt);
      setMinutes(left);
      if (left > 0) return;
      clearInterval(timer);
      accountErased();
      location.assign(SIGN_IN);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return Math.max(1, minutes);
}

/** Keeps content that sticks to the upper edge below the bar, however many lines that has. */
function useFrameHeight() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const measure = () => root.setProperty('--incognito-top', `${element.getBoundingClientRect().height}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}
