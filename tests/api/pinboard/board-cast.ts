import { parsePartAddress, type PinboardCardAnswer, type PinboardListAnswer } from '@murmel/contracts';
import { NEW_PINBOARD, parsePinboard, PINBOARD_TABLES, readBoard, seedPinboard, type Pinboard } from '@murmel/documents';
import { createLogger, loadDocument, seedDocument, type Item } from '@murmel/server';
import { expect } from 'vitest';
import * as Y from 'yjs';
import { startCollaborationServer, type CollaborationServer } from '../../../collab-server/src/server.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { castOf, type Cast } from '../sharing/cast.js';

export type ListAnswer = Answer<PinboardListAnswer & Refusal>;
export type CardAnswer = Answer<PinboardCardAnswer & Refusal>;

/** The api with a real collab-server behind it, on one database. */
export interface BoardApi extends TestApi {
  /** how it is when nobody carries operations out */
  withoutCollaboration<T>(work: () => Promise<T>): Promise<T>;
}

export async function startBoardApi(adminUrl: string): Promise<BoardApi> {
  const collabPort = await freePort();
  const api = await startApi(adminUrl, { collabInternalUrl: `http://127.0.0.1:${collabPort}` });
  const start = (): Promise<CollaborationServer> => startCollaborationServer(api.configuration, createLogger('test', api.configuration.logLevel), collabPort);
  let collaboration = await start();
  return {
    ...api,
    withoutCollaboration: async (work) => {
      await collaboration.stop();
      try {
        return await work();
      } finally {
        collaboration = await start();
      }
    },
    stop: async () => {
      await collaboration.stop();
      await api.stop();
    },
  };
}

export interface BoardCast extends Cast {
  path: string;
  addList(name: string, browser?: TestBrowser): Promise<ListAnswer>;
  /** @param list address */
  addCard(browser: TestBrowser, list: string, fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<CardAnswer>;
  change(browser: TestBrowser, settings: Record<string, unknown>): Promise<Answer<Refusal>>;
  /** what is committed, read from the database itself */
  stored(): Promise<Pinboard>;
  /** somebody else who came in by the link */
  anotherGuest(): Promise<{ id: string; browser: TestBrowser }>;
}

/** A pinboard (`secret`, guests may write unless told) with everybody who can stand in some relation to it. */
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

/** What is committed of a board, read from the database itself. */
export async function storedBoard(api: TestApi, itemId: string): Promise<Pinboard> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(api.database.manager, itemId));
  return parsePinboard(readBoard(document, PINBOARD_TABLES));
}

/** A part's own id on its board. */
export function ownId({ body }: { body: { id: string } }): string {
  return parsePartAddress(body.id)!.partId;
}

/** Whoever has no right to see the board gets one and the same answer, whatever they ask for. */
export async function expectUnknown(cast: Cast, call: (browser: TestBrowser) => Promise<Answer<unknown>>): Promise<void> {
  const bodies = new Set<string>();
  for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
    const answer = await call(browser);
    expect([answer.status, (answer.body as Refusal).code]).toEqual([404, 'NOT_FOUND']);
    bodies.add(JSON.stringify(answer.body));
  }
  expect(bodies.size).toBe(1);
}
