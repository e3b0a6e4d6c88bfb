import type { WebsiteInput } from '@murmel/contracts';
import { type BoardData, newWebsite, WEBSITE_OPERATIONS, type WebsiteTable, websiteKind } from '@murmel/documents';
import { BoardBuilder } from '../../core/boards/board-builder.js';

/** Website as defined in code: its pages with their blocks, and its appearance. */
export interface TemplateSite {
  look?: WebsiteInput<'changeLook'>;
  pages: readonly { name: string; blocks: readonly Omit<WebsiteInput<'addBlock'>, 'page'>[] }[];
}

/** @throws Error naming what refuses it */
export function websiteContent({ look, pages }: TemplateSite, person: string): BoardData<WebsiteTable> {
  const site = new BoardBuilder({ kind: websiteKind, operations: WEBSITE_OPERATIONS }, person, newWebsite(pages[0]?.name));
  if (look) site.run('changeLook', look);
  for (const [index, { name, blocks }] of pages.entries()) {
    const page = index === 0 ? site.board.pages[0]!.id : site.run('addPage', { name })[0]!;
    for (const block of blocks) site.run('addBlock', { ...block, page });
  }
  return site.data;
}
