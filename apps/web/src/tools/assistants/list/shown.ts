import { ASSISTANT_CATEGORIES, type AssistantCategory, type FeaturedAssistant } from '@murmel/contracts';

/** What of all assistants a list can show. */
export const SHOWN = ['all', 'mine', ...ASSISTANT_CATEGORIES, 'figures', 'international', 'archive'] as const;
export type Shown = (typeof SHOWN)[number];

/** What an address says is shown; everything where it says nothing that there is. */
export const shownOf = (said: string | null): Shown => SHOWN.find((one) => one === said) ?? 'all';

const isCategory = (shown: Shown): shown is AssistantCategory => (ASSISTANT_CATEGORIES as readonly string[]).includes(shown);

/** How the server is asked for it. */
export function askedFor(shown: Shown) {
  if (isCategory(shown)) return { category: shown };
  if (shown === 'figures') return { characters: 'true' };
  if (shown === 'international') return { international: 'true' };
  return shown === 'archive' ? { archived: 'true' } : {};
}

/** Those that come with the product, as far as they are shown: what is one's own, or put away, is none of them. */
export function featuredAmong(all: readonly FeaturedAssistant[], shown: Shown, query: string): readonly FeaturedAssistant[] {
  if (shown === 'mine' || shown === 'figures' || shown === 'archive') return [];
  const word = query.toLocaleLowerCase();
  return all.filter(
    ({ category, title, description }) =>
      (!isCategory(shown) || category === shown) && `${title} ${description}`.toLocaleLowerCase().includes(word),
  );
}
