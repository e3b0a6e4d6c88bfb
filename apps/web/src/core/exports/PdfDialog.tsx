import type { Item } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { PaperDialog } from './PaperDialog';

interface PdfDialogProps {
  item: Pick<Item, 'id' | 'title'>;
  onClose: () => void;
}

/** Takes an item along on paper. */
export default function PdfDialog({ item, onClose }: PdfDialogProps) {
  return <PaperDialog name={item.title} make={(format) => api.userPdfs.create({ itemId: item.id, ...format })} onClose={onClose} />;
}
