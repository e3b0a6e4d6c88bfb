import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentVersion } from '@murmel/contracts';
import { type Account, type Item, isInternalCall, type Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';

interface Order {
  path: string;
  signed: boolean;
  body: unknown;
}

let api: TestApi;
let collaboration: Server;
const orders: Order[] = [];
let answerStatus = 200;

/** Stands where collab-server listens and writes down what it is asked for. */
beforeAll(async () => {
  collaboration = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        body += chunk;
      })
      .on('end', () => {
        const path = request.url ?? '';
        orders.push({
          path,
          signed: isInternalCall(api.configuration.secret, { method: 'POST', path, body }, request.headers),
          body: JSON.parse(body),
        });
        response.writeHead(answerStatus, { 'content-type': 'application/json' }).end('{}');
      });
  }).listen(0, '127.0.0.1');
  await once(collaboration, 'listening');
  const { port } = collaboration.address() as AddressInfo;
  api = await startApi(inject('databaseUrl'), { collabInternalUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  collaboration.close();
  await api.stop();
});

const path = (item: Item, rest: string) => `/api/text_editor/documents/${item.id}/${rest}`;

/** One journal row per word, minutes apart, so that each becomes a version. */
async function journal(item: Item, words: { text: string; minutesAgo: number; account?: Account; visitor?: Visitor }[]): Promise<string[]> {
  const doc = new Y.Doc();
  const ids: string[] = [];
  for (const { text, minutesAgo, account, visitor } of words) {
    const before = Y.encodeStateVector(doc);
    doc.getText('t').insert(doc.getText('t').length, text);
    const [row] = await api.database.query<{ seq: string }[]>(
      `insert into document_update (item_id, bytes, account_id, visitor_id, created_at) values ($1, $2, $3, $4, now() - make_interval(mins => $5)) returning seq`,
      [item.id, Buffer.from(Y.encodeStateAsUpdate(doc, before)), account?.id ?? null, visitor?.id ?? null, minutesAgo],
    );
    ids.push(row!.seq);
  }
  return ids;
}

describe('the history of a document', () => {
  it('[C41] is for owner and writing members; readers and guests may not, for others it does not exist', async () => {
    const cast = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const [id] = await journal(cast.item, [{ text: 'a', minutesAgo: 10 }]);
    for (const rest of ['versions', `versions/${id}`, 'authors']) {
      for (const { browser } of [cast.owner, cast.writer]) expect((await browser.get(path(cast.item, rest))).status).toBe(200);
      for (const { browser } of [cast.reader, cast.guest]) expect((await browser.get(path(cast.item, rest))).status).toBe(403);
      for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
        expect((await browser.get(path(cast.item, rest))).status).toBe(404);
    }
    const restore = path(cast.item, `versions/${id}/restore`);
    expect([(await cast.guest.browser.post(restore)).status, (await cast.nobody.post(restore)).status]).toEqual([403, 404]);
  });

  it('GET versions: newest first, with the names of today, in pages', async () => {
    const { item, owner, guest } = await castOf(api);
    const ids = await journal(item, [
      { text: 'eins ', minutesAgo: 30, account: owner.account },
      { text: 'zwei ', minutesAgo: 20, visitor: guest.visitor },
      { text: 'drei', minutesAgo: 10, account: owner.account },
    ]);
    await api.database.query('update visitor set display_name = $2 where id = $1', [guest.visitor.id, 'Gast Luchs']);
    const first = await owner.browser.get<{ entries: DocumentVersion[]; total: number }>(`${path(item, 'versions')}?limit=2`);
    expect([first.body.total, first.body.entries.map(({ id }) => id)]).toEqual([3, [ids[2], ids[1]]]);
    expect(first.body.entries.map(({ authors, changes }) => [authors, changes])).toEqual([
      [[owner.account.publicName], 1],
      [['Gast Luchs'], 1],
    ]);
  });

  it('GET version: the document as it was', async () => {
    const { item, owner } = await castOf(api);
    const ids = await journal(item, [
      { text: 'eins ', minutesAgo: 30 },
      { text: 'zwei', minutesAgo: 20 },
    ]);
    const texts = [];
    for (const id of ids) {
      const { body } = await owner.browser.get<DocumentVersion & { state: string }>(path(item, `versions/${id}`));
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Buffer.from(body.state, 'base64'));
      texts.push(doc.getText('t').toString());
    }
    expect(texts).toEqual(['eins ', 'eins zwei']);
  });

  it('a version that has grown meanwhile is still found; foreign and impossible ones are not', async () => {
    const mine = await castOf(api);
    const theirs = await castOf(api);
    const [early] = await journal(mine.item, [
      { text: 'a', minutesAgo: 3 },
      { text: 'b', minutesAgo: 3 },
    ]);
    expect((await mine.owner.browser.get(path(mine.item, `versions/${early}`))).status).toBe(200);
    const [foreign] = await journal(theirs.item, [{ text: 'c', minutesAgo: 3 }]);
    for (const id of [foreign, '9999999999999999999', '0']) {
      expect((await mine.owner.browser.get(path(mine.item, `versions/${id}`))).status).toBe(404);
      expect((await mine.owner.browser.post(path(mine.item, `versions/${id}/restore`))).status).toBe(404);
    }
    expect((await mine.owner.browser.get(path(mine.item, 'versions/first'))).status).toBe(400);
  });

  it('restore: collab-server is asked with a signature, and whose wish it was', async () => {
    const { item, owner } = await castOf(api);
    const [id] = await journal(item, [{ text: 'a', minutesAgo: 10 }]);
    expect((await owner.browser.post(path(item, `versions/${id}/restore`))).status).toBe(200);
    expect(orders.at(-1)).toEqual({
      path: `/internal/documents/text_document/${item.id}/restore`,
      signed: true,
      body: { versionId: id, accountId: owner.account.id },
    });
  });

  it('restore: 503 when collab-server fails', async () => {
    const { item, owner } = await castOf(api);
    const [id] = await journal(item, [{ text: 'a', minutesAgo: 10 }]);
    answerStatus = 500;
    const answer = await owner.browser.post<Refusal>(path(item, `versions/${id}/restore`));
    answerStatus = 200;
    expect([answer.status, answer.body.code]).toEqual([503, 'COLLABORATION_UNAVAILABLE']);
  });

  it('[C41] GET authors: which client wrote for whom; who was erased is missing', async () => {
    const { item, owner, guest } = await castOf(api);
    const gone = await api.people.visit(api.browser());
    const clients: [number, string | null, string | null][] = [
      [4_000_000_000, owner.account.id, null],
      [7, owner.account.id, guest.visitor.id],
      [8, null, guest.visitor.id],
      [9, null, gone.id],
    ];
    for (const [clientId, accountId, visitorId] of clients) {
      await api.database.query('insert into document_client (item_id, client_id, account_id, visitor_id) values ($1, $2, $3, $4)', [
        item.id,
        clientId,
        accountId,
        visitorId,
      ]);
    }
    await api.database.query('delete from visitor where id = $1', [gone.id]);
    const { body } = await owner.browser.get<unknown[]>(path(item, 'authors'));
    expect(body).toHaveLength(2);
    expect(body).toContainEqual({ clientIds: [7, 4_000_000_000], id: owner.account.id, name: owner.account.publicName, teacher: true });
    expect(body).toContainEqual({ clientIds: [8], id: guest.visitor.id, name: guest.visitor.displayName, teacher: false });
  });
});
