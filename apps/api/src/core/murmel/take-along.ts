import { decide, type ItemFacts } from '@murmel/access-policy';
import { LIMITS, MURMEL_MANIFEST, MURMEL_VERSION, type MurmelFile, type MurmelThing, SERVER_LIMITS } from '@murmel/contracts';
import { Account, Item, ItemOrigin, loadItemFacts, type OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, accountOf } from '../../platform/asking.js';
import type { ArchivePart } from '../exports/archive.js';
import { CopyContent } from '../items/copy-content.js';
import { ItemCopies } from '../privacy/item-copies.js';
import { insideOf } from '../remixes/inside-of.js';
import { copierOf } from '../remixes/remix.js';

const MEGABYTE = 1024 * 1024;
const { megabytes, markupMegabytes } = SERVER_LIMITS.broughtIn;

interface Found {
  item: Item;
  facts: ItemFacts;
}

/** Things as a file that any installation brings in (docs/murmel-format.md): what a copy has, and nobody of those who took part. */
@Injectable()
export class TakeAlong {
  constructor(
    private readonly database: DataSource,
    private readonly content: CopyContent,
    private readonly copies: ItemCopies,
  ) {}

  /**
   * @param ids of what whoever asks may copy; undefined: all that is theirs
   * @throws NOT_FOUND for what is not there for them, REMIX_OTHERS_WROTE where nothing else is in it, REMIX_TOO_LARGE with the number of things, TOO_LARGE with the megabytes
   */
  async archive(asking: Asking, ids: readonly string[] | undefined): Promise<AsyncGenerator<ArchivePart>> {
    const files: OwnerFile[] = [];
    const things = await this.database.transaction(async (manager) =>
      this.things(manager, asking, await this.found(manager, asking, ids), files),
    );
    const manifest = Buffer.from(JSON.stringify({ format: 'murmel', version: MURMEL_VERSION, things } satisfies MurmelFile));
    // More could not be brought in again.
    if (manifest.length > markupMegabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes: markupMegabytes });
    const bytes = files.reduce((sum, file) => sum + file.bytes, manifest.length);
    if (bytes > megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes });
    return this.parts(manifest, files);
  }

  private async *parts(manifest: Buffer, files: readonly OwnerFile[]): AsyncGenerator<ArchivePart> {
    yield { name: MURMEL_MANIFEST, contents: manifest };
    for (const file of files) yield* this.copies.stored(file.storageKey, pathOf(file));
  }

  /** Folders before what lies in them. */
  private async found(manager: EntityManager, asking: Asking, ids: readonly string[] | undefined): Promise<Found[]> {
    const limit = LIMITS.remixedAtOnce;
    const mine = { ownerId: accountOf(asking).id, folderId: IsNull(), parentId: IsNull(), discardedAt: IsNull() };
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const roots = ids
      ? await manager.find(Item, { where: { id: In([...new Set(ids)]), parentId: IsNull() }, order })
      : await manager.find(Item, { where: mine, order, take: limit + 1 });
    const facts = await loadItemFacts(
      manager,
      asking.actor,
      roots.map(({ id }) => id),
      asking.presented,
    );
    const may = (about: ItemFacts | undefined): boolean => decide(asking.actor, 'item.remix', { item: about }).allow;
    if (ids && (roots.length < new Set(ids).size || !roots.every(({ id }) => may(facts.get(id))))) throw apiError('NOT_FOUND');
    const found = new Map<string, Found>();
    for (const item of roots) {
      found.set(item.id, { item, facts: facts.get(item.id)! });
      if (item.kind !== 'folder') continue;
      for (const inside of await insideOf(manager, asking, item.id)) if (may(inside.facts)) found.set(inside.item.id, inside);
    }
    if (found.size > limit) throw apiError('REMIX_TOO_LARGE', { limit });
    return [...found.values()];
  }

  private async things(manager: EntityManager, asking: Asking, found: readonly Found[], files: OwnerFile[]): Promise<MurmelThing[]> {
    const places = new Map<string, number>();
    const things: MurmelThing[] = [];
    for (const { item, facts } of found) {
      const taken = await this.content.taken(manager, item, copierOf(asking, facts));
      if (!taken) continue;
      const { title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, colour, licence, kind } = item;
      places.set(item.id, things.length);
      things.push({
        ...{ kind, title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, colour, licence },
        within: places.get(item.folderId ?? '') ?? null,
        origin: await originOf(manager, item),
        othersWrote: taken.othersWrote,
        content: taken.content as MurmelThing['content'],
        files: taken.files.map((file) => ({
          id: file.id,
          usedBy: file.usedBy as 'text' | 'item' | 'part',
          name: file.name,
          path: pathOf(file),
        })),
      });
      files.push(...taken.files);
    }
    if (things.length === 0 && found.length > 0) throw apiError('REMIX_OTHERS_WROTE');
    return things;
  }
}

const pathOf = ({ id }: OwnerFile): string => `files/${id}`;

/** Whom a licence names: of open material its author, of a copy of such whoever stood at its beginning. */
async function originOf(manager: EntityManager, item: Item): Promise<MurmelThing['origin']> {
  const origin = await manager.findOneBy(ItemOrigin, { itemId: item.id });
  const { firstAccountId, firstLicence, authorName } = origin ?? {};
  if (authorName && firstLicence) return { author: authorName, licence: firstLicence };
  const open = item.privacy === 'public_for_all';
  const [authorId, licence] = firstLicence ? [firstAccountId, firstLicence] : open ? [item.ownerId, item.licence] : [];
  const author = authorId ? await manager.findOneBy(Account, { id: authorId }) : null;
  return licence ? { author: author?.publicName ?? '', licence } : null;
}
