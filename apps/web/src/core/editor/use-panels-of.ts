import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOverPage } from '../links/use-over-page';

export interface PanelsOf<Panel extends string> {
  opened: Panel | undefined;
  open(panel: Panel): void;
  close(): void;
}

/** Panels over a page, each with an address below it. @param panels always the same array */
export function usePanelsOf<Panel extends string>(base: string, panels: readonly Panel[]): PanelsOf<Panel> {
  const last = useLocation().pathname.split('/').at(-1);
  const opened = panels.find((panel) => panel === last);
  const { open: openOver, close } = useOverPage(base);
  const open = useCallback((panel: Panel) => openOver(`${base}/${panel}`), [openOver, base]);
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}
