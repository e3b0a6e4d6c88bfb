import type { InstallationState } from '@murmel/contracts';
import { IconRobot, IconServer, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileSize } from '../../ui/files/file-size';
import sheet from './figure-sheet.module.css';
import { State } from './State';
import classes from './state.module.css';
import { timeSpan } from './time-span';

type Process = InstallationState['processes'][number];

const ICONS = { api: IconServer, jobs: IconRobot, collaboration: IconUsers } as const;

/** Processes of the product, by what they do. */
export function Processes({ state }: { state: InstallationState }) {
  const { t } = useTranslation('installation');
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
            <ProcessRow key={`${process.name} ${process.startedAt}`} process={process} at={state.at} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ProcessRow({ process, at }: { process: Process; at: string }) {
  const { t, i18n } = useTranslation('installation');
  const load = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(process.load);
  const since = (time: string): string => timeSpan(Date.parse(at) - Date.parse(time), i18n.language);
  const IconShape = ICONS[process.kind];
  return (
    <li className={classes.row}>
      <IconShape size={22} stroke={1.9} aria-hidden className={sheet.icon} />
      <span className={classes.name}>
        <strong>{process.name}</strong>
        <span className={sheet.more}>{t(process.kind === 'api' ? `role.${process.role ?? 'everything'}` : `kind.${process.kind}`)}</span>
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
      <Named column="runs">{since(process.startedAt)}</Named>
      <span className={classes.details}>
        {[
          process.release === null ? t('earlierRelease') : t('release', { release: process.release }),
          t('lines', { count: process.connections }),
          ...(process.documents === null ? [] : [t('documents', { count: process.documents })]),
          t('seen', { span: since(process.seenAt) }),
        ].join(' · ')}
      </span>
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
