import { mkdtemp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { decide } from '@murmel/access-policy';
import {
  type ArchiveItem,
  type ContentKind,
  type Json,
  LIMITS,
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
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { fileName } from '../../file-storage/file-name.js';
import { type PreparedFile, prepareFile } from '../../file-storage/prepared-file.js';
import type { ImportedItemFile, InsertImportedFiles } from '../../files/item-files.js';
import { createItem } from '../../items/create-item.js';
import { MediaWorker } from '../../recordings/media-worker.js';
import { IMPORTING_ACCOUNT_ID } from '../../tool-contribution/content-copy.js';
import { CONTRIBUTIONS, type Contributions, type ToolContribution } from '../../tool-contribution/contributions.js';
import type { ItemContribution } from '../../tool-contribution/item-contribution.js';
import { ImportWorker } from '../import-worker.js';
import type { ReadArchive, ReadArchiveItem } from '../import-worker-task.js';

/** A file of the product's own, looked through and not written anywhere yet. */
export interface CheckedArchive {
  things: CheckedItem[];
  leftOut: number;
  /** cards in which something is seen that is not in the file */
  shownElsewhere: number;
}

interface CheckedItem {
  thing: ReadArchiveItem['thing'];
  content: CheckedContent;
  files: ImportedItemFile[];
  ids: ReadonlyMap<string, string>;
}

/** Content for the tool's `copying`, or for a text document the first state of a live one. */
type CheckedContent = { json: Json } | { update: Uint8Array };

/** Creates items from a file of unknown origin: new ones, all of them the owner's, without references to anything else. */
@Injectable()
export class ImportArchive {
  constructor(
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    private readonly media: MediaWorker,
    private readonly reading: ImportWorker,
  ) {}

  /** @throws FILE_REFUSED with the reason and the number, TOOL_DISABLED */
  async check(context: RequestContext, { things, files }: ReadArchive): Promise<CheckedArchive> {
    const paths = new Map(files);
    const kinds = things.map(({ thing }) => thing.kind);
    const looked: CheckedArchive = { things: [], leftOut: 0, shownElsewhere: 0 };
    for (const [at, { thing }] of things.entries()) this.refuse(context, kinds, thing, at);
    for (const [at, { thing, content: sent }] of things.entries()) {
      const ids = new Map<string, string>();
      const brought: ImportedItemFile[] = [];
      for (const file of thing.files) {
        const path = paths.get(file.path);
        const prepared = path === undefined || ids.has(file.id) ? undefined : await this.prepared(context, thing.kind, file, path);
        if (!prepared) looked.leftOut += 1;
        else brought.push({ id: newId(), file: prepared, usedBy: file.usedBy });
        if (prepared) ids.set(file.id, brought.at(-1)!.id);
      }
      looked.things.push({ thing, content: await this.looked(context, thing.kind, sent, ids), files: brought, ids });
      looked.shownElsewhere += thing.shows.filter((show) => !leadsToTool(kinds, at, show.thing)).length;
    }
    return looked;
  }

  /** @throws FILE_REFUSED, TOOL_DISABLED for what is not made at all, before any of its files is looked at */
  private refuse(context: RequestContext, kinds: readonly ContentKind[], thing: ReadArchiveItem['thing'], at: number): void {
    const tool = this.contributions[thing.kind];
    const isInFolder = thing.within === null || (thing.within < at && kinds[thing.within] === 'folder');
    if (!tool || !isInFolder || isRefused(tool.item, thing)) throw refused('broken');
    const makes = toolOfKind(thing.kind);
    if (makes && !decide(context.actor, 'account.createItem', { makes }).allow) throw apiError('TOOL_DISABLED');
  }

  /**
   * Validates content. Texts are validated where they are read. Everything else is bounded there, and other requests get a turn between two
   * items.
   */
  private async looked(
    context: RequestContext,
    kind: ContentKind,
    sent: ReadArchiveItem['content'],
    ids: ReadonlyMap<string, string>,
  ): Promise<CheckedContent> {
    if ('place' in sent) return { update: await this.reading.text(context, { work: 'content', place: sent.place, files: [...ids] }) };
    await setImmediate();
    const json = this.contributions[kind]!.copying.checked(JSON.parse(sent.json) as Json, new Set(ids.keys()));
    if (json === undefined) throw refused('broken');
    return { json };
  }

  /** undefined: not of a kind or size that the tool takes */
  private prepared(
    context: RequestContext,
    kind: ContentKind,
    file: ArchiveItem['files'][number],
    path: string,
  ): Promise<PreparedFile | undefined> {
    const recorder = recorderOfKind(kind);
    if (recorder === undefined) return unlessRefused(preparedFile(accountOf(context), this.contributions[kind]!, file, path));
    const { picture } = RECORDERS[recorder];
    const types = this.contributions[kind]?.files?.find((one) => one.usedBy === file.usedBy)?.types;
    return types ? unlessRefused(this.preparedRecording(context, { path, picture, types, name: file.name })) : Promise.resolve(undefined);
  }

  /** Containers say nothing of what is in them: the same program as for a new one looks into it. */
  private async preparedRecording(context: RequestContext, { path, picture, types, name }: ImportedRecording): Promise<PreparedFile> {
    const folder = await mkdtemp(join(dirname(path), 'recording-'));
    const { type: contentType, extension, bytes, path: contents } = await this.media.read(context, { path, folder, picture }, types);
    return { name: fileName(name, extension), contentType, extension, bytes, contents };
  }

  /**
   * Imports in the caller's transaction: all or nothing. Several items are put into a folder of their own.
   * @returns the one to open @throws LIMIT_REACHED with the number, FOLDER_UNKNOWN, FOLDER_TOO_DEEP
   */
  async put(
    manager: EntityManager,
    owner: Account,
    { things }: CheckedArchive,
    { folderId, title, insert }: { folderId: string | undefined; title: string; insert: InsertImportedFiles },
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
      if (origin || othersWrote) await manager.insert(ItemOrigin, importedOrigin(id, thing));
      made.push(item);
    }
    const kinds = made.map(({ kind }) => kind);
    // Contents follow once all items exist: cards show items that come after them.
    for (const [at, { thing, content, ids }] of things.entries()) {
      const { id } = made[at]!;
      const copy = { from: id, to: id, by: owner.id, files: ids, children: new Map([[IMPORTING_ACCOUNT_ID, owner.id]]) };
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

interface ImportedRecording {
  path: string;
  /** there must be one */
  picture: boolean;
  types: readonly string[];
  name: string;
}

/** True if the fields could not have been entered here. */
function isRefused({ refuse }: ItemContribution, { title, description }: Pick<ArchiveItem, 'title' | 'description'>): boolean {
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
  { name, usedBy }: ArchiveItem['files'][number],
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

function importedOrigin(itemId: string, { origin, othersWrote }: ReadArchiveItem['thing']): Partial<ItemOrigin> {
  const ids = { sourceId: null, sourceAccountId: null, firstId: null, firstAccountId: null };
  const licences = { sourceLicence: origin?.licence ?? null, firstLicence: origin?.licence ?? null };
  const own = { everything: true, othersWrote, broughtIn: true, authorName: origin?.author ? origin.author : null };
  return { itemId, ...ids, ...licences, ...own, sourceState: '', ownState: '', createdAt: new Date() };
}

const refused = (why: string, limit?: number) => apiError('FILE_REFUSED', { why, ...(limit !== undefined && { limit }) });
