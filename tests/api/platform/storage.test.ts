import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Configuration, readConfiguration } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';

let dataDir: string;
let bucket: Server;
/** Objects in the bucket, by path. */
const objects = new Map<string, Buffer>();

/** As much of an S3 as the product asks for. */
function standInBucket(): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://bucket').pathname;
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
        if (request.method === 'DELETE') objects.delete(path);
        if (request.method === 'PUT' || request.method === 'DELETE') return void response.writeHead(200).end();
        const found = objects.get(path);
        if (!found) return void response.writeHead(404).end();
        const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        const part = first === undefined ? found : found.subarray(Number(first), Number(last) + 1);
        response
          .writeHead(first === undefined ? 200 : 206, { 'content-length': part.length })
          .end(request.method === 'HEAD' ? undefined : part);
      });
  });
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'murmel-storage-'));
  bucket = standInBucket();
  await new Promise<void>((resolve) => void bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function bytesOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const places: Record<string, (configuration: Configuration) => Configuration> = {
  'the local disk': (configuration) => configuration,
  'an S3': (configuration) => ({
    ...configuration,
    s3: {
      endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      bucket: 'murmel',
      region: 'eu-central-1',
      accessKey: 'key',
      secretKey: 'secret',
    },
  }),
};

describe.each(Object.entries(places))('files on %s', (_name, at) => {
  it('are given back whole and in parts, until they are removed', async () => {
    const storage = new Storage(at(readConfiguration({ DATA_DIR: dataDir, NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/none' })));
    const path = join(dataDir, 'sent');
    writeFileSync(path, '0123456789');
    await storage.putFile('files/film', path, 'video/mp4');
    expect(await bytesOf(await storage.read('files/film'))).toBe('0123456789');
    expect(await bytesOf(await storage.readPart('files/film', { first: 3, last: 5 }))).toBe('345');
    expect(await bytesOf(await storage.readPart('files/film', { first: 9, last: 9 }))).toBe('9');
    expect(await storage.exists('files/film')).toBe(true);
    await storage.remove('files/film');
    expect(await storage.exists('files/film')).toBe(false);
  });
});
