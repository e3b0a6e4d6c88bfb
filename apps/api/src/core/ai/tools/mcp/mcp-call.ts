import { AI_STEP_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { StepFailed } from '../step-failed.js';
import type { OfferedMcpTool } from './mcp-servers.js';
import { withMcpServer } from './mcp-session.js';

const answered = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).default([]),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().default(false),
});

export interface McpAnswer {
  text: string;
  /** true if the server reports a failure; the text then says why */
  failed: boolean;
}

/** Returns the input for a tool of a server: an object that is not too large. @throws StepFailed */
export function mcpInput(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new StepFailed('invalid');
  if (JSON.stringify(input).length > SERVER_LIMITS.mcp.input) throw new StepFailed('invalid');
  return input as Record<string, unknown>;
}

/** Returns the input as users read it before they approve sending it: one line for each value. */
export function mcpOutline(input: Record<string, unknown>): string {
  return Object.entries(input)
    .map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

/** Uses a tool of a server once; nothing is tried again, because it may have been done. @throws StepFailed */
export async function callMcp({ server, tool }: OfferedMcpTool, input: Record<string, unknown>, signal: AbortSignal): Promise<McpAnswer> {
  const answer = await withMcpServer(server, signal, (client, options) =>
    client.callTool({ name: tool.name, arguments: input, options }),
  ).catch(() => {
    throw new StepFailed(signal.aborted ? 'tooMuch' : 'unreachable');
  });
  const { data } = answered.safeParse(answer);
  if (!data) throw new StepFailed('broken');
  const { content, structuredContent, isError } = data;
  const said = content.flatMap(({ text }) => text ?? []).join('\n\n');
  const text = said === '' && structuredContent !== undefined ? JSON.stringify(structuredContent) : said;
  if (text === '' && content.length > 0 && !isError) throw new StepFailed('nothing');
  return { text: text.slice(0, AI_STEP_LIMITS.result).toWellFormed(), failed: isError };
}
