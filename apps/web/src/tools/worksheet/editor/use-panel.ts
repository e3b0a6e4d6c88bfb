import { TOOLS } from '@murmel/contracts';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOverPage } from '../../../core/shell/use-over-page';

const PANELS = ['theming', 'versions'] as const;
export type Panel = (typeof PANELS)[number];

export interface PanelControl {
  opened: Panel | undefined;
  open(panel: Panel): void;
  close(): void;
}

/** The panels of the editor follow the address. */
export function usePanel(itemId: string): PanelControl {
  const base = `${TOOLS.worksheet.route}/${itemId}`;
  const last = useLocation().pathname.split('/').at(-1);
  const opened = PANELS.find((panel) => panel === last);
  const { open: openOver, close } = useOverPage(base);
  const open = useCallback((panel: Panel) => openOver(`${base}/${panel}`), [openOver, base]);
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}
