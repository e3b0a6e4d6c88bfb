import type { TeachingPage } from '@murmel/documents';

/** The page before or after one; undefined at the ends. */
export function pageBeside(pages: readonly TeachingPage[], page: string | undefined, by: 1 | -1): TeachingPage | undefined {
  const index = pages.findIndex(({ id }) => id === page);
  return index === -1 ? undefined : pages[index + by];
}
