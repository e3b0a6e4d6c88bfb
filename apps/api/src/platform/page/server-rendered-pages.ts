import type { RequestContext } from '../request-context.js';

/** Renders pages on the server that need no client. Provided by the core, so that the platform does not know items. */
export interface ServerRenderedPages {
  /** Answers with such a page if the caller has one. @returns false where the client has to send something first */
  send(context: RequestContext): Promise<boolean>;
}
export const SERVER_RENDERED_PAGES = Symbol('drawn pages');
