import { TOOLS } from '@murmel/contracts';
import { type Account, Assistant } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { NEW_ASSISTANT } from './assistant-repository.js';
import { contentOf } from './templates/assistant-templates.js';
import { LEARNER_TEMPLATE_CONTENT } from './templates/learner-template-content.js';

/** One that a class may ask about the forest. */
export async function addDemoAssistant(manager: EntityManager, owner: Account): Promise<void> {
  const template = LEARNER_TEMPLATE_CONTENT[0]!;
  const fields = { description: template.description, subjectTypes: ['BIOLOGY' as const] };
  const { id: itemId } = await createItem(manager, owner, TOOLS.assistants.kind, fields, template.title);
  await manager.insert(Assistant, { itemId, ...NEW_ASSISTANT, ...(contentOf(template) as object) });
}
