import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { type Json, SERVER_LIMITS } from '@murmel/contracts';
import { Item, ItemOrigin, newId, newSecret, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { ItemFiles } from '../files/item-files.js';
import { type ContentCopying, type CopyFrom, IMPORTING_ACCOUNT_ID, type ShownInPart } from '../tool-contribution/content-copy.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';

/** Account that copies, and its rights to the content. */
export type Copier = Pick<CopyFrom, 'by' | 'everything' | 'invited'>;

/** Result of a copy. */
export interface CopyReport {
  /** fingerprint of what travelled */
  state: string;
  /** true if it contains text of participants that cannot be attributed */
  othersWrote: boolean;
}

/** Exported content of one item. */
export interface ArchivedContent {
  content: Json;
  files: OwnerFile[];
  othersWrote: boolean;
  /** parts that showed other items */
  shows: ShownInPart[];
}

/** Matches ids of items anywhere in a text. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Copies the content of an item: what its authors put there, not what happened in it. Responses, words, comments, the history and
 * participants are left out.
 */
@Injectable()
export class CopyContent {
  constructor(
    private readonly files: ItemFiles,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /**
   * Inside the transaction that makes the new item, whose tool has put nothing into it yet. What belongs to the old one is made
   * and copied, too. Who may copy what, and whether there is room, is the caller's question.
   * @throws REMIX_OTHERS_WROTE, Error for items of different kinds and for one that belongs to another
   */
  async between(manager: EntityManager, { from, to, ...copier }: { from: string; to: string } & Copier): Promise<CopyReport> {
    const source = await manager.findOneByOrFail(Item, { id: from });
    const target = await manager.findOneByOrFail(Item, { id: to });
    if (source.kind !== target.kind) throw new Error(`A ${source.kind} cannot be copied into a ${target.kind}`);
    const children = await childrenOf(manager, from);
    const copies = children.map((child) => copyOf(child, target));
    await manager.insert(Item, copies);
    const renamed = new Map(children.map(({ id }, index) => [id, copies[index]!.id]));
    const all = [{ item: source, copy: to }, ...children.map((child) => ({ item: child, copy: renamed.get(child.id)! }))];
    const taken: Json[] = [];
    let othersWrote = false;
    for (const { item, copy } of all) {
      const asked = await this.asked(manager, item, copier);
      const others = await this.othersWrote(manager, item, asked.authors);
      if (others && !copier.everything) throw apiError('REMIX_OTHERS_WROTE');
      othersWrote ||= others;
      const content = await this.of(item).take(manager, asked);
      const used = copier.everything ? undefined : new Set(JSON.stringify(content).match(IDS));
      const files = await this.files.copy(manager, { from: item.id, to: copy, by: copier.by }, used);
      await this.of(item).put(manager, { from: item.id, to: copy, by: copier.by, files, children: renamed }, content);
      taken.push([head(item), content]);
    }
    return { state: fingerprint(taken), othersWrote };
  }

  /**
   * Returns the content and files of one item for an export: validated as strictly as on import.
   * @returns undefined where others wrote in it and the caller may not have that
   * @throws TOO_LARGE for content that no import would accept
   */
  async archived(manager: EntityManager, item: Item, copier: Pick<Copier, 'everything' | 'invited'>): Promise<ArchivedContent | undefined> {
    const asked = await this.asked(manager, item, { ...copier, by: IMPORTING_ACCOUNT_ID });
    const othersWrote = await this.othersWrote(manager, item, asked.authors);
    if (othersWrote && !copier.everything) return undefined;
    const rows = await manager.find(OwnerFile, {
      where: { itemId: item.id, usedBy: Not('answer') },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const copying = this.of(item);
    const whole = await copying.take(manager, asked);
    // The longest text takes a while to be read, and to be looked at.
    await others();
    const content = copying.checked(whole, new Set(rows.map(({ id }) => id)));
    // A live text may become longer than one that is brought in.
    if (content === undefined) throw apiError('TOO_LARGE', { megabytes: SERVER_LIMITS.broughtIn.markupMegabytes });
    const used = new Set(JSON.stringify(content).match(IDS));
    return { content, othersWrote, files: rows.filter(({ id }) => used.has(id)), shows: copying.shows?.of(whole) ?? [] };
  }

  /** Fingerprint of what would travel now. */
  async stateOf(manager: EntityManager, item: Item, copier: Copier): Promise<string> {
    const taken: Json[] = [];
    for (const one of [item, ...(await childrenOf(manager, item.id))])
      taken.push([head(one), await this.of(one).take(manager, await this.asked(manager, one, copier))]);
    return fingerprint(taken);
  }

  /** True if a copy of the surrounding folder omits the item, because others wrote in it. */
  async refuses(manager: EntityManager, item: Item, copier: Copier): Promise<boolean> {
    return !copier.everything && this.othersWrote(manager, item, (await this.asked(manager, item, copier)).authors);
  }

  /** True if the item contains anything not written by its authors, even if a copy can leave it out. */
  async hasOthers(manager: EntityManager, item: Item): Promise<boolean> {
    const authors = await authorsOf(manager, item.parentId ?? item.id);
    const seen = this.contributions[item.kind]?.othersSeen?.(manager, item.id, authors);
    return (await this.othersWrote(manager, item, authors)) || ((await seen) ?? false);
  }

  private async asked(manager: EntityManager, { id, parentId, ownerId }: Item, copier: Copier): Promise<CopyFrom> {
    const authors = await authorsOf(manager, parentId ?? id);
    const foreignFiles = copier.everything ? new Set<string>() : await foreignFilesOf(manager, id, authors);
    return { from: id, ownerId, authors, foreignFiles, ...copier };
  }

  /** Includes text that came with the item when it was copied itself. */
  private async othersWrote(manager: EntityManager, { id, kind, parentId }: Item, authors: ReadonlySet<string>): Promise<boolean> {
    const origin = await manager.findOneBy(ItemOrigin, { itemId: parentId ?? id });
    return origin?.othersWrote || ((await this.contributions[kind]?.othersWrote?.(manager, id, authors)) ?? false);
  }

  private of({ kind }: Item): ContentCopying {
    const tool = this.contributions[kind];
    if (!tool) throw new Error(`No tool copies a ${kind}`);
    return tool.copying;
  }
}

const childrenOf = (manager: EntityManager, parentId: string): Promise<Item[]> =>
  manager.find(Item, { where: { parentId }, order: { id: 'ASC' } });

/** Returns the owner and all invited accounts. */
async function authorsOf(manager: EntityManager, itemId: string): Promise<Set<string>> {
  const [row] = await manager.query<[{ authors: string[] }]>('select authors_of($1) as authors', [itemId]);
  return new Set(row.authors);
}

async function foreignFilesOf(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>(
    'select id from owner_file where item_id = $1 and not coalesce(account_id = any($2::uuid[]), false)',
    [itemId, [...authors]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the public fields of the item itself. */
function head({ kind, title, description, language, gradeLevels, schoolTypes, subjectTypes, tags, colour }: Item): Json {
  const own = tags.length > 0 || colour !== null ? [tags, colour] : [];
  return [kind, title, description, language, gradeLevels, schoolTypes, subjectTypes, ...own];
}

const fingerprint = (taken: Json): string => createHash('sha256').update(JSON.stringify(taken)).digest('base64url');

/** The same words under another id; secrets and times are its own. */
function copyOf(child: Item, { id: parentId, ownerId }: Item): Item {
  const now = new Date();
  const own = { id: newId(), parentId, ownerId, token: newSecret(), publicToken: newSecret(), linkVersion: 1, passwordVersion: 1 };
  return { ...child, ...own, contentChangedAt: now, createdAt: now, updatedAt: now };
}
