import { type McpCheck, type McpServerEntry, SERVER_LIMITS } from '@murmel/contracts';
import type { Configuration, Logger, McpServer } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, LOGGER } from '../../../../platform/injection-tokens.js';
import { listedTools, type McpTool } from './mcp-listing.js';
import { withMcpServer } from './mcp-session.js';

const { listSeconds, keptSeconds, failedSeconds } = SERVER_LIMITS.mcp;

/** Tools that a server offers; undefined if it did not list them. */
interface Listing {
  tools: readonly McpTool[] | undefined;
  ms: number;
  /** time at which the listing expires */
  until: number;
}

/** A tool of a server, as an assistant has it. */
export interface OfferedMcpTool {
  server: McpServer;
  tool: McpTool;
  readOnly: boolean;
}

/** The servers that the operator connected, and what they offer at the moment. One that is away or slow is left alone for a while. */
@Injectable()
export class McpServers {
  private readonly listings = new Map<string, Promise<Listing>>();

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(): Promise<McpServerEntry[]> {
    return Promise.all(
      this.configuration.mcpServers.map(async (server) => {
        const { tools } = await this.listing(server);
        const { id, name, location, learners } = server;
        const offered = (tools ?? []).map(({ name: tool, title, description }) => ({
          ...{ id: `${id}/${tool}`, title, description, readOnly: server.readOnly.includes(tool) },
        }));
        return { id, name, location, learners, reachable: tools !== undefined, tools: offered };
      }),
    );
  }

  /** Queries every server again. */
  check(): Promise<McpCheck[]> {
    this.listings.clear();
    return Promise.all(
      this.configuration.mcpServers.map(async (server) => {
        const { tools, ms } = await this.listing(server);
        const { id, name, location, url } = server;
        return { server: id, name, location, host: new URL(url).host, reachable: tools !== undefined, ms, tools: tools?.length ?? 0 };
      }),
    );
  }

  /**
   * Returns those of the named tools that are currently available. Pupils and guests only get those that the operator allows them and that
   * only read.
   */
  async offered(names: readonly string[], isLearner: boolean): Promise<OfferedMcpTool[]> {
    const wanted = new Set(names);
    const servers = this.configuration.mcpServers.filter(
      ({ id, learners }) => (learners || !isLearner) && names.some((one) => one.startsWith(`${id}/`)),
    );
    const all = await Promise.all(
      servers.map(async (server) => {
        const { tools = [] } = await this.listing(server);
        return tools.map((tool) => ({ server, tool, readOnly: server.readOnly.includes(tool.name) }));
      }),
    );
    return all.flat().filter(({ server, tool, readOnly }) => wanted.has(`${server.id}/${tool.name}`) && (readOnly || !isLearner));
  }

  /** @param name as assistants name it */
  async one(name: string): Promise<OfferedMcpTool | undefined> {
    return (await this.offered([name], false))[0];
  }

  private async listing(server: McpServer): Promise<Listing> {
    const known = await this.listings.get(server.id);
    if (known && known.until > Date.now()) return known;
    // Those who ask while it is asked wait for the same answer.
    const asked = this.ask(server);
    this.listings.set(server.id, asked);
    return asked;
  }

  private async ask(server: McpServer): Promise<Listing> {
    const began = performance.now();
    const tools = await withMcpServer(server, AbortSignal.timeout(listSeconds * 1000), listedTools).catch((error: unknown) => {
      // An error message may contain anything, even the input that was sent: only the kind of error is logged.
      this.logger.warn(
        { server: server.id, failure: error instanceof Error ? error.name : typeof error },
        'a server with tools did not answer',
      );
      return undefined;
    });
    const kept = tools === undefined ? failedSeconds : keptSeconds;
    return { tools, ms: Math.round(performance.now() - began), until: Date.now() + kept * 1000 };
  }
}
