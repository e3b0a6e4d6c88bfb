import { decide } from '@murmel/access-policy';
import type { AssistantLive } from '@murmel/contracts';
import { knowledgeFiles } from '../../core/ai/knowledge/knowledge-files.js';
import type { LiveContribution } from '../../core/tool-contribution/contributions.js';

/** Publishes the reading progress of an assistant's files to those who may change it. */
export const assistantLive: LiveContribution = {
  audiences: {
    editor: { everyMs: 300, seesPeople: false },
    guest: { everyMs: 1000, seesPeople: false },
  },
  audienceOf: (_manager, { actor, facts }) => Promise.resolve(decide(actor, 'item.update', { item: facts }).allow ? 'editor' : 'guest'),
  async state(manager, itemId, audience): Promise<AssistantLive> {
    return audience === 'editor' ? { audience: 'editor', files: await knowledgeFiles(manager, itemId) } : { audience: 'guest' };
  },
};
