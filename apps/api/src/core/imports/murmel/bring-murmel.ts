import { mkdtemp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { decide } from '@murmel/access-policy';
import {
  type ContentKind,
  type Json,
  LIMITS,
  type MurmelThing,
  PICTURE_TYPES,
  RECORDERS,
  recorderOfKind,
  toolOfKind,
} from '@murmel/contracts';
import { type Account, Item, ItemOrigin, newId, seedDocument } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, accountOf } from '../../../platform/asking.js';
import { fileName } from '../../file-storage/file-name.js';
import { type PreparedFile, prepareFile } from '../../file-storage/prepared-file.js';
import type { BroughtFile, InsertBrought } from '../../files/item-files.js';
import { createItem } from '../../items/create-item.js';
import { MediaReading } from '../../recordings/media-reading.js';
import { NOBODY } from '../../tool-contribution/content-copy.js';
import { CONTRIBUTIONS, type Contributions, type ToolContribution } from '../../tool-contribution/contributions.js';
import type { ItemContribution } from '../../tool-contribution/item-contribution.js';
import type { ReadMurmel, ReadThing } from '../reading.js';
import { ReadingProcess } from '../reading-host.js';

/** A file of the product's own, looked through and not written anywhere yet. */
export interface LookedThrough {
  things: LookedThing[];
  leftOut: number;
  /** cards in which something is seen that is not in the file */
  shownElsewhere: number;
}

interface LookedThing {
  thing: ReadThing['thing'];
  content: LookedContent;
  files: BroughtFile[];
  ids: ReadonlyMap<string, string>;
}

/** Content for the tool's `copying`, or for a text document the first state of a live one. */
type LookedContent = { json: Json } | { update: Uint8Array };

/** Creates items from a file of unknown origin: new ones, all of them the owner's, without references to anything else. */
@Injectable()
export class BringMurmel {
  constructor(
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    private readonly media: MediaReading,
    private readonly reading: ReadingProcess,
  ) {}

  /** @throws FILE_REFUSED with the reason and the number, TOOL_DISABLED */
  async look(asking: Asking, { things, files }: ReadMurmel): Promise<LookedThrough> {
    const paths = new Map(files);
    const kinds = things.map(({ thing }) => thing.kind);
    const looked: LookedThrough = { things: [], leftOut: 0, shownElsewhere: 0 };
    for (const [at, { thing }] of things.entries()) this.refuse(asking, kinds, thing, at);
    for (const [at, { thing, content: sent }] of things.entries()) {
      const ids = new Map<string, string>();
      const brought: BroughtFile[] = [];
      for (const file of thing.files) {
        const path = paths.get(file.path);
        const prepared = path === undefined || ids.has(file.id) ? undefined : await this.prepared(asking, thing.kind, file, path);
        if (!prepared) looked.leftOut += 1;
        else brought.push({ id: newId(), file: prepared, usedBy: file.usedBy });
        if (prepared) ids.set(file.id, brought.at(-1)!.id);
      }
      looked.things.push({ thing, content: await this.looked(asking, thing.kind, sent, ids), files: brought, ids });
      looked.shownElsewhere += thing.shows.filter((show) => !leadsToTool(kinds, at, show.thing)).length;
    }
    return looked;
  }

  /** @throws FILE_REFUSED, TOOL_DISABLED for what is not made at all, before any of its files is looked at */
  private refuse(asking: Asking, kinds: readonly ContentKind[], thing: ReadThing['thing'], at: number): void {
    const tool = this.contributions[thing.kind];
    const isInFolder = thing.within === null || (thing.within < at && kinds[thing.within] === 'folder');
    if (!tool || !isInFolder || isRefused(tool.item, thing)) throw refused('broken');
    const makes = toolOfKind(thing.kind);
    if (makes && !decide(asking.actor, 'account.createItem', { makes }).allow) throw apiError('TOOL_DISABLED');
  }

  /**
   * Validates content. Texts are validated where they are read. Everything else is bounded there, and other requests get a turn between two
   * items.
   */
  private async looked(
    asking: Asking,
    kind: ContentKind,
    sent: ReadThing['content'],
    ids: ReadonlyMap<string, string>,
  ): Promise<LookedContent> {
    if ('place' in sent) return { update: await this.reading.text(asking, { work: 'content', place: sent.place, files: [...ids] }) };
    await setImmediate();
    const json = this.contributions[kind]!.copying.checked(JSON.parse(sent.json) as Json, new Set(ids.keys()));
    if (json === undefined) throw refused('broken');
    return { json };
  }

  /** undefined: not of a kind or size that the tool takes */
  private prepared(asking: Asking, kind: ContentKind, file: MurmelThing['files'][number], path: string): Promise<PreparedFile | undefined> {
    const recorder = recorderOfKind(kind);
    if (recorder === undefined) return unlessRefused(preparedFile(accountOf(asking), this.contributions[kind]!, file, path));
    const { picture } = RECORDERS[recorder];
    const types = this.contributions[kind]?.files?.find((one) => one.usedBy === file.usedBy)?.types;
    return types ? unlessRefused(this.preparedRecording(asking, { path, picture, types, name: file.name })) : Promise.resolve(undefined);
  }

  /** Containers say nothing of what is in them: the same program as for a new one looks into it. */
  private async preparedRecording(asking: Asking, { path, picture, types, name }: BroughtRecording): Promise<PreparedFile> {
    const folder = await mkdtemp(join(dirname(path), 'recording-'));
    const { type: contentType, extension, bytes, path: contents } = await this.media.read(asking, { path, folder, picture }, types);
    return { name: fileName(name, extension), contentType, extension, bytes, contents };
  }

  /**
   * Imports in the caller's transaction: all or nothing. Several items are put into a folder of their own.
   * @returns the one to open @throws LIMIT_REACHED with the number, FOLDER_UNKNOWN, FOLDER_TOO_DEEP
   */
  async put(
    manager: EntityManager,
    owner: Account,
    { things }: LookedThrough,
    { folderId, title, insert }: { folderId: string | undefined; title: string; insert: InsertBrought },
  ): Promise<string> {
    const several = things.filter(({ thing }) => thing.within === null).length > 1;
    const around = several ? (await createItem(manager, owner, 'folder', {}, title, { folderId })).id : undefined;
    const made: Item[] = [];
    for (const { thing, files } of things) {
      const { description, language, gradeLevels, schoolTypes, subjectTypes, tags, licence, origin, othersWrote } = thing;
      const place = thing.within === null ? (around ?? folderId) : made[thing.within]!.id;
      const fields = { description, language, gradeLevels, schoolTypes, subjectTypes, tags };
      const item = await createItem(manager, owner, thing.kind, fields, thing.title, { folderId: place });
      const { id } = item;
      await manager.update(Item, { id }, { licence, colour: thing.kind === 'folder' ? thing.colour : null });
      await insert(manager, { itemId: id, accountId: owner.id, fileIds: new Set(files.map((file) => file.id)) });
      if (origin || othersWrote) await manager.insert(ItemOrigin, broughtOrigin(id, thing));
      made.push(item);
    }
    const kinds = made.map(({ kind }) => kind);
    // Contents follow once all items exist: cards show items that come after them.
    for (const [at, { thing, content, ids }] of things.entries()) {
      const { id } = made[at]!;
      const copy = { from: id, to: id, by: owner.id, files: ids, children: new Map([[NOBODY, owner.id]]) };
      if ('update' in content) {
        await seedDocument(manager, id, content.update, { accountId: owner.id, visitorId: null });
        continue;
      }
      const { put, shows } = this.contributions[thing.kind]!.copying;
      const shown = new Map(
        thing.shows.flatMap(({ part, thing: place }) => (leadsToTool(kinds, at, place) ? [[part, made[place]!] as const] : [])),
      );
      await put(manager, copy, shows ? shows.put(content.json, shown) : content.json);
    }
    return around ?? made[0]!.id;
  }
}

interface BroughtRecording {
  path: string;
  /** there must be one */
  picture: boolean;
  types: readonly string[];
  name: string;
}

/** True if the fields could not have been entered here. */
function isRefused({ refuse }: ItemContribution, { title, description }: Pick<MurmelThing, 'title' | 'description'>): boolean {
  try {
    refuse?.({ title, description });
    return false;
  } catch {
    return true;
  }
}

/** Folders are seen in nothing, and nothing in itself. @param at place of the thing in which another one is seen */
function leadsToTool(kinds: readonly ContentKind[], at: number, place: number | null): place is number {
  return place !== null && place !== at && toolOfKind(kinds[place] ?? '') !== undefined;
}

/** Returns the file with its type determined by its bytes. undefined: the tool does not accept it */
async function preparedFile(
  owner: Account,
  { files = [] }: ToolContribution,
  { name, usedBy }: MurmelThing['files'][number],
  path: string,
): Promise<PreparedFile | undefined> {
  const inText = usedBy === 'text';
  const rules = files.find((one) => one.usedBy === usedBy);
  if (!inText && !rules) return undefined;
  const { freeMegabytes, paidMegabytes } = LIMITS.file;
  const megabytes = inText ? LIMITS.image.maxMegabytes : owner.licence === 'free' ? freeMegabytes : paidMegabytes;
  const { size } = await stat(path);
  const types = inText ? PICTURE_TYPES : rules?.types;
  if (size === 0) return undefined;
  return prepareFile({ path, name, bytes: size, digest: '' }, { types, megabytes, thumbnails: !inText });
}

const unlessRefused = <T>(prepared: Promise<T>): Promise<T | undefined> =>
  prepared.catch((error: unknown) => {
    if (error instanceof ORPCError) return undefined;
    throw error;
  });

function broughtOrigin(itemId: string, { origin, othersWrote }: ReadThing['thing']): Partial<ItemOrigin> {
  const ids = { sourceId: null, sourceAccountId: null, firstId: null, firstAccountId: null };
  const licences = { sourceLicence: origin?.licence ?? null, firstLicence: origin?.licence ?? null };
  const own = { everything: true, othersWrote, broughtIn: true, authorName: origin?.author ? origin.author : null };
  return { itemId, ...ids, ...licences, ...own, sourceState: '', ownState: '', createdAt: new Date() };
}

const refused = (why: string, limit?: number) => apiError('FILE_REFUSED', { why, ...(limit !== undefined && { limit }) });
