import type { Item } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { currentLanguage, text } from '../../platform/i18n/i18n';
import { fileName, saveFile } from '../../ui/files/save-file';
import { toast } from '../../ui/status/toast-queue';
import { startExport } from './jobs/start-export';
import './pdf-texts';
import { pdfRefusalText } from './pdf-refusal';

/** Saves an item as a file for word processors. */
export async function saveWord({ id, title }: Pick<Item, 'id' | 'title'>): Promise<void> {
  try {
    const bytes = await api.userDocuments.create({ itemId: id, language: currentLanguage() });
    const name = fileName(title, 'docx');
    saveFile(name, bytes as Blob);
    toast({ id: 'word', tone: 'success', text: text('exports', 'saved', { name }) });
  } catch (error) {
    toast({ id: 'word', tone: 'alert', text: pdfRefusalText(error) });
  }
}

/** Saves things, folders with all in them, or without ids everything of one's own, as a file that any Murmel opens. @param title of the file */
export async function saveMurmel(ids: string[] | undefined, title: string): Promise<void> {
  try {
    const bytes = await api.murmelFiles.create(ids ? { ids } : {});
    const name = fileName(title, 'murmel');
    saveFile(name, bytes as Blob);
    toast({ id: 'murmel', tone: 'success', text: text('exports', 'saved', { name }) });
  } catch (error) {
    // More than one file takes: several are put together in the background.
    const isLarge = error instanceof ORPCError && (error.code === 'TOO_LARGE' || error.code === 'REMIX_TOO_LARGE');
    if (isLarge) await startExport({ form: 'murmel', ids });
    else toast({ id: 'murmel', tone: 'alert', text: errorText(error) });
  }
}
