import type { PinboardCardAnswer, PinboardListAnswer } from '@murmel/contracts';
import { NEW_PINBOARD, PINBOARD_TABLES, type Pinboard, parsePinboard, readBoard, seedPinboard } from '@murmel/documents';
import { type Item, loadDocument, seedDocument } from '@murmel/server';
import * as Y from 'yjs';
import type { TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export type ListAnswer = Answer<PinboardListAnswer & Refusal>;
export type CardAnswer = Answer<PinboardCardAnswer & Refusal>;

export interface BoardCast extends Cast {
  path: string;
  addList(name: string, browser?: TestBrowser): Promise<ListAnswer>;
  /** @param list address */
  addCard(browser: TestBrowser, list: string, fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<CardAnswer>;
  change(browser: TestBrowser, settings: Record<string, unknown>): Promise<Answer<Refusal>>;
  /** what is committed, read from the database itself */
  stored(): Promise<Pinboard>;
  /** another guest who came in by the link */
  anotherGuest(): Promise<{ id: string; browser: TestBrowser }>;
}

/** Returns a pinboard (`secret`, guests may write by default) with a person in every possible relation to it. */
export async function boardCast(api: TestApi, fields: Partial<Item> = {}): Promise<BoardCast> {
  const cast = await castOf(api, { kind: 'pinboard', title: 'Lebensraum Wald', visitorPermission: 'visitor_permissions_write', ...fields });
  await seedDocument(api.database.manager, cast.item.id, seedPinboard(NEW_PINBOARD), { accountId: cast.owner.account.id, visitorId: null });
  const path = `/api/pinboard/boards/${cast.item.id}`;
  return {
    ...cast,
    path,
    addList: (name, browser = cast.owner.browser) => browser.post(`${path}/lists`, { name }),
    addCard: (browser, list, card = { name: 'Reh' }, headers = {}) => browser.post(`/api/pinboard/lists/${list}/cards`, card, { headers }),
    change: (browser, settings) => browser.put(path, settings),
    stored: () => storedBoard(api, cast.item.id),
    anotherGuest: async () => {
      const browser = api.browser();
      const visitor = await api.people.visit(browser, 'Gast Dachs');
      await api.people.grant(cast.item, visitor);
      return { id: visitor.id, browser };
    },
  };
}

/** Returns the committed state of a board, read from the database itself. */
export async function storedBoard(api: TestApi, itemId: string): Promise<Pinboard> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(api.database.manager, itemId));
  return parsePinboard(readBoard(document, PINBOARD_TABLES));
}
