import { LIMITS, type SchoolClass } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { useNow } from '../../../platform/clock/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { useUpdateCachedClass } from '../queries';
import { minutesLeft } from '../remaining-time';
import { useClassAction } from '../use-class-action';
import classes from './pupils.module.css';

const EVERY_MS = 10_000;

/** "Klasse kann sich anmelden": for a while a code opens from any device, with how long that still is. */
export function OpenClass({ schoolClass: { id, openUntil, running } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { run, busy } = useClassAction();
  const keep = useUpdateCachedClass();
  const left = minutesLeft(openUntil, new Date(useNow(EVERY_MS)));
  const change = (open: boolean) => {
    if (!busy)
      void run(open ? 'open' : 'close', () => keep(api.schoolClasses.open({ id, open })), { minutes: LIMITS.schoolClass.openMinutes });
  };
  return (
    <div className={classes.panel}>
      <SwitchRow
        label={t('open.label')}
        description={
          left > 0
            ? t('open.left', { count: left })
            : t(running > 0 ? 'open.text' : 'open.resting', { minutes: LIMITS.schoolClass.openMinutes })
        }
        checked={busy ? busy === 'open' : left > 0}
        onChange={change}
      />
    </div>
  );
}
