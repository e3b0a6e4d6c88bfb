import { abilitiesOn, decide, type ItemFacts } from '@murmel/access-policy';
import { cleanupDate, type Hiding, type Item as ItemContract, type ListedItem } from '@murmel/contracts';
import { Account, Item, ItemOrigin, loadItemFacts } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Caller, RequestContext } from '../../platform/request-context.js';
import { bookmarkedOf } from './bookmarks/bookmarks.js';
import { hiddenReasons } from './hidden-reasons.js';
import { ItemPictures } from './pictures/item-pictures.js';

/** Turns stored items into what this person gets to see of them, abilities included. */
@Injectable()
export class ItemAnswer {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: ItemPictures,
  ) {}

  async one(caller: Caller, id: string, manager: EntityManager = this.database.manager): Promise<ItemContract> {
    const item = await manager.findOneByOrFail(Item, { id });
    return (await this.many(caller, [item], manager))[0]!;
  }

  /** Keeps the order of `items`. */
  async many(caller: Caller, items: Item[], manager: EntityManager = this.database.manager): Promise<ItemContract[]> {
    return (await this.told(caller, items, manager)).map((one) => answer(caller, one));
  }

  /**
   * Returns the same for a list whose entries show what is inside. Keeps the order of `items`.
   * @param forAll true for what all users see, independent of the caller
   */
  async listed(caller: RequestContext, items: Item[], forAll = false): Promise<ListedItem[]> {
    const told = await this.told(caller, items, this.database.manager);
    const may = ({ facts }: ItemDetails, operation: 'item.read' | 'item.list') => decide(caller.actor, operation, { item: facts }).allow;
    const shown = told.filter((one) => one.rights.discardedAt === null && may(one, 'item.read'));
    const pictures = await this.pictures.of(
      caller,
      shown.map((one) => ({ item: one.item, invited: !forAll && may(one, 'item.list') })),
      forAll,
    );
    return told.map((one) => ({ ...answer(caller, one), picture: pictures.get(one.item.id) ?? null }));
  }

  private async told(caller: Caller, items: Item[], manager: EntityManager): Promise<ItemDetails[]> {
    const facts = await loadItemFacts(
      manager,
      caller.actor,
      items.map(({ id }) => id),
      caller.presented,
    );
    const parents = new Map(
      (await manager.findBy(Item, { id: In(items.flatMap(({ parentId }) => parentId ?? [])) })).map((one) => [one.id, one]),
    );
    const { account } = caller;
    const bookmarked = account?.type === 'User' ? await bookmarkedOf(manager, account.id, [...facts.keys()]) : new Set<string>();
    const remixed = await manager.find(ItemOrigin, { where: { itemId: In(items.map(({ id }) => id)) }, select: { itemId: true } });
    const rights = items.map((item) => parents.get(item.parentId ?? '') ?? item);
    const hidings = await hiddenReasons(manager, rights);
    const owners = await manager.findBy(Account, { id: In(items.map(({ ownerId }) => ownerId)) });
    const nameOf = new Map(owners.map(({ id, publicName }) => [id, publicName]));
    return items.map((item, index) => ({
      item,
      rights: rights[index]!,
      facts: known(caller, item, facts.get(item.id)!),
      author: nameOf.get(item.ownerId) ?? '',
      bookmarked: bookmarked.has(item.id),
      remixed: remixed.some(({ itemId }) => itemId === item.id),
      hiding: hidings.get(rights[index]!.id) ?? null,
    }));
  }
}

/** The facts of the request itself know more than a fresh load: a right password was compared there. */
function known(caller: Caller, item: Item, fresh: ItemFacts): ItemFacts {
  return caller.item?.id === item.id ? { ...fresh, presented: caller.item.facts.presented } : fresh;
}

interface ItemDetails {
  item: Item;
  /** item that determines the rights and the retention: itself, or its parent */
  rights: Item;
  facts: ItemFacts;
  author: string;
  bookmarked: boolean;
  remixed: boolean;
  hiding: Hiding | null;
}

function answer(caller: Caller, { item, rights, facts, author, bookmarked, remixed, hiding }: ItemDetails): ItemContract {
  return {
    id: item.id,
    parentId: item.parentId,
    folderId: caller.account?.id === item.ownerId ? item.folderId : null,
    kind: item.kind,
    title: item.title,
    description: item.description,
    language: item.language,
    gradeLevels: item.gradeLevels,
    schoolTypes: item.schoolTypes,
    subjectTypes: item.subjectTypes,
    tags: item.tags,
    international: item.international,
    author: { name: author },
    privacy: rights.privacy,
    visitorPermission: rights.visitorPermission,
    autoCleanup: rights.autoCleanup,
    cleanupAt: cleanupDate(rights)?.toISOString() ?? null,
    licence: rights.privacy === 'public_for_all' ? rights.licence : null,
    templateFor: caller.account?.id === item.ownerId ? item.templateFor : null,
    mine: caller.account?.id === item.ownerId,
    bookmarked,
    remixed,
    hidden: hiding && decide(caller.actor, 'item.list', { item: facts }).allow ? hiding : null,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    contentChangedAt: item.contentChangedAt.toISOString(),
    discardedAt: rights.discardedAt?.toISOString() ?? null,
    abilities: abilitiesOn(caller.actor, facts),
  };
}
