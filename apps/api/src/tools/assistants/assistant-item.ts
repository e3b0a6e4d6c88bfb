import { isTeacher } from '@murmel/access-policy';
import { Assistant } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf } from '../../platform/request-context.js';
import { assistantAnswer, NEW_ASSISTANT } from './assistant-repository.js';
import { refuseFields, writeAssistant } from './write-assistant.js';

const UNTITLED = { de: 'Neuer Assistent', en: 'New assistant' } as const;

/** Assistants as items: instructions, audience and appearance. */
export const assistantItem: ItemContribution<'assistants'> = {
  germanName: 'Assistent',
  untitled: (language) => UNTITLED[language],
  refuse: refuseFields,
  async create(manager, { item, input }) {
    await manager.insert(Assistant, { itemId: item.id, ...NEW_ASSISTANT });
    await writeAssistant(manager, item.id, input);
    return { assistant: await assistantAnswer(manager, item.id, true) };
  },
  async read(manager, { actor }, { id, abilities }) {
    const assistant = await assistantAnswer(manager, id, abilities.update === true);
    // Pupils and guests read what was written for them.
    const forLearners = !isTeacher(actor) && assistant.pupilDescription !== '';
    return { assistant, ...(forLearners && { description: assistant.pupilDescription }) };
  },
  async change(manager, context, input) {
    const { id: itemId } = itemOf(context);
    const assistant = await manager.findOne(Assistant, { where: { itemId }, lock: { mode: 'pessimistic_write' } });
    if (!assistant) throw apiError('NOT_FOUND');
    await writeAssistant(manager, itemId, input);
  },
};
