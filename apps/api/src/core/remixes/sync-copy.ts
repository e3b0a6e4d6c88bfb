import type { Provenance } from '@murmel/contracts';
import { Bookmark, Item, ItemOrigin, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, itemOf, type RequestContext } from '../../platform/request-context.js';
import { FileQuota } from '../files/file-quota.js';
import { lockFolders } from '../folder-tree/folder-placement.js';
import { discardItem } from '../items/change-items.js';
import { type Copier, CopyContent } from '../items/copy-content.js';
import { copyableItems } from './copyable-items.js';
import { itemFingerprint } from './item-fingerprint.js';
import { copierOf, copyTitle, Remix } from './remix.js';

/** Current state of a copy's source, for the caller. */
interface Source {
  item: Item;
  copier: Copier;
  state: string;
}

/** Changes of the item that a copy was made from, and how its new state reaches the copy's owner. */
@Injectable()
export class SyncCopy {
  constructor(
    private readonly content: CopyContent,
    private readonly remix: Remix,
    private readonly quota: FileQuota,
  ) {}

  /** Returns news for the copy's owner only. A folder is copied once; its items have their own news. */
  async newsOf(manager: EntityManager, context: RequestContext, itemId: string): Promise<Provenance['news']> {
    const copy = await manager.findOneByOrFail(Item, { id: itemId });
    const origin = await manager.findOneBy(ItemOrigin, { itemId });
    if (!origin || origin.broughtIn || copy.kind === 'folder' || context.account?.id !== copy.ownerId) return 'none';
    const source = await this.sourceOf(manager, context, origin);
    if (!source) return 'gone';
    return source.state === origin.sourceState ? 'none' : 'changed';
  }

  /**
   * Applies the new state without overwriting: a replaced copy goes to the trash, one with own work stays.
   * @throws NOT_FOUND for what is no copy, REMIX_SOURCE_GONE, what copying throws
   */
  async take(manager: EntityManager, context: RequestContext): Promise<{ id: string; outcome: 'same' | 'replaced' | 'added' }> {
    const owner = accountOf(context);
    const { id } = itemOf(context);
    // Serializes two windows; locks the folders first, as moving items does.
    await lockFolders(manager, owner.id);
    const copy = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const origin = await manager.findOneBy(ItemOrigin, { itemId: id });
    if (!copy || copy.discardedAt || copy.kind === 'folder' || !origin) throw apiError('NOT_FOUND');
    const source = await this.sourceOf(manager, context, origin);
    if (!source) throw apiError('REMIX_SOURCE_GONE');
    if (source.state === origin.sourceState) return { id, outcome: 'same' };
    const untouched = (await itemFingerprint(manager, id)) === origin.ownState;
    const place = { title: copyTitle(owner, source.item.title), folderId: copy.folderId };
    const to = await this.remix.one(manager, owner, source.item, source.copier, place);
    await this.quota.refuseCopies(manager, owner.id);
    if (untouched) {
      await manager.update(Bookmark, { itemId: id, accountId: owner.id }, { itemId: to });
      await discardItem(manager, id);
      return { id: to, outcome: 'replaced' };
    }
    await manager.update(ItemOrigin, { itemId: id }, { sourceState: source.state });
    return { id: to, outcome: 'added' };
  }

  /** undefined: it is gone, closed, in the trash or given to others only, which look the same. */
  private async sourceOf(
    manager: EntityManager,
    context: RequestContext,
    { sourceId, everything }: ItemOrigin,
  ): Promise<Source | undefined> {
    const item = sourceId === null ? null : await manager.findOneBy(Item, { id: sourceId });
    const facts = item ? await loadFactsOfItem(manager, context.actor, item.id) : undefined;
    if (!item || !facts || (await copyableItems(manager, context, [{ item, facts }])).length === 0) return undefined;
    const copier = copierOf(context, facts);
    const compared = { ...copier, everything: everything && copier.everything };
    return { item, copier, state: await this.content.stateOf(manager, item, compared) };
  }
}
