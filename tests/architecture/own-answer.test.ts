import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADERS } from '@murmel/contracts';
import { afterEach, expect, it } from 'vitest';

interface Waiting {
  untilAnswers(url: string, signal: AbortSignal, options: { own: { token: string; taken: string } }): Promise<unknown>;
}
interface Ports {
  isPortFree(port: number): Promise<boolean>;
  portTaken(name: string, port: number, command: string): string;
}
const tool = async <T>(file: string) => (await import(new URL(`../../tools/${file}`, import.meta.url).href)) as T;
const { untilAnswers } = await tool<Waiting>('processes/wait-until-ready.mjs');
const { isPortFree, portTaken } = await tool<Ports>('ports.mjs');

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

/** A program that answers every request with 200, and with this word in the header of murmel's servers. */
async function program(word: string | undefined, host = '127.0.0.1'): Promise<number> {
  server = createServer((_request, response) =>
    response.writeHead(200, word === undefined ? {} : { [HEADERS.startToken]: word }).end('{}'),
  );
  await new Promise<void>((done) => server.listen(0, host, done));
  return (server.address() as AddressInfo).port;
}
const waiting = (port: number) =>
  untilAnswers(`http://127.0.0.1:${port}/api/health/ready`, new AbortController().signal, {
    own: { token: 'this-start', taken: portTaken('PORT', port, 'npm start') },
  });

it.each([undefined, 'another-start'])('`npm start` takes the answer of another program (%s) for that of another program', async (word) => {
  const port = await program(word);
  await expect(waiting(port)).rejects.toThrow(
    `Port ${port} (PORT) is in use by another program. End that program, or choose another port: PORT=${port + 100} npm start`,
  );
});

it('and its own for its own', async () => {
  expect(await waiting(await program('this-start'))).toBeUndefined();
});

it('a port that a program holds by IPv6 alone is in use: browsers go there first', async (context) => {
  const port = await program(undefined, '::1').catch(() => undefined);
  if (port === undefined) return context.annotate('this machine has no IPv6');
  expect(await isPortFree(port)).toBe(false);
});
