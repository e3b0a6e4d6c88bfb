import type { WebsiteInput, WebsiteItem, WebsiteOperationName } from '@murmel/contracts';
import type { Site, SitePage } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardResult, BoardSession } from '../../../../platform/boards/board-session';

export type WebsiteInputs = { [N in WebsiteOperationName]: WebsiteInput<N> };
export type WebsiteSession = BoardSession<Site, WebsiteInputs>;

/** Data of the website for the components of the editor. */
export interface WebsiteScreen {
  item: WebsiteItem;
  /** shown state: the document with the latest own changes */
  site: Site;
  /** the one that is being written */
  page: SitePage;
  openPage(page: string): void;
  session: WebsiteSession;
  /** Runs an operation, and shows the reason of a refusal. @param step operations with the same step within 3 s are undone together */
  run<N extends WebsiteOperationName>(operation: N, input: WebsiteInputs[N], step?: string): Promise<BoardResult>;
}

export const WebsiteContext = createContext<WebsiteScreen | null>(null);

/** @throws outside of a website's editor: a programming error */
export function useWebsite(): WebsiteScreen {
  const screen = use(WebsiteContext);
  if (!screen) throw new Error('WebsiteContext is missing around this part');
  return screen;
}
