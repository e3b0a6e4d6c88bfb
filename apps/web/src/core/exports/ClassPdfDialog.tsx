import type { ClassPdfShape } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { type PdfCallOptions, PdfOptionsDialog } from './PdfOptionsDialog';

interface ClassPdfDialogProps {
  id: string;
  /** name of the file */
  name: string;
  shape: ClassPdfShape;
  /** id of the only pupil to include */
  pupilId?: string | undefined;
  onClose: () => void;
}

/** Takes names or codes of a class along on paper. */
export default function ClassPdfDialog({ id, name, shape, pupilId, onClose }: ClassPdfDialogProps) {
  const make = (format: object, options: PdfCallOptions) =>
    api.schoolClasses.createPdf({ id, shape, ...(pupilId !== undefined && { pupilId }), ...format }, options);
  return <PdfOptionsDialog name={name} make={make} onClose={onClose} />;
}
