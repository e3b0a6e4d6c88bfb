import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import type { ExportJob } from '@murmel/server';
import { apiError } from '../../../platform/api-error.js';

const { megabytes } = SERVER_LIMITS.exportJobs;

/** Finished export, in a temporary place. */
export interface ExportedFile {
  path: string;
  extension: string;
  /** things that could not be taken along */
  leftOut: number;
}

const TYPES: Readonly<Record<string, string>> = { zip: 'application/zip', murmel: 'application/vnd.murmel+zip', pdf: 'application/pdf' };

export function contentTypeOf(extension: string): string {
  return TYPES[extension] ?? 'application/octet-stream';
}

/** Writes as much as one export may have. @returns how many bytes @throws LIMIT_REACHED with the megabytes, AbortError */
export async function writeExportFile(contents: Readable, path: string, signal: AbortSignal): Promise<number> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      next(bytes > megabytes * MEGABYTE ? apiError('LIMIT_REACHED', { of: 'megabytes', limit: megabytes }) : null, chunk);
    },
  });
  await pipeline(contents, counted, createWriteStream(path), { signal });
  return bytes;
}

/** A folder for one attempt at a job. What an attempt that was killed left on this machine goes first. */
export async function inFolder<T>({ id, attempts }: ExportJob, work: (folder: string) => Promise<T>): Promise<T> {
  const folderOf = (attempt: number): string => join(tmpdir(), `murmel-export-${id}-${attempt}`);
  for (let earlier = attempts; earlier > 0; earlier--) await rm(folderOf(earlier), { recursive: true, force: true });
  const folder = folderOf(attempts);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
