import type { RequestContext } from '../request-context.js';

/** Renders pages on the server that need no client. Provided by the core, so that the platform does not know items. */
export interface ServerRenderedPages {
  /** Answers with such a page if the caller has one. @returns false where the client has to send something first */
  send(context: RequestContext): Promise<boolean>;
  /** Returns what the client's page holds for browsers that run no script; empty where it needs one. */
  withoutScript(context: RequestContext): Promise<string>;
  /** paths, as the router writes them, of the pages that take a password from a form */
  readonly passwordPaths: readonly string[];
  /** Takes a password and leads back to the page. @returns what the page holds as long as the password opens nothing */
  takePassword(context: RequestContext, fields: URLSearchParams): Promise<string | undefined>;
}
export const SERVER_RENDERED_PAGES = Symbol('drawn pages');
