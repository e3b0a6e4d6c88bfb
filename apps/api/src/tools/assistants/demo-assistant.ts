import { TOOLS } from '@murmel/contracts';
import { type Account, Assistant } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { NEW_ASSISTANT } from './one-assistant.js';
import { contentOf } from './templates/assistant-templates.js';
import { FOR_LEARNERS } from './templates/for-learners.js';

/** One that a class may ask about the forest. */
export async function addDemoAssistant(manager: EntityManager, owner: Account): Promise<void> {
  const told = FOR_LEARNERS[0]!;
  const fields = { description: told.description, subjectTypes: ['BIOLOGY' as const] };
  const { id: itemId } = await createItem(manager, owner, TOOLS.assistants.kind, fields, told.title);
  await manager.insert(Assistant, { itemId, ...NEW_ASSISTANT, ...(contentOf(told) as object) });
}
