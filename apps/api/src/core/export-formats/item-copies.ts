import { once } from 'node:events';
import { setImmediate as others } from 'node:timers/promises';
import { type Configuration, type Item, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { Storage } from '../../platform/storage/storage.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import type { ZipEntry } from './zip-archive.js';

/** Exports the content of an item: in forms that other programs read, with its pictures and files. */
@Injectable()
export class ItemCopies {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @param path inside the archive, without the extension */
  async *contentOf(item: Item, path: string): AsyncGenerator<ZipEntry> {
    const { id, kind } = item;
    const contents = (await this.contributions[kind]?.exportContent?.(this.database.manager, id)) ?? [];
    // Text created in one go blocked the process: other requests run now.
    await others();
    for (const { extension, contents: text } of contents)
      yield { name: `${path}${extension}`, contents: typeof text === 'string' ? Buffer.from(text) : text };
    yield* this.folderOf(item, `${path}/`);
  }

  /** Yields the pages of an item with the files that they show, for tools that make some. @param folder ends with `/`, or is empty */
  async *folderOf({ id, kind }: Pick<Item, 'id' | 'kind'>, folder: string): AsyncGenerator<ZipEntry> {
    const { manager } = this.database;
    const made = await this.contributions[kind]?.exportFolder?.(manager, id, this.configuration.publicUrl);
    for (const { name, contents } of made?.pages ?? []) yield { name: `${folder}${name}`, contents: Buffer.from(contents), compress: true };
    const stored = new Map(made && made.files.length > 0 ? (await this.files(id)).map((file) => [file.id, file.storageKey]) : []);
    for (const { id: file, place } of made?.files ?? []) {
      const key = stored.get(file);
      if (key !== undefined) yield* this.stored(key, `${folder}${place}`);
    }
  }

  files(itemId: string): Promise<OwnerFile[]> {
    return this.database.manager.find(OwnerFile, { where: { itemId }, order: { createdAt: 'ASC' } });
  }

  /** A file that is lost must not keep the rest from its owner. */
  async *stored(key: string, name: string): AsyncGenerator<ZipEntry> {
    if (!(await this.storage.exists(key))) return;
    const contents = await this.storage.read(key);
    // It may go at this very moment.
    const readable = await once(contents, 'readable').then(
      () => true,
      () => false,
    );
    if (readable) yield { name, contents: contents as AsyncIterable<Buffer> };
  }
}
