import { type CardKind, type NamesList, partAddress, type TeachingCardAnswer, type TeachingPageAnswer } from '@murmel/contracts';
import {
  newTeachingBoard,
  parseTeachingBoard,
  readBoard,
  seedTeachingBoard,
  TEACHING_BOARD_TABLES,
  type TeachingBoard,
} from '@murmel/documents';
import { type Item, loadDocument, seedDocument } from '@murmel/server';
import * as Y from 'yjs';
import type { TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export type PageAnswer = Answer<TeachingPageAnswer & Refusal>;
export type CardAnswer = Answer<TeachingCardAnswer & Refusal>;
export type ListAnswer = Answer<NamesList & Refusal>;

export const LISTS = '/api/teaching_board/names_lists';

export interface TeachingCast extends Cast {
  path: string;
  /** address of the first page */
  page: string;
  addPage(browser?: TestBrowser, fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<PageAnswer>;
  addCard(
    kind: CardKind,
    fields?: Record<string, unknown>,
    how?: { browser?: TestBrowser; page?: string; headers?: Record<string, string> },
  ): Promise<CardAnswer>;
  addNames(browser: TestBrowser, names: readonly string[], fields?: Record<string, unknown>): Promise<ListAnswer>;
  /** what is committed, read from the database itself */
  stored(): Promise<TeachingBoard>;
}

/** Returns a teaching board (`secret` by default) with a person in every possible relation to it. */
export async function teachingCast(api: TestApi, fields: Partial<Item> = {}): Promise<TeachingCast> {
  const cast = await castOf(api, { kind: 'screen', title: 'Zelle - Stunde 3', ...fields });
  const data = newTeachingBoard();
  await seedDocument(api.database.manager, cast.item.id, seedTeachingBoard(data), { accountId: cast.owner.account.id, visitorId: null });
  const path = `/api/teaching_board/screens/${cast.item.id}`;
  const page = partAddress(cast.item.id, [...data.pages.keys()][0]!);
  return {
    ...cast,
    path,
    page,
    addPage: (browser = cast.owner.browser, more = {}, headers = {}) => browser.post(`${path}/pages`, more, { headers }),
    addCard: (kind, more = {}, { browser = cast.owner.browser, page: on = page, headers = {} } = {}) =>
      browser.post(`/api/teaching_board/pages/${on}/cards`, { kind, ...more }, { headers }),
    addNames: (browser, names, more = {}) => browser.post(LISTS, { name: '7b', entries: names.map((name) => ({ name })), ...more }),
    stored: () => storedBoard(api, cast.item.id),
  };
}

/** Returns the committed state of a board, read from the database itself. */
export async function storedBoard(api: TestApi, itemId: string): Promise<TeachingBoard> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(api.database.manager, itemId));
  return parseTeachingBoard(readBoard(document, TEACHING_BOARD_TABLES));
}

/** Names that are all different. */
export function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Kind ${index + 1}`);
}
