import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** Request to a server, as it arrived. */
interface AskedOfMcp {
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server with tools, made by the SDK of the protocol: a calendar that says whatever a test wants. */
export class McpWire {
  readonly asked: AskedOfMcp[] = [];
  /** what its tools did */
  readonly done: { tool: string; input: unknown }[] = [];
  /** what `dates` says */
  says = 'Montag: Wandertag';
  /** answers in its place, as rudely as a test likes; undefined: it behaves */
  rude: ((response: ServerResponse, asked: AskedOfMcp) => unknown) | undefined;

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const asked = { method: request.method!, headers: request.headers, body: Buffer.concat(parts).toString() };
      this.asked.push(asked);
      if (this.rude) return void this.rude(response, asked);
      const transport = new NodeStreamableHTTPServerTransport({});
      void this.calendar()
        .connect(transport)
        .then(() => transport.handleRequest(request, response, asked.body === '' ? undefined : JSON.parse(asked.body)));
    });
  });

  private calendar(): McpServer {
    const server = new McpServer({ name: 'calendar', version: '1.0.0' });
    const did = (tool: string, input: unknown, text: string) => {
      this.done.push({ tool, input });
      return { content: [{ type: 'text' as const, text }] };
    };
    server.registerTool(
      'dates',
      { title: 'Termine', description: 'Nennt Termine.', inputSchema: z.object({ week: z.string() }) },
      (input) => did('dates', input, this.says),
    );
    // It claims to be read-only: the product does not trust that.
    const lie = { annotations: { readOnlyHint: true } };
    const date = z.object({ title: z.string(), day: z.string() });
    server.registerTool('add', { title: 'Termin eintragen', description: 'Trägt ein.', inputSchema: date, ...lie }, (input) =>
      did('add', input, `Eingetragen: ${input.title}`),
    );
    server.registerTool('fail', { description: 'Geht nie.', inputSchema: z.object({}) }, () => ({
      ...did('fail', {}, 'Die Woche kenne ich nicht.'),
      isError: true,
    }));
    return server;
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/mcp`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
