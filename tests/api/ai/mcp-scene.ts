import type { AiTool, AssistantItem } from '@murmel/contracts';
import { readMcpServers } from '@murmel/server';
import { McpServers } from '../../../apps/api/src/core/ai/tools/mcp/mcp-servers.js';
import type { McpWire } from '../../support/mcp-server.js';
import type { Chat, ToolScene } from './tool-scene.js';

/** Stands in the configuration and must be found nowhere else. */
export const CANARY = 'mcp-kanarie-0815';
const TOOLS = ['dates', 'add', 'fail'];
/** All tools of the wire, as assistants name them. */
export const ALL = TOOLS.map((tool) => `schule/${tool}`);
/** By the name that the model knows; `at`: which of those that it has. */
export const key = (tool: string, at = TOOLS.indexOf(tool)) => `mcp${at}_schule_${tool}`;

export const server = (wire: McpWire, more: object = {}) => ({
  ...{ id: 'schule', name: { de: 'Schulkalender', en: 'School calendar' }, url: wire.address, key: CANARY, readOnly: ['dates', 'fail'] },
  ...{ headers: { 'x-schule': CANARY }, location: { level: 'house', place: 'Unsere Schule' }, ...more },
});

/** As another configuration would begin; nothing is known of what servers offer. */
export function configured({ chats: { api } }: ToolScene, servers: object[]): void {
  const service = api.application.get(McpServers);
  Reflect.set(service, 'configuration', { ...api.configuration, mcpServers: readMcpServers(JSON.stringify(servers)) });
  (Reflect.get(service, 'listings') as Map<string, unknown>).clear();
}

/** A chat with an assistant that has these tools. */
export async function withTools(
  scene: ToolScene,
  mcpTools: string[],
  tools: readonly AiTool[] = [],
): Promise<Chat & { assistantId: string }> {
  const { teacher, accountId } = await scene.chats.newChat();
  const made = await teacher.call<AssistantItem>('POST', '/api/ai/assistants', {
    body: { title: 'Sekretär', instructions: 'Hilf mit Terminen.', tools, mcpTools, model: 'obeys' },
  });
  const { body } = await teacher.call<{ id: string }>('POST', `/api/ai/assistants/${made.body.id}/conversations`, { body: {} });
  return { teacher, accountId, id: body.id, assistantId: made.body.id };
}
