/** Panels beside or over the board. `share` and `settings` are those of all items (`useItemDialogs`). */
export const PANELS = ['activities', 'members', 'theming', 'controls', 'waiting', 'trash', 'versions', 'import'] as const;
export type Panel = (typeof PANELS)[number];

export interface PanelControl {
  opened: Panel | undefined;
  open: (panel: Panel) => void;
  close: () => void;
}

/** Panels that have their own address below the board's. */
export const ADDRESSED: readonly Panel[] = ['activities', 'members', 'theming'];
const PARAMETER = 'panel';

/** @returns the panel that an address opens */
export function panelAt(pathname: string, search: string): Panel | undefined {
  const last = pathname.split('/').at(-1);
  const named = new URLSearchParams(search).get(PARAMETER);
  return ADDRESSED.find((panel) => panel === last) ?? PANELS.find((panel) => panel === named && !ADDRESSED.includes(panel));
}

/** @param base the board's own address */
export function panelAddress(base: string, panel: Panel): string {
  return ADDRESSED.includes(panel) ? `${base}/${panel}` : `${base}?${PARAMETER}=${panel}`;
}
