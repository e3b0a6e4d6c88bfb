import { type Item, TOOLS, toolOfKind } from '@murmel/contracts';
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
  const { pathname, state } = useLocation();
  const last = pathname.split('/').at(-1);
  const base = `${TOOLS[toolOfKind(item.kind)!].route}/${item.id}${within}`;
  // What the way back is stays known over a dialog.
  const close = useCallback(() => void navigate(base, { state }), [navigate, base, state]);
  return {
    opened: last === 'share' || last === 'settings' ? last : undefined,
    open: (dialog) => void navigate(`${base}/${dialog}`, { state }),
    close,
  };
}
