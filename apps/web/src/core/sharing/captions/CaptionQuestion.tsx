import { RECORDERS, type RecordingItem, recorderOfKind } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useLatest } from '../../../platform/use-latest';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';

interface CaptionQuestionProps {
  item: { id: string; kind: string };
  /** opens it to others */
  onOpen: () => void;
  onCancel: () => void;
}

/** Asks before a recording without captions is opened to others, among whom some do not hear it (spec ACC-06). */
export default function CaptionQuestion({ item: { id, kind }, onOpen, onCancel }: CaptionQuestionProps) {
  const { t } = useTranslation('sharing/captions');
  const [missing, setMissing] = useState(false);
  const open = useLatest(onOpen);
  useEffect(() => {
    let there = true;
    const decide = (item: RecordingItem | undefined): void => {
      if (!there) return;
      if (item?.recording && item.recording.captions.length === 0) setMissing(true);
      else open()();
    };
    // Whether it has captions must not stand in the way of sharing it.
    api[RECORDERS[recorderOfKind(kind)!].calls].get({ id }).then(decide, () => decide(undefined));
    return () => {
      there = false;
    };
  }, [id, kind, open]);
  return (
    <ConfirmDialog
      opened={missing}
      danger={false}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={onOpen}
      onCancel={onCancel}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
