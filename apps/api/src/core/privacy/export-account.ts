import { Item, exportPerson } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fileWords } from './file-words.js';
import { ItemCopies } from './item-copies.js';
import type { ZipEntry } from './zip.js';

/** The right to a copy: everything that is stored about a teacher, with the contents of their items. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly database: DataSource,
    private readonly copies: ItemCopies,
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
    yield* this.copies.contentOf(item, `items/${`${fileWords(item.title)} ${item.id}`.trim()}`);
  }

  private async *filesOf({ id: itemId }: Item): AsyncGenerator<ZipEntry> {
    for (const { storageKey } of await this.copies.images(itemId)) yield* this.copies.stored(storageKey, storageKey);
    for (const { id, name, storageKey } of await this.copies.files(itemId)) yield* this.copies.stored(storageKey, `files/${id}/${name}`);
  }
}
