import type { WebsiteInput, WebsiteItem, WebsiteOperationName } from '@murmel/contracts';
import type { Site, SitePage } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardSession, Done } from '../../../../platform/boards/board-session';

export type WebsiteInputs = { [N in WebsiteOperationName]: WebsiteInput<N> };
export type WebsiteSession = BoardSession<Site, WebsiteInputs>;

/** Everything that the parts of the editor need to know of the website. */
export interface WebsiteScreen {
  item: WebsiteItem;
  /** what is shown: the document and what was done here a moment ago */
  site: Site;
  /** the one that is being written */
  page: SitePage;
  openPage(page: string): void;
  session: WebsiteSession;
  /** Does it, and says why not when it was refused. @param step what is done with the same one within 3 s is taken back together */
  run<N extends WebsiteOperationName>(operation: N, input: WebsiteInputs[N], step?: string): Promise<Done>;
}

export const WebsiteContext = createContext<WebsiteScreen | null>(null);

/** @throws outside of a website's editor: a programming error */
export function useWebsite(): WebsiteScreen {
  const screen = use(WebsiteContext);
  if (!screen) throw new Error('WebsiteContext is missing around this part');
  return screen;
}
