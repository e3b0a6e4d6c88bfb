import { type Item, TOOLS, toolOfKind } from '@murmel/contracts';
import { useLocation } from 'react-router';
import { useOverPage } from '../links/use-over-page';

type Dialog = 'share' | 'settings';

export interface ItemDialogs {
  opened: Dialog | undefined;
  open: (dialog: Dialog) => void;
  close: () => void;
}

/**
 * `/share` and `/settings` are addresses of their own, over the item's page.
 * @param within the part of the item that is open below them, e.g. `/pages/3kd0`
 * @param route of the page, where that is another one than the tool's editor
 */
export function useItemDialogs(item: Item, within = '', route: string = TOOLS[toolOfKind(item.kind)!].route): ItemDialogs {
  const last = useLocation().pathname.split('/').at(-1);
  const opened = last === 'share' || last === 'settings' ? last : undefined;
  const base = `${route}/${item.id}${within}`;
  const { open, close } = useOverPage(base);
  return { opened, open: (dialog) => open(`${base}/${dialog}`), close };
}
