import { TOOLS, toolOfKind, type Item } from '@murmel/contracts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Dialog = 'share' | 'settings';

export interface ItemDialogs {
  opened: Dialog | undefined;
  open: (dialog: Dialog) => void;
  close: () => void;
}

/**
 * `/share` and `/settings` are addresses of their own, so that the browser's back closes them.
 * @param within the part of the item that is open below them, e.g. `/pages/3kd0`
 */
export function useItemDialogs(item: Item, within = ''): ItemDialogs {
  const navigate = useNavigate();
  const last = useLocation().pathname.split('/').at(-1);
  const base = `${TOOLS[toolOfKind(item.kind)!].route}/${item.id}${within}`;
  const close = useCallback(() => void navigate(base), [navigate, base]);
  return { opened: last === 'share' || last === 'settings' ? last : undefined, open: (dialog) => void navigate(`${base}/${dialog}`), close };
}
