/** The four error pages (specification 2, section 2) and the status that is printed small. */
export const ERROR_PAGES = { unauthorized: 401, forbidden: 403, notFound: 404, generic: undefined } as const;

export type ErrorPageKind = keyof typeof ERROR_PAGES;

/** Which page an error of the api stands for, when nothing else of a screen can be shown. */
export function errorPageOf(status: number | undefined): ErrorPageKind {
  const kinds = Object.entries(ERROR_PAGES) as [ErrorPageKind, number | undefined][];
  return kinds.find(([, known]) => known !== undefined && known === status)?.[0] ?? 'generic';
}
