import type { TeachingPage } from '@murmel/documents';
import type { useBoardTexts } from './texts';

/** Returns the name of a page: its own, or its number. */
export function pageName(pages: readonly TeachingPage[], page: TeachingPage, t: ReturnType<typeof useBoardTexts>): string {
  return page.name === '' ? t('page.untitled', { number: pages.findIndex(({ id }) => id === page.id) + 1 }) : page.name;
}
