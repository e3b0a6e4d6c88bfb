import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Configuration, readConfiguration } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { type Bucket, startBucket } from '../../support/bucket.js';

let dataDir: string;
let bucket: Bucket;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'murmel-storage-'));
  bucket = await startBucket();
});
afterAll(() => {
  bucket.stop();
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
      endpoint: bucket.url,
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
