import { type Item, TOOLS } from '@murmel/contracts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOverPage } from '../../../core/links/use-over-page';
import { type PanelControl, panelAddress, panelAt } from './panel';

/** The panels of a teacher's board follow the address. */
export function usePanels(item: Pick<Item, 'id'>): PanelControl {
  const { pathname, search } = useLocation();
  const opened = panelAt(pathname, search);
  const base = `${TOOLS.pinboard.route}/${item.id}`;
  const { open, close } = useOverPage(base);
  return useMemo(() => ({ opened, open: (panel) => open(panelAddress(base, panel)), close }), [opened, base, open, close]);
}
