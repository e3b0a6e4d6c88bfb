import type { Item } from '@murmel/contracts';
import { IconFileTypeHtml, IconMarkdown, IconPrinter } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import { exportDocument } from '../export/export-document';
import type { Texts } from '../texts';

/** Take the document along: as a file or on paper. */
export function exportActions(editor: Editor, item: Item, t: Texts): MenuAction[] {
  const save = (kind: 'markdown' | 'html') => () =>
    void exportDocument(editor, item, kind).catch(() => toast({ tone: 'alert', text: t('menu.exportFailed') }));
  return [
    { key: 'markdown', label: t('menu.markdown'), icon: IconMarkdown, onSelect: save('markdown') },
    { key: 'html', label: t('menu.html'), icon: IconFileTypeHtml, onSelect: save('html') },
    // After the menu is closed: it would be on the paper.
    { key: 'print', label: t('menu.print'), icon: IconPrinter, onSelect: () => setTimeout(() => window.print()) },
  ];
}
