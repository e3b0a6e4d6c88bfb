import type { Asking } from '../asking.js';

/** Who draws pages on the server that need no client; provided by the core, so that the platform does not know items. */
export interface DrawnPages {
  /** Answers where there is such a page for whoever asks. @returns false where the client has to say something first */
  send(asking: Asking): Promise<boolean>;
}
export const DRAWN_PAGES = Symbol('drawn pages');
