import { ASSISTANT_CATEGORIES, type AssistantCategory, type FeaturedAssistant } from '@murmel/contracts';

/** Filters of the assistant list. */
export const SHOWN = ['all', 'mine', ...ASSISTANT_CATEGORIES, 'figures', 'international', 'archive'] as const;
export type Shown = (typeof SHOWN)[number];

/** Returns the filter named in an address; all assistants for an unknown or missing one. */
export const shownOf = (said: string | null): Shown => SHOWN.find((one) => one === said) ?? 'all';

const isCategory = (shown: Shown): shown is AssistantCategory => (ASSISTANT_CATEGORIES as readonly string[]).includes(shown);

/** Returns the query parameters for the server. */
export function askedFor(shown: Shown) {
  if (isCategory(shown)) return { category: shown };
  if (shown === 'figures') return { characters: 'true' };
  if (shown === 'international') return { international: 'true' };
  return shown === 'archive' ? { archived: 'true' } : {};
}

/** Filters the assistants that ship with the product by the shown selection. Own and archived ones are not included. */
export function featuredAmong(all: readonly FeaturedAssistant[], shown: Shown, query: string): readonly FeaturedAssistant[] {
  if (shown === 'mine' || shown === 'figures' || shown === 'archive') return [];
  const word = query.toLocaleLowerCase();
  return all.filter(
    ({ category, title, description }) =>
      (!isCategory(shown) || category === shown) && `${title} ${description}`.toLocaleLowerCase().includes(word),
  );
}
