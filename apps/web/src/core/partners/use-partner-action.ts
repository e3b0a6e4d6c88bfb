import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** What is done with a partner: a key below `partners:done` and `partners:failed`. */
export type PartnerActionKey = 'create' | 'save' | 'remove' | 'mark' | 'logo' | 'removeLogo';

/** Does something with a partner and says how it went; every list asks anew. */
export function usePartnerAction(): Actions<PartnerActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'partners', after: () => queryClient.invalidateQueries() });
}
