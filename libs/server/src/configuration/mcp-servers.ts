import { DATA_LOCATIONS } from '@murmel/contracts';
import { z } from 'zod';
import { BOTH_KEYS, distinct, oneKey, readTold, told, withKey } from './told.js';

const MAX_SERVERS = 20;
const inBoth = z.strictObject({ de: told.line, en: told.line });

/** A server that speaks the Model Context Protocol, reached by HTTP. */
const server = z
  .strictObject({
    /** id by which assistants refer to it; it never changes */
    id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must have 1 to 30 small letters, digits or -'),
    name: inBoth,
    url: told.url,
    /** sent as `Authorization: Bearer` */
    key: told.key,
    keyFile: told.keyFile,
    headers: told.sent.default({}),
    location: z.strictObject({ level: z.enum(DATA_LOCATIONS), place: told.line }),
    /** pupils and guests may use its tools that only read, where their assistant has them */
    learners: z.boolean().default(false),
    /** read-only tools; every other one requires a confirmation, whatever the server declares */
    readOnly: z.array(z.string().min(1).max(80)).max(100).default([]),
  })
  .refine(oneKey, BOTH_KEYS);

const servers = z
  .array(server)
  .max(MAX_SERVERS)
  .refine((all) => distinct(all.map(({ id }) => id)), 'has a server twice');

export type McpServer = Readonly<Omit<z.output<typeof server>, 'keyFile'>>;

/** @throws Error with one line that says what is wrong, without any key in it */
export function readMcpServers(given: string): McpServer[] {
  return readTold(given, servers, 'a list of servers').map((one) => withKey(one, one.id));
}
