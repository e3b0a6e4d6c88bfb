import { type Json, KNOWLEDGE_LIMITS, newAssistant } from '@murmel/contracts';
import { Assistant } from '@murmel/server';
import { z } from 'zod';
import { knowledgeFiles, learnCopies } from '../../core/ai/knowledge/knowledge-files.js';
import { PRODUCT_ACCOUNT } from '../../core/templates/product-account.js';
import { contentCopying, withCopies } from '../../core/tool-contribution/content-copy.js';
import { assistantOf, NEW_ASSISTANT } from './assistant-repository.js';

/** Files in the order in which they were added. */
const knowledge = z.array(z.uuid()).max(KNOWLEDGE_LIMITS.files).default([]);
type CopiedAssistant = z.infer<typeof newAssistant> & { knowledge?: string[] | undefined };

/**
 * Copies an assistant. Instructions and files go along for those who may change it, and with assistants of the product; all others get what
 * they can see of it (spec T-44).
 */
export const assistantCopying = contentCopying<CopiedAssistant & Json>({
  async take(manager, { from, ownerId, everything, foreignFiles }) {
    const { itemId: _id, archived: _archived, model: _model, mcpTools: _servers, ...told } = await assistantOf(manager, from);
    if (!everything && ownerId !== PRODUCT_ACCOUNT) return { ...told, instructions: '', knowledge: [] };
    const files = (await knowledgeFiles(manager, from)).map(({ id }) => id).filter((id) => !foreignFiles.has(id));
    return { ...told, knowledge: files };
  },
  checked(content, files) {
    const { data } = newAssistant.extend({ knowledge }).safeParse(content);
    if (!data) return undefined;
    const { avatar } = data;
    return {
      ...data,
      knowledge: data.knowledge.filter((id) => files.has(id)),
      avatar: { ...avatar, file: avatar.file !== null && files.has(avatar.file) ? avatar.file : null },
    };
  },
  async put(manager, copy, content) {
    const { knowledge: files = [], ...told } = withCopies(content, copy) as CopiedAssistant;
    await manager.insert(Assistant, { itemId: copy.to, ...NEW_ASSISTANT, ...told });
    await learnCopies(manager, copy.to, files);
  },
});
