import { type CollaborationNotice, documentName, type Item } from '@murmel/contracts';
import { TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import { useEffect } from 'react';
import { useLiveTexts } from '../../../core/live-document/use-live-texts';
import { useShownState } from '../../../core/live-document/use-shown-state';
import { requestTicket } from '../../../platform/collaboration/request-ticket';
import { useCollaboration } from '../../../platform/collaboration/use-collaboration';
import { session } from '../../../platform/session/store';
import { prepareForNoLine } from '../../../platform/waiting/prepare';
import { toast } from '../../../ui/status/toast-queue';
import { NAMESPACE } from '../texts';
import { whileAway } from './going-on-alone';

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
    whileAway,
    onNotice,
  });
  useShownState(open?.view.state, (open && !open.view.keptHere && (open.view.facts.dirty || open.view.kept?.waits)) ?? false);
  const writable = open?.view.writable ?? false;
  useEffect(() => {
    if (writable) prepareForNoLine();
  }, [writable]);
  return open;
}
