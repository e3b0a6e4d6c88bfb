import type { ExportForm, PdfPaperSize, PdfTone } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { currentLanguage, text } from '../../../platform/i18n/i18n';
import { toast } from '../../../ui/status/toast-queue';
import '../pdf-texts';
import { pdfRefusalText } from '../pdf-refusal';
import { exportsOverlayOpen } from './exports-overlay-open';
import { exportsStore } from './exports-store';

interface StartedExport {
  form: ExportForm;
  /** undefined: everything of one's own */
  ids?: string[] | undefined;
  paper?: PdfPaperSize;
  tone?: PdfTone;
}

/** Orders an export in the background and tells the user that work can go on. @returns true if it was ordered */
export async function startExport({ ids, ...wanted }: StartedExport): Promise<boolean> {
  try {
    await api.exports.create({ ...wanted, ...(ids && { ids }), language: currentLanguage() });
  } catch (error) {
    toast({ id: 'export', tone: 'alert', text: pdfRefusalText(error) });
    return false;
  }
  const action = { label: text('exports', 'jobs.show'), onSelect: () => exportsOverlayOpen.set(true) };
  toast({ id: 'export', tone: 'info', text: text('exports', 'jobs.ordered'), action });
  await exportsStore.load();
  return true;
}
