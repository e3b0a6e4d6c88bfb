import { AiDocument, ConverterJob, exportedRows, Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { ItemCopies } from '../export-formats/item-copies.js';
import { safeFileName } from '../export-formats/safe-file-name.js';
import { nameInArchive, type ZipEntry } from '../export-formats/zip-archive.js';
import { converterSoundKey } from '../file-storage/storage-keys.js';

/** Items that are read at once. */
const BATCH = 100;

/** The right to a copy: everything that is stored about a teacher, with the contents of their items. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly database: DataSource,
    private readonly copies: ItemCopies,
  ) {}

  /** The parts of the copy, one after the other, so that no copy has to fit into memory. */
  async *parts(accountId: string): AsyncGenerator<ZipEntry> {
    yield { name: 'data.json', contents: this.rows(accountId) };
    for await (const item of this.items(accountId)) yield* this.contentOf(item);
    for await (const item of this.items(accountId)) yield* this.filesOf(item);
    yield* this.givenToModels(accountId);
    yield* this.converted(accountId);
  }

  /** Yields the rows of the export, table by table. */
  private async *rows(accountId: string): AsyncGenerator<string> {
    let before = '{';
    for await (const { table, rows } of exportedRows(this.database.manager, accountId)) {
      yield `${before}\n"${table}": [`;
      before = '],';
      for (const [index, row] of rows.entries()) yield `${index > 0 ? ',' : ''}\n${JSON.stringify(row, null, 2)}`;
    }
    yield before === '{' ? '{}' : ']}';
  }

  /** Yields the items in the order of their creation, a batch at a time. */
  private async *items(ownerId: string): AsyncGenerator<Item> {
    for (let after: string | undefined; ; ) {
      const items: Item[] = await this.database.manager.find(Item, {
        where: { ownerId, ...(after ? { id: MoreThan(after) } : {}) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      yield* items;
      after = items.at(-1)?.id;
      if (items.length < BATCH) return;
    }
  }

  private async *contentOf(item: Item): AsyncGenerator<ZipEntry> {
    yield* this.copies.contentOf(item, `items/${`${safeFileName(item.title)} ${item.id}`.trim()}`);
  }

  /** Yields the files sent to models; a shared file is exported once. */
  private async *givenToModels(accountId: string): AsyncGenerator<ZipEntry> {
    const files = await this.database.query<{ id: string; name: string; key: string }[]>(
      'select distinct on (storage_key) id, name, storage_key as key from ai_file where account_id = $1 order by storage_key, created_at, id',
      [accountId],
    );
    for (const { id, name, key } of files) yield* this.copies.stored(key, `chat-files/${id}/${nameInArchive(name)}`);
    for (const { id, name, storageKey } of await this.database.manager.findBy(AiDocument, { accountId }))
      yield* this.copies.stored(storageKey, `documents/${id}/${nameInArchive(name)}`);
  }

  /** Yields what conversions made to be heard, and recordings that wait for one. */
  private async *converted(accountId: string): AsyncGenerator<ZipEntry> {
    for (const { id, title, storageKey, soundType } of await this.database.manager.findBy(ConverterJob, { accountId })) {
      if (storageKey !== null) yield* this.copies.stored(storageKey, `conversions/${id}/${nameInArchive(title)}`);
      if (soundType !== null)
        yield* this.copies.stored(converterSoundKey(id), `conversions/${id}/${soundType === 'audio/wav' ? 'sound.wav' : 'sound.mp3'}`);
    }
  }

  private async *filesOf({ id: itemId }: Item): AsyncGenerator<ZipEntry> {
    for (const { id, name, storageKey, usedBy } of await this.copies.files(itemId))
      yield* this.copies.stored(storageKey, usedBy === 'text' ? `images/${name}` : `files/${id}/${nameInArchive(name)}`);
  }
}
