import { SERVER_LIMITS } from '@murmel/contracts';
import { AiStep } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { apiError } from '../../../../platform/api-error.js';
import { type RequestContext, rowOf } from '../../../../platform/request-context.js';
import { ConfirmedCalls } from '../confirmed-calls.js';
import { callMcp, mcpInput } from './mcp-call.js';
import { McpServers } from './mcp-servers.js';

const { callSeconds } = SERVER_LIMITS.mcp;

/** Calls of external tools that wait for confirmation. */
@Injectable()
export class McpCalls {
  constructor(
    private readonly confirmed: ConfirmedCalls,
    private readonly servers: McpServers,
  ) {}

  /** @throws MCP_UNREACHABLE where nothing was sent, what `ConfirmedCalls` throws */
  async confirm(context: RequestContext): Promise<AiStep> {
    const { mcpTool } = rowOf(context, AiStep);
    const offered = await this.servers.one(mcpTool!);
    return this.confirmed.confirm(context, {
      mayCall: (_step, talk) => {
        if (!talk?.assistant.mcpTools.includes(mcpTool!)) return false;
        if (!offered) throw apiError('MCP_UNREACHABLE');
        return true;
      },
      call: async ({ proposed }) => {
        const { text, failed } = await callMcp(offered!, mcpInput(proposed!), AbortSignal.timeout(callSeconds * 1000));
        return { result: text, failure: failed ? 'broken' : null };
      },
    });
  }
}
