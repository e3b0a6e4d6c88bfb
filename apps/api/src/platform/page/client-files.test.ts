import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFiles } from './client-files.js';

const folder = `${mkdtempSync(join(tmpdir(), 'murmel-client-'))}/`;
let server: FastifyInstance;
beforeAll(async () => {
  for (const [path, content] of [
    ['index.html', '<p>Start</p>'],
    ['scheme.js', 'dark()'],
    ['assets/main-4f.js', 'start()'],
    ['assets/main-4f.js.gz', gzipSync('start()')],
    ['.vite/manifest.json', '{}'],
    ['../secret-of-the-machine', 'secret'],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  server = Fastify();
  expect(await clientFiles(server, folder)).toBe(true);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '../secret-of-the-machine'));
});

it('files with hashed names are kept for a year, others for an hour, each with its type', async () => {
  const [hashed, plain] = await Promise.all([server.inject('/assets/main-4f.js'), server.inject('/scheme.js')]);
  expect([hashed.statusCode, hashed.body, hashed.headers['cache-control']]).toEqual([
    200,
    'start()',
    'public, max-age=31536000, immutable',
  ]);
  expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([200, 'dark()', 'public, max-age=3600']);
  expect(hashed.headers['content-type']).toContain('javascript');
});

it('are sent as they were packed to whoever unpacks them, and a head without its body', async () => {
  const packed = await server.inject({ url: '/assets/main-4f.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual(['gzip', gzipSync('start()')]);
  const plain = await server.inject({ url: '/scheme.js', headers: { 'accept-encoding': 'gzip' } });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'dark()']);
  const head = await server.inject({ method: 'HEAD', url: '/assets/main-4f.js' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '7']);
});

it.each([
  '/assets/main-5f.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/..%2f..%2fsecret-of-the-machine',
  '/assets/%2e%2e%2f%2e%2e%2fsecret-of-the-machine',
  '/assets/main-4f.js%00',
  '/.vite/manifest.json',
])('%s is not there, with a body that says so', async (url) => {
  const answer = await server.inject(url);
  expect([answer.statusCode, answer.body.includes('secret')]).toEqual([404, false]);
});

it('says so where nothing was built', async () => {
  expect(await clientFiles(Fastify(), `${folder}nothing/`)).toBe(false);
});
