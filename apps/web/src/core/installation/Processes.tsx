import type { InstallationState } from '@murmel/contracts';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDatabase,
  IconMail,
  IconServer,
  IconShieldCheck,
  IconUsers,
  IconVersions,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileSize } from '../../ui/files/file-size';
import type { Icon } from '../../ui/icon';
import { Badge } from '../../ui/status/Badge';
import sheet from './figure-sheet.module.css';
import classes from './state.module.css';
import { timeSpan } from './time-span';

const ICONS = { api: IconServer, collaboration: IconUsers } as const;

/** Processes of the product, and the services they use. */
export function Processes({ state }: { state: InstallationState }) {
  const { t } = useTranslation('installation');
  const neighbours = [
    ['redis', IconVersions],
    ['mail', IconMail],
    ['virusScan', IconShieldCheck],
  ] as const;
  return (
    <section aria-labelledby="processes">
      <h2 id="processes" className={sheet.head}>
        {t('processes')}
      </h2>
      <div className={classes.list}>
        <div className={classes.heads} aria-hidden>
          <span />
          {(['name', 'state', 'load', 'memory', 'runs'] as const).map((column) => (
            <span key={column}>{t(`column.${column}`)}</span>
          ))}
        </div>
        <ul className={classes.rows}>
          {state.processes.map((process) => (
            <Process key={`${process.name} ${process.startedAt}`} process={process} at={state.at} />
          ))}
          <Neighbour icon={IconDatabase} name={t('neighbour.database')} state="up" />
          {neighbours.map(([key, icon]) => (
            <Neighbour key={key} icon={icon} name={t(`neighbour.${key}`)} state={state[key]} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Process({ process, at }: { process: InstallationState['processes'][number]; at: string }) {
  const { t, i18n } = useTranslation('installation');
  const load = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(process.load);
  const IconShape = ICONS[process.kind];
  return (
    <li className={classes.row}>
      <IconShape size={22} stroke={1.9} aria-hidden className={sheet.icon} />
      <span className={classes.name}>
        <strong>{process.name}</strong>
        <span className={sheet.more}>{t(`kind.${process.kind}`)}</span>
      </span>
      <span>
        <State state={process.answers ? 'up' : 'down'} />
      </span>
      <span className={classes.load}>
        <span className={classes.track} aria-hidden>
          <span className={classes.fill} data-tight={process.load >= 0.8 || undefined} style={{ width: `${process.load * 100}%` }} />
        </span>
        <Named column="load">{load}</Named>
      </span>
      <Named column="memory">{fileSize(process.memoryBytes, i18n.language)}</Named>
      <Named column="runs">{timeSpan(Date.parse(at) - Date.parse(process.startedAt), i18n.language)}</Named>
    </li>
  );
}

/** Shows a number, with its own label where no header row is above it. */
function Named({ column, children }: { column: 'load' | 'memory' | 'runs'; children: string }) {
  const { t } = useTranslation('installation');
  return (
    <span className={classes.number}>
      <span className={classes.label}>{t(`column.${column}`)} </span>
      {children}
    </span>
  );
}

function Neighbour({ icon: IconShape, name, state }: { icon: Icon; name: string; state: 'up' | 'down' | 'none' }) {
  return (
    <li className={classes.row}>
      <IconShape size={22} stroke={1.9} aria-hidden className={sheet.icon ?? ''} />
      <span className={classes.name}>
        <strong>{name}</strong>
      </span>
      <span>
        <State state={state} />
      </span>
    </li>
  );
}

function State({ state }: { state: 'up' | 'down' | 'none' }) {
  const { t } = useTranslation('installation');
  if (state === 'none') return <Badge>{t('state.none')}</Badge>;
  return (
    <Badge tone={state === 'up' ? 'good' : 'live'} icon={state === 'up' ? IconCircleCheck : IconAlertTriangle}>
      {t(`state.${state}`)}
    </Badge>
  );
}
