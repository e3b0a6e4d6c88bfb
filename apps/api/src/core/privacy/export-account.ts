import { ImageAttachment, Item, OwnerFile, exportPerson } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../platform/storage/storage.js';
import { CONTRIBUTIONS, type Contributions } from '../items/contributions.js';
import type { ZipEntry } from './zip.js';

/** The right to a copy: everything that is stored about a teacher, with the contents of their items. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** The parts of the copy, one after the other, so that no copy has to fit into memory. */
  async *parts(accountId: string): AsyncGenerator<ZipEntry> {
    const rows = await exportPerson(this.database.manager, accountId);
    yield { name: 'data.json', bytes: Buffer.from(JSON.stringify(rows, null, 2)) };
    const items = await this.database.manager.find(Item, { where: { ownerId: accountId }, order: { createdAt: 'ASC' } });
    for (const item of items) yield* this.contentOf(item);
    for (const item of items) yield* this.filesOf(item);
  }

  private async *contentOf(item: Item): AsyncGenerator<ZipEntry> {
    const contents = (await this.contributions[item.kind]?.exportContent?.(this.database.manager, item.id)) ?? [];
    for (const { extension, contents: text } of contents) yield { name: `items/${fileName(item)}${extension}`, bytes: Buffer.from(text) };
  }

  private async *filesOf({ id: itemId }: Item): AsyncGenerator<ZipEntry> {
    const images = await this.database.manager.findBy(ImageAttachment, { itemId });
    for (const { storageKey } of images) yield* this.stored(storageKey, storageKey);
    const files = await this.database.manager.findBy(OwnerFile, { itemId });
    for (const { id, name, storageKey } of files) yield* this.stored(storageKey, `files/${id}/${name}`);
  }

  /** A file that is lost must not keep the rest from its owner. */
  private async *stored(key: string, name: string): AsyncGenerator<ZipEntry> {
    if (!(await this.storage.exists(key))) return;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.read(key)) chunks.push(chunk as Buffer);
    yield { name, bytes: Buffer.concat(chunks) };
  }
}

/** The title as far as every file system takes it; the id keeps equal titles apart. */
function fileName({ title, id }: Item): string {
  const words = title.normalize('NFC').replace(/[^\p{L}\p{N} _-]/gu, '').trim().slice(0, 60);
  return `${words} ${id}`.trim();
}
