import type { Item } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { useSession } from '../../platform/session/store';
import { PaperDialog } from './PaperDialog';

export interface PdfDialogProps {
  item: Pick<Item, 'id' | 'title'>;
  onClose: () => void;
}

/** What a tool's own dialog knows beside: what whoever asks may do with the item, and who can see it. */
export interface ToolPdfDialogProps extends PdfDialogProps {
  item: Pick<Item, 'id' | 'title'> & Partial<Pick<Item, 'privacy'>> & { abilities: Partial<Item['abilities']> };
}

/** Takes an item along on paper. */
export default function PdfDialog({ item, onClose }: PdfDialogProps) {
  const { isTeacher } = useSession();
  const order = async (format: object) => (await import('./jobs/order-export')).orderExport({ form: 'pdf', ids: [item.id], ...format });
  return (
    <PaperDialog
      name={item.title}
      make={(format) => api.userPdfs.create({ itemId: item.id, ...format })}
      order={isTeacher ? order : undefined}
      onClose={onClose}
    />
  );
}
