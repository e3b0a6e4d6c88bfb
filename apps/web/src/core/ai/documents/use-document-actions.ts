import type { DocumentQa } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast, UNDO_MS } from '../../../ui/status/toast-queue';
import { refreshDocuments, showDocument } from './document-queries';

/** Moves documents to the trash, restores, renames and sets them, and reports the result. */
export function useDocumentActions() {
  const { t } = useTranslation('ai/documents');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const say = (text: string) => toast({ id: 'document', tone: 'alert', text });
  /** @returns why it is not kept; undefined: it is */
  const change = async ({ id }: DocumentQa, fields: { title?: string; onlyDocument?: boolean }): Promise<string | undefined> => {
    try {
      showDocument(queryClient, await api.documentQas.change({ id, ...fields }));
    } catch (error) {
      return errorText(error);
    }
    void refreshDocuments(queryClient);
    return undefined;
  };
  const restore = async ({ id }: DocumentQa): Promise<void> => {
    try {
      showDocument(queryClient, await api.documentQas.restore({ id }));
      toast({ id: 'document', tone: 'success', text: t('restored') });
    } catch (error) {
      say(`${t('restoreFailed')} ${errorText(error)}`);
    }
    await refreshDocuments(queryClient);
  };
  /** @returns true if it is in the trash now */
  const discard = async (document: DocumentQa): Promise<boolean> => {
    try {
      await api.documentQas.discard({ id: document.id });
    } catch (error) {
      say(`${t('discardFailed')} ${errorText(error)}`);
      return false;
    }
    toast({
      ...{ id: 'document', tone: 'success', text: t('discarded', { title: document.title }) },
      action: { label: shell('undo'), onSelect: () => void restore(document) },
      staysMs: UNDO_MS,
    });
    await refreshDocuments(queryClient);
    return true;
  };
  return { change, restore, discard, say };
}
