import {
  ARCHIVE_MANIFEST,
  ARCHIVE_VERSION,
  type ArchiveFile,
  type ArchiveItem,
  IMPORT_KINDS,
  LIMITS,
  SERVER_LIMITS,
} from '@murmel/contracts';
import { Account, type Item, ItemOrigin, type OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { jsonCounts } from '../../../platform/json-counts.js';
import type { Caller } from '../../../platform/request-context.js';
import { ItemCopies } from '../../export-formats/item-copies.js';
import type { ZipEntry } from '../../export-formats/zip-archive.js';
import { CopyContent } from '../../items/copy-content.js';
import { copierOf } from '../../remixes/remix.js';
import type { ShownInPart } from '../../tool-contribution/content-copy.js';
import type { ExportableItem } from '../exportable-items.js';

const MEGABYTE = 1024 * 1024;
const { megabytes, markupMegabytes, values: valuesMax, valuesOfThing } = SERVER_LIMITS.broughtIn;
const TEXTS: readonly string[] = IMPORT_KINDS;
/** Bytes reserved for the other parts of the archive and the names in the manifest, besides the items themselves. */
const ROOM = 64 * 1024;

/** One item of a file, before it is known which other items are in that file. */
export interface ArchiveEntry {
  item: Item;
  thing: Omit<ArchiveItem, 'within' | 'shows'>;
  shows: readonly ShownInPart[];
  files: OwnerFile[];
}

/** Counts the size of one file; a larger one could not be imported again. */
export class ArchiveCapacity {
  readonly pieces: ArchiveEntry[] = [];
  private markup = ROOM;
  private bytes = ROOM;
  private values = 0;

  /**
   * Takes these in, all or none of them.
   * @returns undefined, or the number of which there would be too much
   */
  take(...pieces: readonly ArchiveEntry[]): { things: number } | { megabytes: number } | undefined {
    const things = LIMITS.remixedAtOnce;
    if (this.pieces.length + pieces.length > things) return { things };
    const written = pieces.map(({ thing, shows }) => Buffer.from(JSON.stringify([thing, shows])));
    const markup = written.reduce((sum, json) => sum + json.length, this.markup);
    const counts = written.map((json) => jsonCounts(json).values);
    const values = counts.reduce((sum, count) => sum + count, this.values);
    // An export that could not be imported again counts as too large.
    const isMuch = values > valuesMax || pieces.some(({ thing: { kind } }, at) => !TEXTS.includes(kind) && counts[at]! > valuesOfThing);
    if (isMuch || markup > markupMegabytes * MEGABYTE) return { megabytes: markupMegabytes };
    const bytes = pieces.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, this.bytes);
    if (markup + bytes > megabytes * MEGABYTE) return { megabytes };
    this.pieces.push(...pieces);
    [this.markup, this.bytes, this.values] = [markup, bytes, values];
    return undefined;
  }
}

/** Makes things of the product's own file (docs/murmel-format.md). */
@Injectable()
export class ArchiveFormat {
  constructor(
    private readonly content: CopyContent,
    private readonly copies: ItemCopies,
  ) {}

  /**
   * @returns undefined where others wrote in it and the caller may not have that
   */
  async entry(manager: EntityManager, caller: Caller, { item, facts }: ExportableItem): Promise<ArchiveEntry | undefined> {
    const taken = await this.content.archived(manager, item, copierOf(caller, facts));
    if (!taken) return undefined;
    const { title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, colour, licence, kind } = item;
    const thing = {
      ...{ kind, title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, colour, licence },
      origin: await originOf(manager, item),
      othersWrote: taken.othersWrote,
      content: taken.content as ArchiveItem['content'],
      files: taken.files.map((file) => ({
        id: file.id,
        usedBy: file.usedBy as 'text' | 'item' | 'part',
        name: file.name,
        path: pathOf(file),
      })),
    };
    return { item, thing, shows: taken.shows, files: taken.files };
  }

  /** Yields the parts of one file with these pieces: folders before their contents. */
  async *parts(pieces: readonly ArchiveEntry[]): AsyncGenerator<ZipEntry> {
    const places = new Map(pieces.map(({ item }, place) => [item.id, place]));
    const things = pieces.map(({ item, thing, shows }, place): ArchiveItem => {
      const within = places.get(item.folderId ?? '');
      return {
        ...thing,
        within: within !== undefined && within < place ? within : null,
        shows: shows.map(({ part, itemId }) => ({ part, thing: places.get(itemId) ?? null })),
      };
    });
    yield {
      name: ARCHIVE_MANIFEST,
      contents: Buffer.from(JSON.stringify({ format: 'murmel', version: ARCHIVE_VERSION, things } satisfies ArchiveFile)),
    };
    for (const { files } of pieces) for (const file of files) yield* this.copies.stored(file.storageKey, pathOf(file));
  }
}

const pathOf = ({ id }: OwnerFile): string => `files/${id}`;

/** Returns the author that a licence names: for open material its author, for a copy of it the author of the first source. */
async function originOf(manager: EntityManager, item: Item): Promise<ArchiveItem['origin']> {
  const origin = await manager.findOneBy(ItemOrigin, { itemId: item.id });
  const { firstAccountId, firstLicence, authorName } = origin ?? {};
  if (authorName && firstLicence) return { author: authorName, licence: firstLicence };
  const open = item.privacy === 'public_for_all';
  const [authorId, licence] = firstLicence ? [firstAccountId, firstLicence] : open ? [item.ownerId, item.licence] : [];
  const author = authorId ? await manager.findOneBy(Account, { id: authorId }) : null;
  return licence ? { author: author?.publicName ?? '', licence } : null;
}
