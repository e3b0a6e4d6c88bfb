import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

const PANELS = ['theme', 'author_info'] as const;
export type Panel = (typeof PANELS)[number];

export interface PanelControl {
  opened: Panel | undefined;
  open(panel: Panel): void;
  close(): void;
}

/** The panels of the editor follow the address, so that the browser's back closes them. @param base the page's own address */
export function usePanel(base: string): PanelControl {
  const navigate = useNavigate();
  const last = useLocation().pathname.split('/').at(-1);
  const opened = PANELS.find((panel) => panel === last);
  const open = useCallback((panel: Panel) => void navigate(`${base}/${panel}`), [navigate, base]);
  const close = useCallback(() => void navigate(base), [navigate, base]);
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}
