import type { InstallationState } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileSize } from '../../ui/files/file-size';
import { dayText, timeText } from '../dates/dates';
import sheet from './figure-sheet.module.css';

/** Four numbers that say how busy it is now. */
export function Figures({ state: { at, processes, database, archive } }: { state: InstallationState }) {
  const { t, i18n } = useTranslation('installation');
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value);
  const sum = (of: (process: InstallationState['processes'][number]) => number): string =>
    number(processes.reduce((all, one) => all + of(one), 0));
  const lastAt = archive.lastAt === null ? undefined : new Date(archive.lastAt);
  const figures = [
    { key: 'connections', value: sum(({ connections }) => connections), more: t('figure.connections.more', { count: processes.length }) },
    { key: 'documents', value: sum(({ documents }) => documents ?? 0), more: t('figure.documents.more') },
    {
      key: 'database',
      value: t('ms', { count: number(database.ms, 1) }),
      more: t('figure.database.more', {
        size: fileSize(database.bytes, i18n.language),
        connections: number(database.connections),
        most: number(database.mostConnections),
      }),
    },
    {
      key: 'archive',
      value: lastAt ? timeText(lastAt, i18n.language) : t('never'),
      more: lastAt ? dayText(lastAt, new Date(at), i18n.language) : t(`figure.archive.${archive.state === 'off' ? 'off' : 'soon'}`),
    },
  ] as const;
  return (
    <ul className={sheet.figures} aria-label={t('now')}>
      {figures.map(({ key, value, more }) => (
        <li key={key} className={sheet.figure}>
          <strong className={sheet.value}>{value}</strong>
          <span>{t(`figure.${key}.name`)}</span>
          <span className={sheet.more}>{more}</span>
        </li>
      ))}
    </ul>
  );
}
