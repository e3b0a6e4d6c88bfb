import { AI_TOOLS, type AiTool } from '@murmel/contracts';
import { AiConversation, type AiRun, Assistant } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Tools that the user chose: those of the product, and those of servers that the operator connected. */
export interface ChosenTools {
  tools: readonly AiTool[];
  mcpTools: readonly string[];
}

/**
 * Returns the tools that a model may use for an answer, as far as this installation offers them: of an assistant those that its owner
 * chose, in a teacher's own chat all of the product's. A persona has none. A suggestion for a text and a chat that began with an unknown
 * client's words have none either.
 */
export async function toolsOfRun(manager: EntityManager, { conversationId }: AiRun): Promise<ChosenTools> {
  const conversation = await manager.findOneBy(AiConversation, { id: conversationId });
  if (!conversation || conversation.persona !== null || conversation.suggestionId !== null || conversation.withoutTools)
    return { tools: [], mcpTools: [] };
  if (conversation.assistantId === null) return { tools: AI_TOOLS, mcpTools: [] };
  const { tools = [], mcpTools = [] } = (await manager.findOneBy(Assistant, { itemId: conversation.assistantId })) ?? {};
  return { tools, mcpTools };
}
