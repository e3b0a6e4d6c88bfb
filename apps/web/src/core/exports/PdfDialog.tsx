import { api } from '../../platform/api/client';
import { useSession } from '../../platform/session/store';
import type { PdfDialogProps } from '../tools/contribution';
import { PdfOptionsDialog } from './PdfOptionsDialog';

/** Takes an item along on paper. */
export default function PdfDialog({ item, onClose }: PdfDialogProps) {
  const { isTeacher } = useSession();
  const order = async (format: object) => (await import('./jobs/start-export')).startExport({ form: 'pdf', ids: [item.id], ...format });
  return (
    <PdfOptionsDialog
      name={item.title}
      make={(format, options) => api.userPdfs.create({ itemId: item.id, ...format }, options)}
      order={isTeacher ? order : undefined}
      onClose={onClose}
    />
  );
}
