import type { InterfaceLanguage, Item as ItemContract, ItemTypeKey, ListedItem, ToolInput, ToolItem, ToolListed } from '@murmel/contracts';
import type { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/request-context.js';
import type { BoardChanger } from './board-changes.js';
import type { ItemFields } from './item-fields.js';

type OwnAnswer<K extends ItemTypeKey> = Omit<ToolItem<K>, keyof ItemContract>;

/** An item that is being made, and with what. */
export interface NewItem<K extends ItemTypeKey = ItemTypeKey> {
  item: Item;
  owner: Account;
  input: ToolInput<K, 'create'>;
}

/**
 * A tool's part in its items: what a new one holds, what answers say of it beyond the item, what of it can be written.
 * Names and shapes are those of the tool's calls; the core makes, lists, reads, changes and discards the items themselves.
 */
export interface ItemContribution<K extends ItemTypeKey = ItemTypeKey> {
  /** name of the tool in exports for German-speaking teachers */
  germanName: string;
  /** The title of a new one that got none, in its maker's language. */
  untitled(language: InterfaceLanguage, input: ToolInput<K, 'create'>): string;
  /** Refuses fields common to all items where this kind is stricter. @throws the refusal */
  refuse?(fields: ItemFields): void;
  /** The code in what was sent, where this kind lets one choose it: others may have it (`ChosenCodes`). */
  chosenCode?(input: ToolInput<K, 'create'> | ToolInput<K, 'update'>): unknown;
  /** Creates the content of a new item, in the transaction that creates the item. @returns the tool's own fields of the answer */
  create?(manager: EntityManager, made: NewItem<K>): Promise<OwnAnswer<K>>;
  /** Returns what the caller may see of it. @throws NOT_FOUND when the item holds nothing of this tool */
  read?(
    manager: EntityManager,
    context: RequestContext,
    item: ItemContract,
  ): Promise<OwnAnswer<K> & Partial<Pick<ItemContract, 'description'>>>;
  /** Returns what the lines of the tool's own list say beyond the item, by its id; one answer for all lines. */
  listed?(manager: EntityManager, items: readonly ListedItem[]): Promise<ReadonlyMap<string, Omit<ToolListed<K>, keyof ListedItem>>>;
  /** Writes what was sent, in the transaction that writes the item's own fields. */
  change?(manager: EntityManager, context: RequestContext, input: ToolInput<K, 'update'>): Promise<void>;
  /** Changes content in a board: collab-server does it first, so that nothing is changed if it is unavailable. */
  changeBoard?(boards: BoardChanger, context: RequestContext, input: ToolInput<K, 'update'>): Promise<unknown>;
}
