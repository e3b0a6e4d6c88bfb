import { decide } from '@murmel/access-policy';
import { KNOWLEDGE_LIMITS, KNOWLEDGE_TYPES, knowledgeEnding, PICTURE_TYPES } from '@murmel/contracts';
import { Assistant, KnowledgeFile } from '@murmel/server';
import type { FileContribution } from '../../core/tool-contribution/contributions.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf } from '../../platform/request-context.js';
import { assistantOf } from './assistant-repository.js';

const PICTURE = /\.(jpe?g|png|webp|gif)$/i;

/**
 * Pictures for the face of an assistant: the current one is visible to all who see the assistant. Files that it answers from are for its
 * editors only: others read the passages an answer refers to.
 */
export const assistantFiles: FileContribution = {
  operation: 'item.update',
  usedBy: 'part',
  types: [...PICTURE_TYPES, ...KNOWLEDGE_TYPES],
  maxMegabytes: () => Promise.resolve(KNOWLEDGE_LIMITS.megabytes),
  // Plain text shows nothing by its bytes: only its name says that it is some.
  async refuseKeeping(_manager, _asking, name) {
    if (!PICTURE.test(name) && !knowledgeEnding(name)) throw apiError('UNSUPPORTED_TYPE', { types: KNOWLEDGE_TYPES });
  },
  parts: {
    async useOf(manager, context, fileId) {
      const { id: itemId, facts } = itemOf(context);
      if ((await assistantOf(manager, itemId)).avatar.file === fileId) return 'seen';
      if (!(await manager.existsBy(KnowledgeFile, { itemId, fileId }))) return 'unused';
      return decide(context.actor, 'item.update', { item: facts }).allow ? 'seen' : 'unseen';
    },
    async inUse(manager, itemId) {
      const assistant = await manager.findOneBy(Assistant, { itemId });
      const known = await manager.findBy(KnowledgeFile, { itemId });
      return new Set([...(assistant?.avatar.file ? [assistant.avatar.file] : []), ...known.map(({ fileId }) => fileId)]);
    },
  },
};
