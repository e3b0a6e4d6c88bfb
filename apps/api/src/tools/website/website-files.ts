import { siteFiles } from '@murmel/documents';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { boardActorOf } from '../../core/boards/board-actor.js';
import { boardFiles } from '../../core/boards/board-files.js';
import type { FileContribution } from '../../core/tool-contribution/contributions.js';
import { itemOf } from '../../platform/request-context.js';
import { publishedPages } from './publication.js';
import { draftOf, STORED_WEBSITE } from './stored-website.js';

const onDraft = boardFiles(STORED_WEBSITE, { operation: 'item.update', seen: ({ board }) => siteFiles(board), comesBack: true });

async function shown(manager: EntityManager, id: string): ReturnType<typeof publishedPages> {
  return publishedPages(manager, await manager.findOneByOrFail(Item, { id }));
}

async function filesOf(manager: EntityManager, itemId: string): Promise<{ draft: Set<string>; published: Set<string> }> {
  const [draft, publication] = await Promise.all([draftOf(manager, itemId), shown(manager, itemId)]);
  return { draft: siteFiles(draft.board), published: publication ? siteFiles(publication.board) : new Set() };
}

/** Files of the draft are for its authors; those of the published part are for its readers, and stay as long as it does. */
export const websiteFiles: readonly FileContribution[] = [
  {
    ...onDraft,
    parts: {
      ...onDraft.parts,
      useOf: async (manager, context, fileId) => {
        const { draft, published } = await filesOf(manager, itemOf(context).id);
        if (published.has(fileId)) return 'seen';
        if (!draft.has(fileId)) return 'unused';
        return boardActorOf(context).trusted ? 'seen' : 'unseen';
      },
      inUse: async (manager, itemId) => {
        const { draft, published } = await filesOf(manager, itemId);
        return new Set([...draft, ...published]);
      },
    },
  },
];
