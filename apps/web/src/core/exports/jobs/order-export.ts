import type { ExportForm, PdfPaper, PdfTone } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { currentLanguage, text } from '../../../platform/i18n/i18n';
import { toast } from '../../../ui/status/toast-queue';
import '../pdf-texts';
import { refusalOfPdf } from '../refusal-of-pdf';
import { exportsNow } from './exports-now';
import { exportsShown } from './shown';

interface Ordered {
  form: ExportForm;
  /** undefined: everything of one's own */
  ids?: string[] | undefined;
  paper?: PdfPaper;
  tone?: PdfTone;
}

/** Orders an export in the background and tells the user that work can go on. @returns true if it was ordered */
export async function orderExport({ ids, ...wanted }: Ordered): Promise<boolean> {
  try {
    await api.exports.create({ ...wanted, ...(ids && { ids }), language: currentLanguage() });
  } catch (error) {
    toast({ id: 'export', tone: 'alert', text: refusalOfPdf(error) });
    return false;
  }
  const action = { label: text('exports', 'jobs.show'), onSelect: () => exportsShown.set(true) };
  toast({ id: 'export', tone: 'info', text: text('exports', 'jobs.ordered'), action });
  await exportsNow.load();
  return true;
}
