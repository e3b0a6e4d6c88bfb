import { decide, type ItemFacts } from '@murmel/access-policy';
import { LIMITS } from '@murmel/contracts';
import { type Account, Item, ItemOrigin } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, type Caller, itemOf, type RequestContext } from '../../platform/request-context.js';
import { FileQuota } from '../files/file-quota.js';
import { type Copier, CopyContent } from '../items/copy-content.js';
import { createItem } from '../items/create-item.js';
import { countPartnerMaterial } from '../partners/partner-materials.js';
import { copyOriginOf } from './copy-origin.js';
import { copyableItems } from './copyable-items.js';
import { folderContents } from './folder-contents.js';
import { itemFingerprint } from './item-fingerprint.js';

/** Title and folder for the copy of an item. */
interface CopyTarget {
  title: string;
  folderId: string | null;
}

/** Copies items, and folders with their contents, into the caller's storage (spec C25 and E30). */
@Injectable()
export class Remix {
  constructor(
    private readonly content: CopyContent,
    private readonly quota: FileQuota,
  ) {}

  /**
   * Copies in one transaction: all of it or nothing. An item made from a template keeps its title and is created in the requested folder.
   * @returns the copy, and how many things in a folder stayed behind because others wrote in them
   * @throws NOT_FOUND, LIMIT_REACHED, PARTNER_LIMIT_REACHED, PARTNER_NOT_ENABLED, FOLDER_UNKNOWN, FOLDER_TOO_DEEP, REMIX_TOO_LARGE and QUOTA_OF_OWNER with the number, REMIX_OTHERS_WROTE
   */
  async copy(
    manager: EntityManager,
    context: RequestContext,
    template?: { folderId: string | undefined },
  ): Promise<{ id: string; leftBehind: number }> {
    const owner = accountOf(context);
    const { id, facts } = itemOf(context);
    const source = await manager.findOne(Item, { where: { id }, lock: { mode: 'for_key_share' } });
    if (!source || source.discardedAt) throw apiError('NOT_FOUND');
    const beside = { title: copyTitle(owner, source.title), folderId: source.ownerId === owner.id ? source.folderId : null };
    const top = template ? { title: source.title, folderId: template.folderId ?? null } : beside;
    const copier = copierOf(context, facts);
    await countPartnerMaterial(manager, owner, source);
    const to = await this.one(manager, owner, source, copier, top);
    const leftBehind = source.kind === 'folder' ? await this.contents(manager, context, source, to) : 0;
    await this.quota.refuseCopies(manager, owner.id);
    return { id: to, leftBehind };
  }

  private async contents(manager: EntityManager, context: RequestContext, folder: Item, to: string): Promise<number> {
    const inside = await folderContents(manager, context, folder.id);
    const limit = LIMITS.remixedAtOnce;
    if (inside.length >= limit) throw apiError('REMIX_TOO_LARGE', { limit });
    const copies = new Map([[folder.id, to]]);
    let leftBehind = 0;
    for (const { item, facts } of inside) {
      const folderId = copies.get(item.folderId!)!;
      const copy = await this.unlessRefused(manager, context, { item, facts }, folderId);
      if (copy === undefined) leftBehind++;
      else copies.set(item.id, copy);
    }
    return leftBehind;
  }

  /** One of many, under its own title. @returns undefined for what stays behind, instead of ending the others @throws PARTNER_LIMIT_REACHED */
  async unlessRefused(
    manager: EntityManager,
    context: RequestContext,
    { item, facts }: { item: Item; facts: ItemFacts },
    folderId: string,
  ): Promise<string | undefined> {
    const owner = accountOf(context);
    const copier = copierOf(context, facts);
    if ((await copyableItems(manager, context, [{ item, facts }])).length === 0) return undefined;
    if (await this.content.refuses(manager, item, copier)) return undefined;
    await countPartnerMaterial(manager, owner, item);
    return this.one(manager, owner, item, copier, { title: item.title, folderId });
  }

  /** Copies this item alone; the quota for its files is checked at the end. */
  async one(manager: EntityManager, owner: Account, source: Item, copier: Copier, { title, folderId }: CopyTarget): Promise<string> {
    const { description, language, gradeLevels, schoolTypes, subjectTypes, tags, international, licence, colour } = source;
    const fields = { description, language, gradeLevels, schoolTypes, subjectTypes, tags, international };
    const { id } = await createItem(manager, owner, source.kind, fields, title, { folderId: folderId ?? undefined });
    await manager.update(Item, { id }, { licence, colour });
    const { state, othersWrote } = await this.content.between(manager, { from: source.id, to: id, ...copier });
    const origin = await copyOriginOf(manager, source);
    const { everything } = copier;
    const states = { sourceState: state, ownState: await itemFingerprint(manager, id) };
    await manager.insert(ItemOrigin, { itemId: id, ...origin, everything, othersWrote, ...states, createdAt: new Date() });
    return id;
  }
}

/** Returns the caller's rights to an item's content: the owner and those who may write there get everything but answers. */
export function copierOf({ actor, account }: Pick<Caller, 'actor' | 'account'>, facts: ItemFacts): Copier {
  const may = (operation: 'item.update' | 'item.list'): boolean => decide(actor, operation, { item: facts }).allow;
  return { by: account!.id, everything: may('item.update'), invited: may('item.list') };
}

const SUFFIX = { de: ' (Kopie)', en: ' (copy)' };

export function copyTitle({ locale }: Account, title: string): string {
  const suffix = SUFFIX[locale ?? 'de'];
  return title.slice(0, LIMITS.title.max - suffix.length).trimEnd() + suffix;
}
