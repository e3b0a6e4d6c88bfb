import type { DocumentVersion } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { Button } from '../../ui/forms/Button';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import { Dialog } from '../../ui/overlays/Dialog';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import { LoadState } from '../page/LoadState';
import { useVersionTexts } from './texts';
import classes from './VersionsPanel.module.css';
import type { History } from './version-calls';
import { versionDay, versionTime } from './version-time';

interface VersionPreviewProps {
  history: History;
  version: DocumentVersion;
  /** the version before it; undefined for the first one */
  previous: DocumentVersion | undefined;
  /** draws the whole Yjs state, base64 */
  draw: (state: string) => ReactNode;
  drawChanges: ((state: string, before: string) => ReactNode) | undefined;
  onClose: () => void;
  onRestored: () => void;
}

/** One version as it was, to look at and to bring back. What is there now becomes a version itself. */
export function VersionPreview({
  history: { item, calls },
  version,
  previous,
  draw,
  drawChanges,
  onClose,
  onRestored,
}: VersionPreviewProps) {
  const { t, i18n } = useVersionTexts();
  const [busy, setBusy] = useState(false);
  const input = { id: item.id, versionId: version.id };
  const content = useQuery({ queryKey: ['version', item.id, version.id], queryFn: () => calls.version(input), staleTime: Infinity });
  const [marked, setMarked] = useState(true);
  const before = useQuery({
    queryKey: ['version', item.id, previous?.id],
    queryFn: () => calls.version({ id: item.id, versionId: previous!.id }),
    staleTime: Infinity,
    enabled: drawChanges !== undefined && previous !== undefined,
  });
  const changes = marked && before.data ? before.data.state : undefined;
  const day = versionDay(version.at, new Date(), i18n.language);
  const when = t('dayAndTime', { day: t(day, { defaultValue: day }), time: versionTime(version.at, i18n.language) });
  const restore = async () => {
    setBusy(true);
    try {
      await calls.restoreVersion(input);
      onRestored();
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={when}
      closeLabel={t('close')}
      footer={
        <div className={classes.foot}>
          <span>{t('keeps')}</span>
          {item.abilities.restoreHistory && (
            <Button loading={busy} onClick={() => void restore()}>
              {t('restore')}
            </Button>
          )}
        </div>
      }
    >
      <LoadState query={content} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
        {({ state, filesGone }) => (
          <>
            {filesGone > 0 && <p className={classes.gone}>{t('filesGone', { count: filesGone })}</p>}
            {version.authors.length > 0 && <p className={classes.authors}>{t('writtenBy', { names: version.authors.join(', ') })}</p>}
            {drawChanges && previous && (
              <div className={classes.marked}>
                <SwitchRow label={t('showChanges')} description={t('changesHint')} checked={marked} onChange={setMarked} />
              </div>
            )}
            {drawChanges && changes !== undefined ? drawChanges(state, changes) : draw(state)}
          </>
        )}
      </LoadState>
    </Dialog>
  );
}
