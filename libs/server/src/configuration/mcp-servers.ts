import { DATA_LOCATIONS } from '@murmel/contracts';
import { z } from 'zod';
import { BOTH_KEYS, distinct, hasOneKey, jsonFields, readJsonVariable, withKeyFromFile } from './json-variable.js';

const MAX_SERVERS = 20;
const inBoth = z.strictObject({ de: jsonFields.line, en: jsonFields.line });

/** A server that speaks the Model Context Protocol, reached by HTTP. */
const server = z
  .strictObject({
    /** id by which assistants refer to it; it never changes */
    id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must have 1 to 30 small letters, digits or -'),
    name: inBoth,
    url: jsonFields.url,
    /** sent as `Authorization: Bearer` */
    key: jsonFields.key,
    keyFile: jsonFields.keyFile,
    headers: jsonFields.sent.default({}),
    location: z.strictObject({ level: z.enum(DATA_LOCATIONS), place: jsonFields.line }),
    /** pupils and guests may use its tools that only read, where their assistant has them */
    learners: z.boolean().default(false),
    /** read-only tools; every other one requires a confirmation, whatever the server declares */
    readOnly: z.array(z.string().min(1).max(80)).max(100).default([]),
  })
  .refine(hasOneKey, BOTH_KEYS);

const servers = z
  .array(server)
  .max(MAX_SERVERS)
  .refine((all) => distinct(all.map(({ id }) => id)), 'has a server twice');

export type McpServer = Readonly<Omit<z.output<typeof server>, 'keyFile'>>;

/** @throws Error with one line that says what is wrong, without any key in it */
export function readMcpServers(given: string): McpServer[] {
  return readJsonVariable(given, servers, 'a list of servers').map((one) => withKeyFromFile(one, one.id));
}
