import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Configuration, H5pPackage, Item, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Storage } from '../../../platform/storage/storage.js';
import { CONFIGURATION } from '../../../platform/tokens.js';
import { packageKey } from '../../files/storage-keys.js';
import { fileOfPass } from '../h5p-pass.js';
import { type IndexedFile, PACKAGE_FILES, type PackageFile, type PackageIndex } from '../package-index.js';

const unpacked = promisify(gunzip);
/** Of a class that plays ten contents each is read once; a content of some hundred files has 20 kB. */
const KEPT = 30;

/** A package that can be played, and where its bytes lie. */
export interface StoredPackage {
  storageKey: string;
  index: PackageIndex;
  files: ReadonlyMap<string, IndexedFile>;
}

/** Packages by the pass that opens them. */
@Injectable()
export class StoredPackages {
  private readonly kept = new Map<string, Promise<StoredPackage>>();

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @returns undefined for passes that open nothing, and for files that are gone or not ready */
  async of(pass: string): Promise<StoredPackage | undefined> {
    const fileId = fileOfPass(this.configuration, pass);
    if (fileId === undefined) return undefined;
    const { manager } = this.database;
    const file = await manager.findOneBy(OwnerFile, { id: fileId });
    // What lies in the trash is nobody's, also for who was inside before.
    if (!file || !(await manager.existsBy(Item, { id: file.itemId, discardedAt: IsNull() }))) return undefined;
    const found = await manager.findOneBy(H5pPackage, { storageKey: file.storageKey, state: 'ready' });
    return found ? this.read(found) : undefined;
  }

  /** The key of what was made of it. */
  keyOf({ storageKey }: StoredPackage, file: PackageFile): string {
    return packageKey(storageKey, PACKAGE_FILES[file]);
  }

  private read({ storageKey, attempts }: H5pPackage): Promise<StoredPackage> {
    const name = `${storageKey} ${attempts}`;
    let reading = this.kept.get(name);
    // What was asked for last goes last.
    this.kept.delete(name);
    if (!reading) {
      reading = this.readIndex(storageKey);
      reading.catch(() => this.kept.delete(name));
    }
    this.kept.set(name, reading);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return reading;
  }

  private async readIndex(storageKey: string): Promise<StoredPackage> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.read(packageKey(storageKey, PACKAGE_FILES.index))) chunks.push(chunk as Buffer);
    const index = JSON.parse((await unpacked(Buffer.concat(chunks))).toString('utf8')) as PackageIndex;
    return { storageKey, index, files: new Map(index.files.map((file) => [file[0], file])) };
  }
}
