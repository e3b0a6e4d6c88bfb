import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { CONFIGURATION } from '../tokens.js';

/** The one port for files: the local disk, or any S3 when `S3_*` is set. Nothing in it is public. */
@Injectable()
export class Storage {
  private readonly disk: Disk;

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    this.disk = new Disk(driverFor(configuration));
  }

  async put(key: string, contents: Uint8Array, contentType: string): Promise<void> {
    await this.disk.put(key, contents, { contentType });
  }

  /** Stores a local file as a stream. */
  async putFile(key: string, path: string, contentType: string): Promise<void> {
    // An S3 server wants to know the length before the first byte.
    const { size } = await stat(path);
    await this.disk.putStream(key, createReadStream(path), { contentType, contentLength: size });
  }

  /** @throws when there is no such file */
  read(key: string): Promise<Readable> {
    return this.disk.getStream(key);
  }

  async remove(key: string): Promise<void> {
    await this.disk.delete(key);
  }

  exists(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  /** The key of every file below a folder; none when there is no such folder. */
  async *list(folder: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const page = await this.disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
      for (const object of page.objects) if (object.isFile) yield object.key;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** When the file was written. @throws when there is no such file */
  async writtenAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(key)).lastModified;
  }

  /** Resolves when the storage takes and gives back a byte. */
  async check(): Promise<void> {
    const key = `health/${process.pid}`;
    await this.disk.put(key, 'ok');
    await this.disk.delete(key);
  }
}

function driverFor(configuration: Configuration): FSDriver | S3Driver {
  const { s3, dataDir } = configuration;
  if (!s3) return new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' });
  return new S3Driver({
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    endpoint: s3.endpoint,
    region: s3.region,
    bucket: s3.bucket,
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: true,
    // The checksum of a stream would travel behind it, which not every S3 server understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
}
