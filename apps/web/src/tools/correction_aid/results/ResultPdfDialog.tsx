import type { CorrectionResult } from '@murmel/contracts';
import { PdfOptionsDialog } from '../../../core/exports/PdfOptionsDialog';
import '../../../core/exports/pdf-texts';
import { api } from '../../../platform/api/client';

interface ResultPdfDialogProps {
  result: CorrectionResult;
  title: string;
  onClose: () => void;
}

/** Takes one result along as PDF, for the pupil. */
export default function ResultPdfDialog({ result: { id, code }, title, onClose }: ResultPdfDialogProps) {
  return (
    <PdfOptionsDialog
      name={`${title} – ${code}`}
      make={(format, options) => api.aiFeedbacks.resultPdf({ id, ...format }, options)}
      onClose={onClose}
    />
  );
}
