import type { DocumentVersion, Item } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../../core/shell/LoadState';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { NAMESPACE } from '../texts';
import { StaticDocument } from './StaticDocument';
import classes from './VersionsPanel.module.css';
import { versionDay, versionTime } from './version-time';

interface VersionPreviewProps {
  item: Item;
  version: DocumentVersion;
  onClose: () => void;
  onRestored: () => void;
}

/** One version as it was, to read and to bring back. What is written now becomes a version itself. */
export function VersionPreview({ item, version, onClose, onRestored }: VersionPreviewProps) {
  const { t, i18n } = useTranslation(NAMESPACE);
  const [busy, setBusy] = useState(false);
  const input = { id: item.id, versionId: version.id };
  const content = useQuery({
    queryKey: ['version', item.id, version.id],
    queryFn: () => api.textDocuments.version(input),
    staleTime: Infinity,
  });
  const day = versionDay(version.at, new Date(), i18n.language);
  const when = t('versions.dayAndTime', { day: t(`versions.${day}`, { defaultValue: day }), time: versionTime(version.at, i18n.language) });
  const restore = async () => {
    setBusy(true);
    try {
      await api.textDocuments.restoreVersion(input);
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
          <span>{t('versions.keeps')}</span>
          {item.abilities.restoreHistory && (
            <Button loading={busy} onClick={() => void restore()}>
              {t('versions.restore')}
            </Button>
          )}
        </div>
      }
    >
      <LoadState query={content} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
        {({ state }) => <StaticDocument state={state} />}
      </LoadState>
    </Dialog>
  );
}
