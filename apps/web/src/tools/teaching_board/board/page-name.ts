import type { TeachingPage } from '@murmel/documents';
import type { useBoardTexts } from './texts';

/** What a page is called: its own name, or its number. */
export function pageName(pages: readonly TeachingPage[], page: TeachingPage, t: ReturnType<typeof useBoardTexts>): string {
  return page.name === '' ? t('page.untitled', { number: pages.findIndex(({ id }) => id === page.id) + 1 }) : page.name;
}
