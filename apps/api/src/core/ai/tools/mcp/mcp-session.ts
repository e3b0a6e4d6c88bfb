import { createMCPClient, type MCPClient } from '@ai-sdk/mcp';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { McpServer } from '@murmel/server';
import { operatorFetch } from '../operator-fetch.js';

const { answerBytes, callSeconds } = SERVER_LIMITS.mcp;
const bounded = operatorFetch(answerBytes, callSeconds);

/**
 * Asks a server and leaves it again: no line to it stays open, so that one that hangs holds nothing.
 * @throws whatever went wrong, in words of strangers: they are not passed on
 */
export async function withMcpServer<T>(
  { url, key, headers }: McpServer,
  signal: AbortSignal,
  use: (client: MCPClient, options: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const options = { signal, timeout: callSeconds * 1000, maxTotalTimeout: callSeconds * 1000 };
  let client: MCPClient | undefined;
  const work = async () => {
    client = await createMCPClient({
      transport: {
        type: 'http',
        url,
        headers: { ...headers, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
        redirect: 'error',
        // Unsolicited messages of a server are ignored.
        fetch: (input, init) => (init?.method === 'GET' ? Promise.resolve(new Response(null, { status: 405 })) : bounded(input, init)),
      },
      clientName: 'murmel',
      initializationOptions: options,
      onUncaughtError: () => undefined,
    });
    return use(client, options);
  };
  const over = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    void client?.close().catch(() => undefined);
  }
}
