import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, H5pPackage, Item, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { LruCache } from '../../../platform/lru-cache.js';
import { Storage } from '../../../platform/storage/storage.js';
import { packageKey } from '../../file-storage/storage-keys.js';
import { fileOfAccessToken } from '../package-access-token.js';
import { INDEX_FORM, type IndexedFile, PACKAGE_FILES, type PackageFile, type PackageIndex } from '../package-index.js';
import { H5pPackages } from '../packages.js';

const unpacked = promisify(gunzip);
const { describedMegabytes, keptMegabytes } = SERVER_LIMITS.h5p;
const MOST_BYTES = describedMegabytes * MEGABYTE;
/** Memory of an index as a multiple of its text (measured: 2, for 2,000 files; more with shorter names). */
const IN_MEMORY = 3;

/** A package that can be played, and where its bytes lie. */
export interface StoredPackage {
  storageKey: string;
  index: PackageIndex;
  files: ReadonlyMap<string, IndexedFile>;
}

/** Packages by the pass that opens them. */
@Injectable()
export class StoredPackages {
  /** Cache of packages: for a class that plays ten contents each is read once. */
  private readonly kept = new LruCache<Promise<StoredPackage | undefined>>(keptMegabytes * MEGABYTE);

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly packages: H5pPackages,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Queues a package inspected by another program version again: its viewers are notified and ask once more.
   * @returns undefined for passes that open nothing, and for files that are gone or not ready
   */
  async of(pass: string): Promise<StoredPackage | undefined> {
    const fileId = fileOfAccessToken(this.configuration, pass);
    if (fileId === undefined) return undefined;
    const { manager } = this.database;
    const file = await manager.findOneBy(OwnerFile, { id: fileId });
    // A discarded item is not served, not even to clients that had it open.
    if (!file || !(await manager.existsBy(Item, { id: file.itemId, discardedAt: IsNull() }))) return undefined;
    const found = await manager.findOneBy(H5pPackage, { storageKey: file.storageKey, state: 'ready' });
    if (!found) return undefined;
    const read = await this.read(found);
    if (!read) await this.packages.anew(found);
    return read;
  }

  /** The key of what was made of it. */
  keyOf({ storageKey }: StoredPackage, file: PackageFile): string {
    return packageKey(storageKey, PACKAGE_FILES[file]);
  }

  private read({ storageKey, attempts }: H5pPackage): Promise<StoredPackage | undefined> {
    const name = `${storageKey} ${attempts}`;
    const earlier = this.kept.get(name);
    if (earlier) return earlier;
    const index = this.readIndex(storageKey);
    const reading = index.then((text) => (text === undefined ? undefined : storedOf(storageKey, text)));
    this.kept.set(name, reading, MOST_BYTES * IN_MEMORY);
    reading.then(
      async (found) => {
        if (found) this.kept.set(name, reading, (await index)!.length * IN_MEMORY);
        else this.kept.delete(name);
      },
      () => this.kept.delete(name),
    );
    return reading;
  }

  /** @returns undefined for what is larger than an index is */
  private async readIndex(storageKey: string): Promise<string | undefined> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of await this.storage.read(packageKey(storageKey, PACKAGE_FILES.index))) {
      chunks.push(chunk as Buffer);
      if ((bytes += (chunk as Buffer).length) > MOST_BYTES) return undefined;
    }
    const text = await unpacked(Buffer.concat(chunks), { maxOutputLength: MOST_BYTES }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
      throw error;
    });
    return text?.toString('utf8');
  }
}

function storedOf(storageKey: string, text: string): StoredPackage | undefined {
  const index = JSON.parse(text) as PackageIndex;
  return index.form === INDEX_FORM ? { storageKey, index, files: new Map(index.files.map((file) => [file[0], file])) } : undefined;
}
