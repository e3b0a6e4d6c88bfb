import type { InstallationState } from '@murmel/contracts';
import {
  IconArrowsJoin,
  IconCopy,
  IconDatabase,
  IconFolder,
  IconMail,
  IconShieldCheck,
  IconSparkles,
  IconUsers,
  IconVersions,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { Icon } from '../../ui/icon';
import sheet from './figure-sheet.module.css';
import { State } from './State';
import classes from './state.module.css';
import { timeSpan } from './time-span';

interface Service {
  key: 'database' | 'pooler' | 'replica' | 'redis' | 'files' | 'collaboration' | 'mail' | 'models' | 'virusScan';
  icon: Icon;
  state: 'up' | 'down' | 'none';
}

function servicesOf(state: InstallationState): Service[] {
  return [
    // It has just answered.
    { key: 'database', icon: IconDatabase, state: 'up' },
    { key: 'pooler', icon: IconArrowsJoin, state: state.pooler },
    { key: 'replica', icon: IconCopy, state: state.replica },
    { key: 'redis', icon: IconVersions, state: state.redis },
    { key: 'files', icon: IconFolder, state: state.files.state },
    { key: 'collaboration', icon: IconUsers, state: state.collaboration },
    { key: 'mail', icon: IconMail, state: state.mail },
    { key: 'models', icon: IconSparkles, state: state.models },
    { key: 'virusScan', icon: IconShieldCheck, state: state.virusScan },
  ];
}

/** Servers that the processes use: whether each answers, what that means for lessons, and what to do. */
export function Services({ state }: { state: InstallationState }) {
  const { t } = useTranslation('installation');
  const { replicas } = state.database;
  return (
    <section aria-labelledby="services">
      <h2 id="services" className={sheet.head}>
        {t('services')}
      </h2>
      <div className={classes.list}>
        <ul className={classes.rows}>
          {servicesOf(state).map(({ key, icon: IconShape, state: itsState }) => (
            <li key={key} className={classes.service}>
              <IconShape size={22} stroke={1.9} aria-hidden className={sheet.icon ?? ''} />
              <span className={classes.name}>
                <strong>{t(`service.${key}.name`)}</strong>
                <span className={sheet.more}>{t(`service.${key}.${itsState}`)}</span>
                {key === 'replica' && itsState !== 'none' && replicas === null && <span className={sheet.more}>{t('hiddenReplicas')}</span>}
                {key === 'replica' && replicas?.map((replica, place) => <Replica key={`${replica.name} ${place}`} replica={replica} />)}
              </span>
              <State state={itsState} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How far a copy of the database is behind. */
function Replica({ replica: { name, streams, delayMs } }: { replica: NonNullable<InstallationState['database']['replicas']>[number] }) {
  const { t, i18n } = useTranslation('installation');
  const late = !streams
    ? t('delay.stopped')
    : delayMs === null
      ? t('delay.unknown')
      : delayMs < 1000
        ? t('delay.none')
        : t('delay.late', { span: timeSpan(delayMs, i18n.language) });
  return (
    <span className={sheet.more}>
      {name}: {late}
    </span>
  );
}
