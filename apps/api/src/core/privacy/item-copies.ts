import { ImageAttachment, OwnerFile, type Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../platform/storage/storage.js';
import { CONTRIBUTIONS, type Contributions } from '../items/contributions.js';
import type { ZipEntry } from './zip.js';

/** What is in an item, for whoever takes it along: its content in forms that other programs read, its pictures and files. */
@Injectable()
export class ItemCopies {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** @param path inside the archive, without the extension */
  async *contentOf({ id, kind }: Item, path: string): AsyncGenerator<ZipEntry> {
    const contents = (await this.contributions[kind]?.exportContent?.(this.database.manager, id)) ?? [];
    for (const { extension, contents: text } of contents) yield { name: `${path}${extension}`, bytes: Buffer.from(text) };
  }

  images(itemId: string): Promise<ImageAttachment[]> {
    return this.database.manager.find(ImageAttachment, { where: { itemId }, order: { createdAt: 'ASC' } });
  }

  files(itemId: string): Promise<OwnerFile[]> {
    return this.database.manager.find(OwnerFile, { where: { itemId }, order: { createdAt: 'ASC' } });
  }

  /** A file that is lost must not keep the rest from its owner. */
  async *stored(key: string, name: string): AsyncGenerator<ZipEntry> {
    if (!(await this.storage.exists(key))) return;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.read(key)) chunks.push(chunk as Buffer);
    yield { name, bytes: Buffer.concat(chunks) };
  }
}
