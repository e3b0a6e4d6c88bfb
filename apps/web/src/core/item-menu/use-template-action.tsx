import type { Item } from '@murmel/contracts';
import { IconTemplate } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';
import type { MenuAction } from '../../ui/overlays/ActionMenu';

const TemplateDialog = lazyPage(() => import('./TemplateDialog'), ['templates']);

/** Provides the menu entry that makes an own item a template and sets its audience. A folder is copied as one. */
export function useTemplateAction(
  { id, kind, abilities }: Pick<Item, 'id' | 'kind'> & { abilities: Partial<Item['abilities']> },
  label: string,
): {
  actions: MenuAction[];
  dialog: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const offered = abilities.share && kind !== 'folder';
  return {
    actions: offered ? [{ key: 'template', label, icon: IconTemplate, onSelect: () => setOpen(true) }] : [],
    dialog: <Suspense fallback={null}>{open && <TemplateDialog itemId={id} onClose={() => setOpen(false)} />}</Suspense>,
  };
}
