import { AI_TOOLS, type AiTool } from '@murmel/contracts';
import { AiConversation, type AiRun, Assistant } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Tools that the user chose: those of the product, and those of servers that the operator connected. */
export interface ChosenTools {
  tools: readonly AiTool[];
  mcpTools: readonly string[];
}

/**
 * Which tools a model may use for an answer, as far as this installation offers them: of an assistant those that its maker chose, in a teacher's
 * own chat all of the product's. Whom a persona plays has none, nor has what is suggested for a text,
 * or what began with words of a stranger.
 */
export async function toolsOfRun(manager: EntityManager, { conversationId }: AiRun): Promise<ChosenTools> {
  const conversation = await manager.findOneBy(AiConversation, { id: conversationId });
  if (!conversation || conversation.persona !== null || conversation.suggestionId !== null || conversation.withoutTools)
    return { tools: [], mcpTools: [] };
  if (conversation.assistantId === null) return { tools: AI_TOOLS, mcpTools: [] };
  const { tools = [], mcpTools = [] } = (await manager.findOneBy(Assistant, { itemId: conversation.assistantId })) ?? {};
  return { tools, mcpTools };
}
