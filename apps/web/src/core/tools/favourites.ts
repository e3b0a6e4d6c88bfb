import { LIMITS, type ToolKey } from '@murmel/contracts';

export type FavouriteChange = { favourites: ToolKey[] } | { refused: 'tooFew' | 'tooMany'; limit: number };

/**
 * Adds or takes away one favourite tool; new ones go to the end, so that the row does not jump.
 * Fewer than 1 or more than 8 are refused with that number (spec LIB-07).
 */
export function toggleFavourite(favourites: readonly ToolKey[], tool: ToolKey): FavouriteChange {
  const { min, max } = LIMITS.favouriteTools;
  if (favourites.includes(tool)) {
    if (favourites.length <= min) return { refused: 'tooFew', limit: min };
    return { favourites: favourites.filter((key) => key !== tool) };
  }
  if (favourites.length >= max) return { refused: 'tooMany', limit: max };
  return { favourites: [...favourites, tool] };
}
