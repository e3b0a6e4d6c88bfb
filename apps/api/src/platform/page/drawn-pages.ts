import type { Asking } from '../asking.js';

/** Renders pages on the server that need no client. Provided by the core, so that the platform does not know items. */
export interface DrawnPages {
  /** Answers with such a page if the caller has one. @returns false where the client has to send something first */
  send(asking: Asking): Promise<boolean>;
}
export const DRAWN_PAGES = Symbol('drawn pages');
