import type { Account, Item, Visitor } from '@murmel/server';
import type { TestApi } from '../../support/api.js';

/** Place for which content is made: an item of a teacher, with a visitor. */
export interface ContentTarget {
  api: TestApi;
  item: Item;
  owner: Account;
  visitor: Visitor;
  /** part of every text in it */
  mark: string;
}
