import type { InstallationState } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileSize } from '../../ui/files/file-size';
import { QuotaBar } from '../../ui/status/QuotaBar';
import sheet from './figure-sheet.module.css';
import classes from './state.module.css';

/** Room on the disk, and what people keep there. */
export function Files({ state: { files } }: { state: InstallationState }) {
  const { t, i18n } = useTranslation('installation');
  const size = (bytes: number): string => fileSize(bytes, i18n.language);
  const { disk, kinds } = files;
  const most = Math.max(1, ...kinds.map(({ bytes }) => bytes));
  return (
    <section className={sheet.card} aria-labelledby="files">
      <h2 id="files" className={sheet.head}>
        {t('files')}
      </h2>
      {disk ? (
        <QuotaBar
          label={t('disk')}
          used={disk.bytes - disk.freeBytes}
          limit={disk.bytes}
          countText={t('used', { used: size(disk.bytes - disk.freeBytes), all: size(disk.bytes) })}
        />
      ) : (
        files.state === 'up' && <p className={sheet.more}>{t('bucket')}</p>
      )}
      {kinds.length > 0 ? (
        <ul className={classes.kinds}>
          {kinds.map(({ kind, bytes }) => (
            <li key={kind}>
              <span>{t(`fileKind.${kind}`)}</span>
              <span className={classes.bar} data-kind={kind} style={{ width: `${Math.max(2, (bytes / most) * 100)}%` }} aria-hidden />
              <span className={classes.number}>{size(bytes)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={sheet.more}>{t('noFiles')}</p>
      )}
    </section>
  );
}
