import { type Item, PDF_KINDS } from '@murmel/contracts';
import { IconFileDownload } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { PdfDialog } from './lazy-pdf-dialog';

/** For lists: the entry in the menu of what goes on paper, and the dialog behind it. */
export function usePdf(): { pdfAction: (item: Item) => MenuAction[]; pdfDialog: ReactNode } {
  const { t } = useTranslation('items');
  const [item, setItem] = useState<Item>();
  return {
    pdfAction: (one) =>
      one.abilities.read && (PDF_KINDS as readonly string[]).includes(one.kind)
        ? [{ key: 'pdf', label: t('pdf'), icon: IconFileDownload, onSelect: () => setItem(one) }]
        : [],
    pdfDialog: <Suspense fallback={null}>{item && <PdfDialog item={item} onClose={() => setItem(undefined)} />}</Suspense>,
  };
}
