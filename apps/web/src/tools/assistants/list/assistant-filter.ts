import { ASSISTANT_CATEGORIES, type AssistantCategory, type FeaturedAssistant, foldText } from '@murmel/contracts';

/** Filters of the assistant list. */
export const ASSISTANT_FILTERS = ['all', 'mine', ...ASSISTANT_CATEGORIES, 'figures', 'international', 'archive'] as const;
export type AssistantFilter = (typeof ASSISTANT_FILTERS)[number];

/** Returns the filter named in an address; all assistants for an unknown or missing one. */
export const assistantFilterOf = (said: string | null): AssistantFilter => ASSISTANT_FILTERS.find((one) => one === said) ?? 'all';

const isCategory = (shown: AssistantFilter): shown is AssistantCategory => (ASSISTANT_CATEGORIES as readonly string[]).includes(shown);

/** Returns the query parameters for the server. */
export function filterQuery(shown: AssistantFilter) {
  if (isCategory(shown)) return { category: shown };
  if (shown === 'figures') return { characters: 'true' };
  if (shown === 'international') return { international: 'true' };
  return shown === 'archive' ? { archived: 'true' } : {};
}

/** Filters the assistants that ship with the product by the shown selection. Own and archived ones are not included. */
export function featuredAmong(all: readonly FeaturedAssistant[], shown: AssistantFilter, query: string): readonly FeaturedAssistant[] {
  if (shown === 'mine' || shown === 'figures' || shown === 'archive') return [];
  const word = foldText(query);
  return all.filter(
    ({ category, title, description }) => (!isCategory(shown) || category === shown) && foldText(`${title} ${description}`).includes(word),
  );
}
