import { type Item, TOOLS } from '@murmel/contracts';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type PanelControl, panelAddress, panelAt } from './panel';

/** The panels of a teacher's board follow the address, so that the browser's back closes them. */
export function usePanels(item: Pick<Item, 'id'>): PanelControl {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const opened = panelAt(pathname, search);
  const base = `${TOOLS.pinboard.route}/${item.id}`;
  return useMemo(
    () => ({ opened, open: (panel) => void navigate(panelAddress(base, panel)), close: () => void navigate(base) }),
    [opened, base, navigate],
  );
}
