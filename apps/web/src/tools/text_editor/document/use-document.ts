import { type CollaborationNotice, documentName, type Item } from '@murmel/contracts';
import { TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import { useEffect } from 'react';
import { useLiveTexts } from '../../../core/live-document/use-live-texts';
import { useReportState } from '../../../core/live-document/use-report-state';
import { requestTicket } from '../../../platform/collaboration/request-ticket';
import { useCollaboration } from '../../../platform/collaboration/use-collaboration';
import { prepareOffline } from '../../../platform/offline/prepare-offline';
import { session } from '../../../platform/session/store';
import { toast } from '../../../ui/status/toast-queue';
import { NAMESPACE } from '../texts';
import { offlineFallback } from './offline-editing';

/** Keeps the live document of an item open and publishes its changes. */
export function useDocument(item: Item) {
  const t = useLiveTexts(NAMESPACE);
  const onNotice = (notice: CollaborationNotice) => {
    // In a project the pupil's own bar says why: paused, over, or only to read.
    if (notice.type === 'right' && notice.because === 'damaged') toast({ id: 'right', tone: 'alert', text: t('notice.damaged') });
    else if (notice.type === 'right' && !(notice.right === 'read' && session.get().isPupil))
      toast({ id: 'right', tone: 'info', text: t(`notice.${notice.right}`) });
    if (notice.type === 'restored') toast({ id: 'restored', tone: 'info', text: t('notice.restored') });
  };
  const open = useCollaboration({
    documentName: documentName(item.kind, item.id),
    schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION,
    field: TEXT_DOCUMENT_FIELD,
    item,
    requestTicket: () => requestTicket(item.id, item.abilities.contribute),
    offlineFallback,
    onNotice,
  });
  useReportState(open?.view.state, (open && !open.view.savedOffline && (open.view.facts.dirty || open.view.lostText?.waits)) ?? false);
  const writable = open?.view.writable ?? false;
  useEffect(() => {
    if (writable) prepareOffline();
  }, [writable]);
  return open;
}
