import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOverPage } from '../links/use-over-page';

export interface AddressPanels<Panel extends string> {
  opened: Panel | undefined;
  open(panel: Panel): void;
  close(): void;
}

/** Panels over a page, each with an address below it. @param panels always the same array */
export function useAddressPanels<Panel extends string>(base: string, panels: readonly Panel[]): AddressPanels<Panel> {
  const last = useLocation().pathname.split('/').at(-1);
  const opened = panels.find((panel) => panel === last);
  const { open: openOver, close } = useOverPage(base);
  const open = useCallback((panel: Panel) => openOver(`${base}/${panel}`), [openOver, base]);
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}
