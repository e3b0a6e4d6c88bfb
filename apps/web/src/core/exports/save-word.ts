import type { Item } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { currentLanguage, text } from '../../platform/i18n/i18n';
import { fileName, saveFile } from '../../ui/files/save-file';
import { toast } from '../../ui/status/toast-queue';
import './pdf-texts';
import { refusalOfPdf } from './refusal-of-pdf';

/** Saves an item as a file for word processors. */
export async function saveWord({ id, title }: Pick<Item, 'id' | 'title'>): Promise<void> {
  try {
    const bytes = await api.userDocuments.create({ itemId: id, language: currentLanguage() });
    const name = fileName(title, 'docx');
    saveFile(name, bytes as Blob);
    toast({ id: 'word', tone: 'success', text: text('exports', 'saved', { name }) });
  } catch (error) {
    toast({ id: 'word', tone: 'alert', text: refusalOfPdf(error) });
  }
}
