import type { MCPClient } from '@ai-sdk/mcp';
import { SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';

/** A tool as its server describes it, as far as that is believed: words are cut, what is no schema is left out. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  schema: object;
}

const { tools: MOST, pages: PAGES, name: NAME, description: LONGEST, schema: SCHEMA } = SERVER_LIMITS.mcp;

const kind = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const words = z.string().transform((text) => singleLine(text, LONGEST));
const plain = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
/** The subset of JSON Schema that every provider accepts; everything else, such as external references, is dropped. */
const node: z.ZodType<object> = z.lazy(() =>
  z
    .object({
      type: z.union([kind, z.array(kind)]),
      description: words,
      enum: z.array(plain).max(100),
      properties: z.record(z.string().regex(/^[\w.-]{1,64}$/), node),
      required: z.array(z.string().max(64)).max(100),
      items: node,
      anyOf: z.array(node).max(20),
      minimum: z.number(),
      maximum: z.number(),
    })
    .partial(),
);
const described = z.object({
  name: z.string().regex(new RegExp(`^[\\w./-]{1,${NAME}}$`)),
  title: z.string().optional(),
  description: z.string().default(''),
  inputSchema: z
    .unknown()
    .refine((schema) => JSON.stringify(schema ?? null).length <= SCHEMA)
    .pipe(node.refine((schema) => (schema as { type?: unknown }).type === 'object')),
});

/** Returns the tools that a server offers, up to a limit; omits duplicates and tools whose description cannot be offered. */
export async function listedTools(client: MCPClient, options: { signal: AbortSignal }): Promise<McpTool[]> {
  const found = new Map<string, McpTool>();
  let cursor: string | undefined;
  for (let page = 0; page < PAGES && found.size < MOST; page += 1) {
    const answer = await client.listTools({ ...(cursor !== undefined && { params: { cursor } }), options });
    for (const one of answer.tools) {
      const { data } = described.safeParse(one);
      if (!data || found.has(data.name) || found.size >= MOST) continue;
      const title = singleLine(data.title ?? data.name, NAME) || data.name;
      found.set(data.name, { name: data.name, title, description: singleLine(data.description, LONGEST), schema: data.inputSchema });
    }
    cursor = answer.nextCursor;
    if (cursor === undefined) break;
  }
  return [...found.values()];
}
