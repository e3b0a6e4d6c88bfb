import { TOOLS } from '@murmel/contracts';
import { usePanelsOf } from '../../../core/editor/use-panels-of';

const PANELS = ['theming', 'versions'] as const;

/** The panels of the editor follow the address. */
export function usePanel(itemId: string) {
  return usePanelsOf(`${TOOLS.website.route}/${itemId}`, PANELS);
}
export type PanelControl = ReturnType<typeof usePanel>;
