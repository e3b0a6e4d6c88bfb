/** Who knows what a page for everybody says of itself to whoever runs no script; provided by the core, so that the platform does not know items. */
export interface PageDescription {
  /** lines for the head of the page at this path */
  of(path: string): Promise<readonly string[]>;
}
export const PAGE_DESCRIPTION = Symbol('page description');
