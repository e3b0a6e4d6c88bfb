import { type Item, PDF_KINDS, WORD_KINDS } from '@murmel/contracts';
import { IconFileDownload, IconFileWord } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { PdfDialog } from './lazy-pdf-dialog';

/** For lists: the entries in the menu of what can be taken along as a file, and the dialog behind one of them. */
export function useTakeAlong(): { takeAlong: (item: Item) => MenuAction[]; takeAlongDialog: ReactNode } {
  const { t } = useTranslation('items');
  const [item, setItem] = useState<Item>();
  return {
    takeAlong: (one) => {
      const goes = (kinds: readonly string[]) => one.abilities.read && kinds.includes(one.kind);
      const word = () => void import('./save-word').then(({ saveWord }) => saveWord(one));
      return [
        ...(goes(PDF_KINDS) ? [{ key: 'pdf', label: t('pdf'), icon: IconFileDownload, onSelect: () => setItem(one) }] : []),
        ...(goes(WORD_KINDS) ? [{ key: 'word', label: t('word'), icon: IconFileWord, onSelect: word }] : []),
      ];
    },
    takeAlongDialog: <Suspense fallback={null}>{item && <PdfDialog item={item} onClose={() => setItem(undefined)} />}</Suspense>,
  };
}
