import { mkdtemp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decide } from '@murmel/access-policy';
import {
  type ContentKind,
  type Json,
  LIMITS,
  MURMEL_VERSION,
  type MurmelFile,
  type MurmelThing,
  murmelFile,
  PICTURE_TYPES,
  RECORDERS,
  recorderOfKind,
  toolOfKind,
} from '@murmel/contracts';
import { type Account, Item, ItemOrigin, newId } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { fileName } from '../files/file-name.js';
import type { BroughtFile, InsertBrought } from '../files/item-files.js';
import { type PreparedFile, prepareFile } from '../files/prepared-file.js';
import type { ReadMurmel } from '../imports/reading.js';
import { NOBODY } from '../items/content-copy.js';
import { CONTRIBUTIONS, type Contributions, type ToolContribution } from '../items/contributions.js';
import { createItem } from '../items/create-item.js';
import type { ItemContribution } from '../items/item-contribution.js';
import { MediaReading } from '../recordings/media-reading.js';

/** A file of the product's own, looked through and not written anywhere yet. */
export interface LookedThrough {
  things: { thing: MurmelThing; content: Json; files: BroughtFile[]; ids: ReadonlyMap<string, string> }[];
  leftOut: number;
  /** cards in which something is seen that is not in the file */
  shownElsewhere: number;
}

/** Makes things of a file that a stranger may have made: new ones, all of the owner's, with nothing that leads to anything else. */
@Injectable()
export class BringMurmel {
  constructor(
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    private readonly media: MediaReading,
  ) {}

  /** @throws FILE_REFUSED with the reason and the number, TOOL_DISABLED */
  async look(asking: Asking, owner: Account, { manifest, files }: ReadMurmel): Promise<LookedThrough> {
    const { things } = parsed(manifest);
    const paths = new Map(files);
    const kinds = things.map(({ kind }) => kind);
    const looked: LookedThrough = { things: [], leftOut: 0, shownElsewhere: 0 };
    for (const [at, thing] of things.entries()) {
      const tool = this.contributions[thing.kind];
      const folder = thing.within === null ? undefined : things[thing.within];
      if (!tool || (thing.within !== null && (thing.within >= at || folder?.kind !== 'folder'))) throw refused('broken');
      const makes = toolOfKind(thing.kind);
      if (makes && !decide(asking.actor, 'account.createItem', { makes }).allow) throw apiError('TOOL_DISABLED');
      const ids = new Map<string, string>();
      const brought: BroughtFile[] = [];
      for (const file of thing.files) {
        const path = paths.get(file.path);
        const prepared = path === undefined || ids.has(file.id) ? undefined : await this.prepared(owner, thing.kind, file, path);
        if (!prepared) looked.leftOut += 1;
        else brought.push({ id: newId(), file: prepared, usedBy: file.usedBy });
        if (prepared) ids.set(file.id, brought.at(-1)!.id);
      }
      const content = tool.copying.checked(thing.content as Json, new Set(ids.keys()));
      if (content === undefined || isRefused(tool.item, thing)) throw refused('broken');
      looked.things.push({ thing, content, files: brought, ids });
      looked.shownElsewhere += thing.shows.filter((show) => !leadsToTool(kinds, at, show.thing)).length;
    }
    return looked;
  }

  /** undefined: not of a kind or size that the tool takes */
  private prepared(owner: Account, kind: ContentKind, file: MurmelThing['files'][number], path: string): Promise<PreparedFile | undefined> {
    const recorder = recorderOfKind(kind);
    if (recorder === undefined) return unlessRefused(preparedFile(owner, this.contributions[kind]!, file, path));
    const { picture } = RECORDERS[recorder];
    const types = this.contributions[kind]?.files?.find((one) => one.usedBy === file.usedBy)?.types;
    return types ? unlessRefused(this.preparedRecording({ path, picture, types, name: file.name })) : Promise.resolve(undefined);
  }

  /** Containers say nothing of what is in them: the same program as for a new one looks into it. */
  private async preparedRecording({ path, picture, types, name }: BroughtRecording): Promise<PreparedFile> {
    const folder = await mkdtemp(join(dirname(path), 'recording-'));
    const { type: contentType, extension, bytes, path: contents } = await this.media.read({ path, folder, picture }, types);
    return { name: fileName(name, extension), contentType, extension, bytes, contents };
  }

  /**
   * In the transaction of whoever asks: all of it or nothing. Several things lie in a folder of their own.
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
    // What is in them comes once all are there: cards show things that stand behind them.
    for (const [at, { thing, content, ids }] of things.entries()) {
      const { id } = made[at]!;
      const copy = { from: id, to: id, by: owner.id, files: ids, children: new Map([[NOBODY, owner.id]]) };
      const { put, shows } = this.contributions[thing.kind]!.copying;
      const shown = new Map(
        thing.shows.flatMap(({ part, thing: place }) => (leadsToTool(kinds, at, place) ? [[part, made[place]!] as const] : [])),
      );
      await put(manager, copy, shows ? shows.put(content, shown) : content);
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

/** What nobody could have entered here. */
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

/** @throws FILE_REFUSED */
function parsed(manifest: string): MurmelFile {
  let sent: unknown;
  try {
    sent = JSON.parse(manifest);
  } catch {
    throw refused('broken');
  }
  if (!isPlain(sent)) throw refused('broken');
  const version = (sent as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > MURMEL_VERSION) throw refused('newer', MURMEL_VERSION);
  const { data } = murmelFile.safeParse(sent);
  if (!data || data.things.length === 0) throw refused('broken');
  if (data.things.length > LIMITS.remixedAtOnce) throw refused('things', LIMITS.remixedAtOnce);
  return data;
}

/** Not nested without an end, and every text can be stored. */
function isPlain(sent: unknown): boolean {
  const left: [value: unknown, depth: number][] = [[sent, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (depth > LIMITS.collaboration.nesting) return false;
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) return false;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) left.push([one, depth + 1]);
  }
  return true;
}

/** What it is show its bytes. undefined: nothing that the tool takes */
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

function broughtOrigin(itemId: string, { origin, othersWrote }: MurmelThing): Partial<ItemOrigin> {
  const ids = { sourceId: null, sourceAccountId: null, firstId: null, firstAccountId: null };
  const licences = { sourceLicence: origin?.licence ?? null, firstLicence: origin?.licence ?? null };
  const own = { everything: true, othersWrote, broughtIn: true, authorName: origin?.author ? origin.author : null };
  return { itemId, ...ids, ...licences, ...own, sourceState: '', ownState: '', createdAt: new Date() };
}

const refused = (why: string, limit?: number) => apiError('FILE_REFUSED', { why, ...(limit !== undefined && { limit }) });
