import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { CONFIGURATION } from '../injection-tokens.js';
import { storageErrorOf } from './storage-away.js';
import { type ByteRange, type StorageBackend, type StorageSpace, storageBackend } from './storage-backend.js';

/**
 * The one port for files: the local disk, or any S3 when `S3_*` is set. Nothing in it is public. One that is away or silent is told as
 * `StorageAway` by each of its methods, after some seconds at most, which callers of the api hear as STORAGE_UNAVAILABLE.
 */
@Injectable()
export class Storage {
  private readonly disk: Disk;
  private readonly taking: Disk;
  private readonly place: StorageBackend;

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    this.place = storageBackend(configuration);
    this.disk = new Disk(this.place.driver);
    this.taking = new Disk(this.place.taking);
  }

  async put(key: string, contents: Uint8Array, contentType: string): Promise<void> {
    await answered(this.taking.put(key, contents, { contentType }));
  }

  /** Stores a local file as a stream. @returns how many bytes it has */
  async putFile(key: string, path: string, contentType: string): Promise<number> {
    // An S3 server wants to know the length before the first byte.
    const { size } = await stat(path);
    await answered(this.taking.putStream(key, createReadStream(path), { contentType, contentLength: size }));
    return size;
  }

  /** @throws when there is no such file */
  read(key: string): Promise<Readable> {
    return answered(this.disk.getStream(key));
  }

  /** Some of its bytes, for films that are skipped in. @throws when there is no such file */
  readPart(key: string, range: ByteRange): Promise<Readable> {
    return answered(this.place.readPart(key, range));
  }

  async remove(key: string): Promise<void> {
    await answered(this.disk.delete(key));
  }

  exists(key: string): Promise<boolean> {
    return answered(this.disk.exists(key));
  }

  /** The key of every file below a folder; none when there is no such folder. */
  async *list(folder: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const page = await answered(this.disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) }));
      for (const object of page.objects) if (object.isFile) yield object.key;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Returns the time of the file's last write. @throws when there is no such file */
  async writtenAt(key: string): Promise<Date> {
    return (await answered(this.disk.getMetaData(key))).lastModified;
  }

  /** Returns the space of the disk that holds the files; null for a bucket. */
  room(): Promise<StorageSpace | null> {
    return this.place.room();
  }

  /** Resolves when the storage takes and gives back a byte. */
  async check(): Promise<void> {
    const key = `health/${process.pid}`;
    await this.disk.put(key, 'ok');
    await this.disk.delete(key);
  }
}

/** @throws StorageAway where the place of files did not answer, else what it said */
async function answered<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw storageErrorOf(error);
  });
}
