import type { Worksheet } from '@murmel/contracts';
import { PaperDialog } from '../../../core/exports/PaperDialog';
import '../../../core/exports/pdf-texts';
import { api } from '../../../platform/api/client';
import { usePaperTexts } from './texts';

/** Exports the answers of all participants as PDF. */
export default function ResponsesPdfDialog({ item: { id, title }, onClose }: { item: Worksheet; onClose: () => void }) {
  const t = usePaperTexts();
  return (
    <PaperDialog name={`${title} – ${t('answers')}`} make={(format) => api.worksheets.responsesPdf({ id, ...format })} onClose={onClose} />
  );
}
