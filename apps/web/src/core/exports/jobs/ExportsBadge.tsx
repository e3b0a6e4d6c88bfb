import { IconPackageExport } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { text } from '../../../platform/i18n/i18n';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/status/toast-queue';
import { ExportList } from './ExportList';
import classes from './exports.module.css';
import { exportsOverlayOpen } from './exports-overlay-open';
import { exportsStore } from './exports-store';

/** Progress of the user's exports, in the frame of every page as long as there is one. Links to their list. */
export default function ExportsBadge({ compact }: { compact: boolean }) {
  const { t } = useTranslation('exports');
  const { entries } = useSyncExternalStore(exportsStore.subscribe, exportsStore.get);
  const running = entries.find(({ state }) => state === 'running');
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const ready = entries.filter(({ state }) => state === 'ready').length;
  const words = running
    ? t('jobs.mark.running', { done: running.done, total: running.total })
    : waiting > 0
      ? t('jobs.mark.waiting')
      : t('jobs.mark.ready', { count: ready });
  if (!running && waiting + ready === 0) return null;
  const label = t('jobs.mark.label', { words });
  return (
    <button
      type="button"
      className={compact ? classes.compactMark : classes.mark}
      data-ready={ready > 0 || undefined}
      aria-haspopup="dialog"
      {...(compact && { 'aria-label': label })}
      onClick={() => exportsOverlayOpen.set(true)}
    >
      <IconPackageExport size={22} stroke={1.9} aria-hidden />
      {!compact && <span>{label}</span>}
    </button>
  );
}

/** Mounted once in the frame: announces a finished export on every page, and shows the list over the page. */
export function ExportsOverlay() {
  const { t } = useTranslation('exports');
  const shown = useSyncExternalStore(exportsOverlayOpen.subscribe, exportsOverlayOpen.get);
  useEffect(() => {
    void exportsStore.load();
    return exportsStore.onFinished(({ id, title, state }) => {
      const name = title || text('exports', 'jobs.everything');
      const action = { label: text('exports', 'jobs.show'), onSelect: () => exportsOverlayOpen.set(true) };
      toast({
        id: `export-${id}`,
        tone: state === 'ready' ? 'success' : 'alert',
        text: text('exports', state === 'ready' ? 'jobs.isReady' : 'jobs.isFailed', { name }),
        action,
        staysMs: NOTICE_MS,
      });
    });
  }, []);
  if (!shown) return null;
  return (
    <Dialog opened title={t('jobs.title')} closeLabel={t('close')} onClose={() => exportsOverlayOpen.set(false)}>
      <p className={classes.hint}>{t('jobs.text')}</p>
      <ExportList empty={t('jobs.none')} />
    </Dialog>
  );
}

/** Display time of a notice, long enough for a busy user. */
const NOTICE_MS = 20_000;
