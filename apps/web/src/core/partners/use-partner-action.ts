import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** Action on a partner: a key below `partners:done` and `partners:failed`. */
export type PartnerActionKey = 'create' | 'save' | 'remove' | 'mark' | 'logo' | 'removeLogo';

/** Runs an action on a partner and reports its result. Every list is refetched afterwards. */
export function usePartnerAction(): Actions<PartnerActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'partners', after: () => queryClient.invalidateQueries() });
}
