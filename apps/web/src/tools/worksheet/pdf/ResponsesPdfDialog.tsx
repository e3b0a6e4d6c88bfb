import type { Worksheet } from '@murmel/contracts';
import { PdfOptionsDialog } from '../../../core/exports/PdfOptionsDialog';
import '../../../core/exports/pdf-texts';
import { api } from '../../../platform/api/client';
import { usePdfTexts } from './texts';

/** Exports the answers of all participants as PDF. */
export default function ResponsesPdfDialog({ item: { id, title }, onClose }: { item: Worksheet; onClose: () => void }) {
  const t = usePdfTexts();
  return (
    <PdfOptionsDialog
      name={`${title} – ${t('answers')}`}
      make={(format, options) => api.worksheets.responsesPdf({ id, ...format }, options)}
      onClose={onClose}
    />
  );
}
