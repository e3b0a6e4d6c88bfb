import { type Item, itemTypeOf, PDF_KINDS, WORD_KINDS } from '@murmel/contracts';
import { IconFileDownload, IconFileWord, IconFileZip, IconPackageExport } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { useToolContributions } from '../tools/contribution';
import { PdfDialog } from './lazy-pdf-dialog';

/** Known fields of an item to be exported. */
type ExportedItem = Pick<Item, 'id' | 'kind' | 'title'> & Partial<Pick<Item, 'privacy'>> & { abilities: Partial<Item['abilities']> };

/** One thing under its own name, several under the product's. */
export function exportSeveral(things: readonly Pick<Item, 'id' | 'title'>[]): void {
  const [first, ...others] = things;
  const ids = things.map(({ id }) => id);
  if (first) void import('./save-files').then(({ saveMurmel }) => saveMurmel(ids, others.length > 0 ? 'murmel' : first.title));
}

/** All of one's own, as a file that another installation opens. */
export const exportEverything = () => import('./save-files').then(({ saveMurmel }) => saveMurmel(undefined, 'murmel'));

/** Exports the given items, or all of the user's own, as a zip archive that is created in the background. */
export const exportZip = (ids?: string[]) => import('./jobs/start-export').then(({ startExport }) => startExport({ form: 'zip', ids }));

/** Provides menu entries for lists, one per export format of an item, and the dialog behind one of them. */
export function useExportMenu(): { takeAlong: (item: ExportedItem) => MenuAction[]; takeAlongDialog: ReactNode } {
  const { t } = useTranslation('items');
  const contributions = useToolContributions();
  const [item, setItem] = useState<ExportedItem>();
  const type = item && itemTypeOf(item.kind);
  const Dialog = (type && contributions[type].PdfDialog) ?? PdfDialog;
  return {
    takeAlong: (one) => {
      const goes = (kinds: readonly string[]) => one.abilities.read && kinds.includes(one.kind);
      const word = () => void import('./save-files').then(({ saveWord }) => saveWord(one));
      const murmel = () => exportSeveral([one]);
      return [
        ...(goes(PDF_KINDS) ? [{ key: 'pdf', label: t('pdf'), icon: IconFileDownload, onSelect: () => setItem(one) }] : []),
        ...(goes(WORD_KINDS) ? [{ key: 'word', label: t('word'), icon: IconFileWord, onSelect: word }] : []),
        ...(one.kind === 'folder' && one.abilities.read
          ? [{ key: 'zip', label: t('zip'), icon: IconFileZip, onSelect: () => void exportZip([one.id]) }]
          : []),
        ...(one.abilities.remix ? [{ key: 'murmel', label: t('takeAlong'), icon: IconPackageExport, onSelect: murmel }] : []),
      ];
    },
    takeAlongDialog: <Suspense fallback={null}>{item && <Dialog item={item} onClose={() => setItem(undefined)} />}</Suspense>,
  };
}
