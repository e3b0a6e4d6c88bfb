/**
 * Source of the description that a public page gives to clients that run no script. Provided by the core, so that the platform does not
 * know items.
 */
export interface PageDescription {
  /** lines for the head of the page at this path */
  of(path: string): Promise<readonly string[]>;
}
export const PAGE_DESCRIPTION = Symbol('page description');
