import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';
import { readMcpServers } from './mcp-servers.js';
import { readSearchTools } from './search-tools.js';

const CANARY = 'geheim-kanarie-99';
const server = {
  ...{ id: 'kalender', name: { de: 'Kalender', en: 'Calendar' }, url: 'http://10.0.0.4:8080/mcp', key: CANARY },
  location: { level: 'house', place: 'Unsere Schule' },
};
const refusal = (variable: 'MCP_SERVERS' | 'SEARCH_TOOLS', told: unknown): string => {
  try {
    readConfiguration({ DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32), [variable]: JSON.stringify(told) });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('was taken');
};

describe('services of others that the operator writes down', () => {
  it('are closed to learners and ask before everything, unless something else is said', () => {
    expect(readMcpServers(JSON.stringify([server]))).toEqual([{ ...server, headers: {}, learners: false, readOnly: [] }]);
    expect(readSearchTools(JSON.stringify({ youtube: { key: CANARY } }))).toEqual({
      youtube: { key: CANARY, url: 'https://www.googleapis.com/youtube/v3/search' },
    });
    expect(readSearchTools('{}')).toEqual({});
  });

  it.each([
    ['MCP_SERVERS', 'no list', server, ''],
    ['MCP_SERVERS', 'an id with a slash', [{ ...server, id: 'a/b' }], '[0].id must have'],
    ['MCP_SERVERS', 'a name in one language', [{ ...server, name: { de: 'Kalender' } }], '[0].name.en'],
    ['MCP_SERVERS', 'a program instead of an address', [{ ...server, url: 'file:///bin/sh' }], '[0].url'],
    ['MCP_SERVERS', 'a password in an address', [{ ...server, url: `https://a:${CANARY}@x.example/` }], '[0].url has a password'],
    ['MCP_SERVERS', 'two keys', [{ ...server, keyFile: '/x' }], '[0] has both key and keyFile'],
    ['MCP_SERVERS', 'a server twice', [server, server], 'has a server twice'],
    ['SEARCH_TOOLS', 'a service nobody knows', { bing: { key: CANARY } }, ''],
    ['SEARCH_TOOLS', 'a service without its key', { youtube: {} }, '.youtube has neither key nor keyFile'],
    ['SEARCH_TOOLS', 'another kind of search', { web: { kind: 'x', name: 'x', url: 'http://x.example' } }, '.web.kind'],
    ['SEARCH_TOOLS', 'a key file that is not there', { youtube: { keyFile: '/nowhere/key' } }, 'a keyFile of youtube'],
  ] as const)('%s: %s stops the start with one line that names the place and no key', (variable, _, told, said) => {
    const line = refusal(variable, told);
    expect(line).toMatch(new RegExp(`^Configuration: ${variable} `));
    expect(line).toContain(said);
    expect(line).not.toMatch(/\n|kanarie/);
  });
});
