import { BACKOFFICE_PATH, spreadsheetCell } from '@murmel/contracts';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { ButtonLink } from '../../core/links/ButtonLink';
import { useTranslation } from '../../platform/i18n/use-translation';
import { saveFile } from '../../ui/files/save-file';
import { Button } from '../../ui/forms/Button';
import { CopyButton } from '../../ui/forms/CopyButton';
import { Badge } from '../../ui/status/Badge';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import { Breakable } from '../../ui/text/Breakable';
import classes from '../lists.module.css';
import type { Import, InvitedLine } from './use-import';

interface ImportResultProps {
  work: Import;
  /** people who are to be invited */
  total: number;
  onRetry: () => void;
}

/** How far the invitations are; afterwards the links, where no mail carries them. */
export function ImportResult({ work: { done, busy, problem }, total, onRetry }: ImportResultProps) {
  const { t } = useTranslation('backoffice/import');
  const links = done.filter(({ link }) => link !== null);
  const later = done.filter(({ state }) => state === 'later').length;
  return (
    <div className={classes.stack}>
      <div role="status">
        <p>{t(busy ? 'progress' : 'finished', { done: done.length, total })}</p>
        <progress value={done.length} max={Math.max(1, total)} aria-label={t('title')} />
      </div>
      {problem && (
        <Notice
          tone="alert"
          announce
          actions={
            <Button variant="default" loading={busy} onClick={onRetry}>
              {t('goOn')}
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {later > 0 && <Notice>{t('later', { count: later })}</Notice>}
      {!busy && links.length > 0 && <Links links={links} />}
      {!busy && (
        <div className={classes.row}>
          <ButtonLink href={`${BACKOFFICE_PATH}/users`} size="md">
            {t('toPeople')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Links to hand over: to copy, to print, and as a table. They are shown this once. */
function Links({ links }: { links: readonly InvitedLine[] }) {
  const { t } = useTranslation('backoffice/import');
  const rows = links.map(({ name, email, link }) => [name, email, link ?? '']);
  const table = [[t('name'), t('email'), t('link')], ...rows]
    .map((row) => row.map((cell) => `"${spreadsheetCell(cell).replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  return (
    <>
      <Notice>{t('linksOnce')}</Notice>
      <div className={classes.row}>
        <CopyButton
          text={rows.map((row) => row.join('\t')).join('\n')}
          label={t('copy')}
          copiedLabel={t('copied')}
          onFailure={() => toast({ tone: 'alert', text: t('copyFailed') })}
        />
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
          onClick={() => saveFile('murmel.csv', new Blob([`\uFEFF${table}`], { type: 'text/csv;charset=utf-8' }))}
        >
          {t('download')}
        </Button>
        <Button size="sm" variant="default" leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <section className={classes.frame} aria-label={t('links')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('email')}</th>
              <th scope="col">{t('link')}</th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ name, email, link, state }) => (
              <tr key={email}>
                <th scope="row">
                  {name} <Badge>{t(`result.${state}`)}</Badge>
                </th>
                <td data-label={t('email')}>
                  <Breakable text={email} />
                </td>
                <td data-label={t('link')}>
                  <Breakable text={link ?? ''} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
