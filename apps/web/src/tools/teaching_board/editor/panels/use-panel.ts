import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOverPage } from '../../../../core/links/use-over-page';

const PANELS = ['theme', 'author_info', 'versions'] as const;
export type Panel = (typeof PANELS)[number];

export interface PanelControl {
  opened: Panel | undefined;
  open(panel: Panel): void;
  close(): void;
}

/** The panels of the editor follow the address. @param base the page's own address */
export function usePanel(base: string): PanelControl {
  const last = useLocation().pathname.split('/').at(-1);
  const opened = PANELS.find((panel) => panel === last);
  const { open: openOver, close } = useOverPage(base);
  const open = useCallback((panel: Panel) => openOver(`${base}/${panel}`), [openOver, base]);
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}
