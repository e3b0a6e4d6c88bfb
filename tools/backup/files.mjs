import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { toDisk } from './fsync.mjs';
import { DAY_MS, KEEP_DAYS, layoutOf } from './layout.mjs';

/** Probe files that the product writes to check write access, and removes at once. */
const PROBE = /^health\//;

/**
 * Returns the storage of user files: the bucket that `S3_*` names, else a folder.
 * @returns `{ list(): AsyncIterable<{ key, size, changedAt }>, read(key): Promise<Readable>, write(key, file): Promise<void> }`
 */
export function filesAt({ environment, folder }) {
  return environment.S3_BUCKET ? inBucket(environment) : inFolder(folder);
}

function inFolder(folder) {
  return {
    async *list() {
      if (existsSync(folder)) yield* filesBelow(folder);
    },
    read: (key) => Promise.resolve(createReadStream(join(folder, key))),
    write: (key, file) => copyStream(createReadStream(file), join(folder, key)),
  };
}

function* filesBelow(folder, root = folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, root);
    else if (entry.isFile()) yield* sizeOf(path, relative(root, path));
  }
}

function* sizeOf(path, key) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) yield { key, size: found.size, changedAt: found.mtimeMs };
}

function inBucket({ S3_ENDPOINT, S3_BUCKET: Bucket, S3_REGION = 'eu-central-1', S3_ACCESS_KEY, S3_SECRET_KEY }) {
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return {
    async *list() {
      for (let from; ; ) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: from }));
        for (const { Key, Size, LastModified } of page.Contents ?? []) yield { key: Key, size: Size, changedAt: LastModified.getTime() };
        from = page.NextContinuationToken;
        if (!from) return;
      }
    },
    read: async (key) => (await client.send(new GetObjectCommand({ Bucket, Key: key }))).Body,
    write: async (key, file) => {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: createReadStream(file), ContentLength: statSync(file).size }));
    },
  };
}

async function copyStream(stream, to) {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(stream, createWriteStream(`${to}.part`, { mode: 0o600 }));
  toDisk(`${to}.part`);
  renameSync(`${to}.part`, to);
}

/**
 * Copies the files that the backup does not have as they are. One that is gone stays for as long as a
 * restored database may ask for it, and not longer.
 * @returns how many files there are, how many of them are new and how many have left the backup
 */
export async function mirrorFiles({ source, to, now = Date.now() }) {
  const { files, gone } = layoutOf(to);
  const since = existsSync(gone) ? JSON.parse(readFileSync(gone, 'utf8')) : {};
  const there = new Set();
  let [added, removed] = [0, 0];
  for await (const { key, size, changedAt } of source.list()) {
    if (PROBE.test(key)) continue;
    const copy = join(files, key);
    const kept = statSync(copy, { throwIfNoEntry: false });
    if ((kept?.size !== size || changedAt > kept.mtimeMs) && (await fetched(source, key, copy))) added += 1;
    there.add(key);
  }
  const noted = {};
  if (existsSync(files))
    for (const { key } of filesBelow(files)) {
      if (there.has(key)) continue;
      noted[key] = since[key] ?? new Date(now).toISOString();
      if (now - Date.parse(noted[key]) < KEEP_DAYS * DAY_MS) continue;
      rmSync(join(files, key));
      delete noted[key];
      removed += 1;
    }
  mkdirSync(to, { recursive: true, mode: 0o700 });
  writeFileSync(`${gone}.new`, JSON.stringify(noted), { mode: 0o600 });
  renameSync(`${gone}.new`, gone);
  return { files: there.size, added, removed };
}

/** @returns false for one that was taken away in this moment */
async function fetched(source, key, copy) {
  try {
    await copyStream(await source.read(key), copy);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT' || error.name === 'NoSuchKey') return false;
    throw error;
  }
}

/** Puts all files of a backup where the product looks for them. @returns how many */
export async function restoreFiles({ from, target }) {
  const { files } = layoutOf(from);
  let count = 0;
  if (!existsSync(files)) return count;
  for (const { key } of filesBelow(files)) {
    await target.write(key, join(files, key));
    count += 1;
  }
  return count;
}
