import { TOOLS } from '@murmel/contracts';
import { useAddressPanels } from '../../../core/editor/use-address-panels';

const PANELS = ['theming', 'versions'] as const;

/** The panels of the editor follow the address. */
export function usePanel(itemId: string) {
  return useAddressPanels(`${TOOLS.website.route}/${itemId}`, PANELS);
}
export type PanelControl = ReturnType<typeof usePanel>;
