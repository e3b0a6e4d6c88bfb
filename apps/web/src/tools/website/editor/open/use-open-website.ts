import type { WebsiteItem } from '@murmel/contracts';
import { type Site, WEBSITE_OPERATIONS, WEBSITE_SCHEMA_VERSION, type WebsiteTable, websiteKind } from '@murmel/documents';
import { type BoardInUse, useOpenBoard } from '../../../../core/boards/use-open-board';
import type { WebsiteInputs } from './website-context';

export type OpenWebsite = BoardInUse<Site, WebsiteInputs>;

const TOOL = { kind: websiteKind, operations: WEBSITE_OPERATIONS, schemaVersion: WEBSITE_SCHEMA_VERSION };

/** Keeps the draft of a website open. @returns undefined until the first render is done */
export function useOpenWebsite(item: WebsiteItem): OpenWebsite | undefined {
  return useOpenBoard<WebsiteTable, Site, WebsiteInputs>(item, TOOL);
}
