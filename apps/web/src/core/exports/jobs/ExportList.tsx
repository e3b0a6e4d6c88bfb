import { type ExportEntry, PDF_LIMITS } from '@murmel/contracts';
import { IconDownload, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/client';
import { errorCodeText, errorText } from '../../../platform/errors/error-text';
import { hasText } from '../../../platform/i18n/i18n';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileSize } from '../../../ui/files/file-size';
import { Button } from '../../../ui/forms/Button';
import { toast } from '../../../ui/status/toast-queue';
import { momentText } from '../../dates/dates';
import classes from './exports.module.css';
import { exportsStore } from './exports-store';

/** Exports in progress, exports ready for download, and failed ones. */
export function ExportList({ empty }: { empty?: string }) {
  const { t } = useTranslation('exports');
  const { known, entries } = useSyncExternalStore(exportsStore.subscribe, exportsStore.get);
  useEffect(() => void exportsStore.load(), []);
  if (known === 'failed')
    return (
      <div className={classes.failed} role="alert">
        {t('jobs.loadFailed')}
        <Button variant="default" onClick={() => void exportsStore.load()}>
          {t('jobs.retry')}
        </Button>
      </div>
    );
  if (entries.length === 0) return empty && known === 'there' ? <p className={classes.hint}>{empty}</p> : null;
  return (
    <ul className={classes.list} aria-label={t('jobs.label')}>
      {entries.map((entry) => (
        <ExportLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function ExportLine({ entry }: { entry: ExportEntry }) {
  const { t, i18n } = useTranslation('exports');
  const { id, form, state, done, total, bytes, expiresAt, leftOut } = entry;
  const name = `${entry.title || t('jobs.everything')} (${t(`jobs.forms.${form}`)})`;
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast({ id: `export-${id}`, tone: 'alert', text: errorText(error) });
    }
    await exportsStore.load();
  };
  const until = momentText(new Date(expiresAt), i18n.language, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.state}>
          {state === 'waiting' && t('jobs.waiting')}
          {state === 'running' && (total > 0 ? t('jobs.running', { done, total }) : t('jobs.begun'))}
          {state === 'ready' && t('jobs.ready', { size: fileSize(bytes ?? 0, i18n.language), until })}
          {state === 'ready' && leftOut > 0 && ` ${t(form === 'zip' ? 'jobs.leftOut' : 'jobs.leftBehind', { count: leftOut })}`}
          {state === 'expired' && t('jobs.expired')}
          {state === 'failed' && <FailedText entry={entry} />}
        </span>
        {state === 'running' && <progress className={classes.progress} aria-label={name} {...(total > 0 && { value: done, max: total })} />}
      </span>
      {state === 'ready' && (
        <a className={classes.download} href={`/api/exports/${id}/file`} download aria-label={t('jobs.downloadOne', { name })}>
          <IconDownload size={20} stroke={1.9} aria-hidden />
          {t('jobs.download')}
        </a>
      )}
      {(state === 'failed' || state === 'expired') && (
        <Button
          variant="light"
          leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />}
          aria-label={t('jobs.againOne', { name })}
          onClick={() => void change(() => api.exports.again({ id }))}
        >
          {t('jobs.again')}
        </Button>
      )}
      <Button
        variant="subtle"
        leftSection={<IconX size={20} stroke={1.9} aria-hidden />}
        aria-label={t(state === 'waiting' || state === 'running' ? 'jobs.cancelOne' : 'jobs.removeOne', { name })}
        onClick={() => void change(() => api.exports.remove({ id }))}
      >
        {t(state === 'waiting' || state === 'running' ? 'jobs.cancel' : 'jobs.remove')}
      </Button>
    </li>
  );
}

/** Shows the reason of the failure, with its numbers. */
function FailedText({ entry: { reason } }: { entry: ExportEntry }) {
  const { t } = useTranslation('exports');
  const data = reason?.data ?? {};
  const of = String(data['of']);
  if (reason?.code === 'LIMIT_REACHED' && (PDF_LIMITS.some((one) => one === of) || hasText('exports', `tooMuch.${of}`)))
    return t(`tooMuch.${of}`, data);
  if (reason?.code === 'REMIX_TOO_LARGE') return t('tooMuch.things', data);
  if (reason?.code === 'NOT_FOUND') return t('jobs.gone');
  return reason && reason.code !== 'INTERNAL' ? errorCodeText(reason.code, data) : t('jobs.failed');
}
