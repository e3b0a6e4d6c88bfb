import { miniToolOf, ownFrom, TOOLS } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { writeMiniTool } from './mini-tool-repository.js';

/** One of the product's that a teacher made their own. */
export async function addDemoMiniTool(manager: EntityManager, owner: Account): Promise<void> {
  const tool = miniToolOf('lesson-opener')!;
  const fields = { description: tool.text.de };
  const { id } = await createItem(manager, owner, TOOLS.mini_tools.kind, fields, 'Einstieg mit Frage');
  await writeMiniTool(manager, id, ownFrom(tool, 'de', 5));
}
