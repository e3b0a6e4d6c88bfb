import type { ToolKey } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { session, useSession } from '../../platform/session/store';
import { type FavouriteChange, toggleFavourite } from './favourites';
import { useAvailableTools } from './use-available-tools';

/** The favourite tools of the person who is signed in, and how to change them; a star shows at once. */
export function useFavourites() {
  const { user } = useSession();
  const available = useAvailableTools();
  const mutation = useMutation(orpc.users.updateMe.mutationOptions({ onSuccess: (changed) => session.setUser(changed) }));
  const sent = mutation.isPending ? mutation.variables.favouriteTools : undefined;
  const favourites = (sent ?? user?.favouriteTools ?? []).filter((key) => available.includes(key));
  /** @returns what came of it; a refusal was not sent */
  const toggle = (tool: ToolKey, onFailure: () => void): FavouriteChange => {
    const change = toggleFavourite(favourites, tool);
    if ('favourites' in change) mutation.mutate({ favouriteTools: change.favourites }, { onError: onFailure });
    return change;
  };
  return { favourites, toggle };
}
