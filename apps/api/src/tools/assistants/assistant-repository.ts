import { type Assistant as AssistantEntry, NEW_AVATAR } from '@murmel/contracts';
import { Assistant } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { knowledgeFiles } from '../../core/ai/knowledge/knowledge-files.js';
import { apiError } from '../../platform/api-error.js';

/** Initial values of a new assistant. */
export const NEW_ASSISTANT = {
  ...{ instructions: '', model: null, tools: [], mcpTools: [], starters: [], category: null, subcategory: null, personaCategory: null },
  ...{ avatar: NEW_AVATAR, dailyLimit: null, pupilDescription: '', showSources: false, archived: false },
} satisfies Omit<Assistant, 'itemId'>;

/** @throws NOT_FOUND for an item that is no assistant */
export async function assistantOf(manager: EntityManager, itemId: string): Promise<Assistant> {
  const assistant = await manager.findOneBy(Assistant, { itemId });
  if (!assistant) throw apiError('NOT_FOUND');
  return assistant;
}

/** Returns an assistant for the caller. Its instructions are included only for callers who may change it. */
export async function assistantAnswer(manager: EntityManager, itemId: string, mayChange: boolean): Promise<AssistantEntry> {
  const { itemId: _id, instructions, ...shown } = await assistantOf(manager, itemId);
  const [made] = await manager.query<{ remixes: number }[]>('select count(*)::int as remixes from item_origin where source_id = $1', [
    itemId,
  ]);
  return {
    ...shown,
    instructions: mayChange ? instructions : null,
    remixes: made!.remixes,
    files: mayChange ? await knowledgeFiles(manager, itemId) : null,
  };
}
