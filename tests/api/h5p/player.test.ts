import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { type H5pPackage, SERVER_LIMITS, type WorksheetBlock } from '@murmel/contracts';
import { OwnerFile, H5pPackage as Row } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packageKey } from '../../../apps/api/src/core/file-storage/storage-keys.js';
import { H5pRunner } from '../../../apps/api/src/core/h5p/h5p-runner.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { UserContentServer } from '../../../apps/api/src/platform/usercontent/usercontent-server.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { packageParts, probePackage } from '../../support/h5p-package.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { send } from '../files/sending.js';
import { forgedZip } from '../imports/forged-zip.js';
import { BLOCKS, type WorksheetCast, worksheetCast } from '../worksheet/worksheet-cast.js';

let api: BoardApi;
beforeAll(async () => {
  const userContentPort = await freePort();
  api = await startBoardApi(inject('databaseUrl'), { userContentPort });
  await api.application.get(UserContentServer).listen(userContentPort, '127.0.0.1');
});
afterAll(() => api.stop());

async function lookedThrough(): Promise<void> {
  while (await api.application.get(H5pRunner).round());
}

/** A block that plays this package, looked through. @returns its address, and that of its file in the storage */
async function played({ owner, item, path }: WorksheetCast, bytes: Buffer): Promise<{ block: string; storageKey: string }> {
  const { body: file } = await send(owner.browser, item, bytes, 'quiz.h5p');
  const made = await owner.browser.post<WorksheetBlock>(`${path}/blocks`, { kind: 'H5p', content: { file: file.id } });
  expect(made.status).toBe(201);
  await lookedThrough();
  const { storageKey } = await api.database.manager.findOneByOrFail(OwnerFile, { id: file.id });
  return { block: made.body.id, storageKey };
}

const packageOf = (browser: TestBrowser, block: string): Promise<Answer<H5pPackage & Refusal>> => browser.get(`${BLOCKS}/${block}/package`);

/** The content as a script of its page would find it. */
function given(script: string): unknown {
  const page = { H5PIntegration: { contents: { 'cid-1': { jsonContent: '' } } } };
  runInNewContext(script, page);
  return JSON.parse(page.H5PIntegration.contents['cid-1'].jsonContent);
}

describe('a content that strangers made to be heavy', () => {
  it('[T-33] makes no page larger: what it says was written once for scripts and is given out as it lies there', async () => {
    const cast = await worksheetCast(api);
    const heavy = `${'<'.repeat(900_000)}</script>\u2028\u2029 $' \\ "'`;
    const { block, storageKey } = await played(cast, probePackage({ params: { heavy, __proto__: 1 }, script: 'window.here = 1;' }));
    const { address } = (await packageOf(cast.owner.browser, block)).body;
    for (const [language, name] of [
      ['en', 'content'],
      ['de', 'german'],
    ] as const) {
      const page = await (await fetch(`${address}play?language=${language}`)).text();
      expect(page.length).toBeLessThan(5000);
      expect(page).toContain(`<script src="${name}.js"></script>`);
      const answer = await fetch(`${address}${name}.js`);
      expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
        'gzip',
        'text/javascript; charset=utf-8',
      ]);
      expect(given(await answer.text())).toEqual({ heavy });
      const lies: Buffer[] = [];
      for await (const chunk of await api.application.get(Storage).read(packageKey(storageKey, name))) lies.push(chunk as Buffer);
      expect(Number(answer.headers.get('content-length') ?? Buffer.concat(lies).length)).toBe(Buffer.concat(lies).length);
    }
  });

  it('[T-33] is refused with the number where it is larger than what is played', async () => {
    const cast = await worksheetCast(api);
    const parts = packageParts({ params: { a: 'x'.repeat(1_100_000) } });
    const { block } = await played(cast, forgedZip(parts));
    expect((await packageOf(cast.owner.browser, block)).body).toMatchObject({
      ...{ state: 'failed', address: null, reason: { why: 'entry', name: 'content/content.json', limit: 1 } },
    });
  });
});

describe('a package', () => {
  it('gives out its files in whichever form their names are asked for', async () => {
    const cast = await worksheetCast(api);
    const name = 'content/images/Übung.png';
    const more = [{ name, rawName: Buffer.from(name.normalize('NFD')), contents: 'x' }];
    const { block } = await played(cast, probePackage({ params: { path: 'images/Übung.png' }, more }));
    const { address } = (await packageOf(cast.owner.browser, block)).body;
    for (const form of ['NFC', 'NFD']) expect((await fetch(`${address}${encodeURI(name.normalize(form))}`)).status).toBe(200);
  });

  it('that was looked through before contents lay by themselves is looked through again as soon as somebody plays it', async () => {
    const cast = await worksheetCast(api);
    const { block, storageKey } = await played(cast, probePackage({ params: { here: 1 } }));
    const storage = api.application.get(Storage);
    const { address } = (await packageOf(cast.guest.browser, block)).body;
    const before = { title: '', library: 'H5P.Probe 1.2', fullscreen: false, params: '{}', german: '{}', borrowed: [], files: [] };
    for (const index of [before, { ...before, params: '<'.repeat(30_000_000) }]) {
      await storage.put(packageKey(storageKey, 'json'), gzipSync(JSON.stringify(index)), 'application/gzip');
      // A process that began anew has none in its memory.
      await api.database.manager.increment(Row, { storageKey }, 'attempts', 1);
      expect((await fetch(`${address}play`)).status).toBe(404);
      expect((await packageOf(cast.guest.browser, block)).body.state).toBe('processing');
      await lookedThrough();
      expect((await packageOf(cast.guest.browser, block)).body.state).toBe('ready');
      expect((await fetch(`${address}play`)).status).toBe(200);
      expect(given(await (await fetch(`${address}content.js`)).text())).toEqual({ here: 1 });
    }
  });

  it('[T-33] that fails is looked through once more five times a day, and then no more: whoever goes on asking holds up nobody', async () => {
    const cast = await worksheetCast(api);
    const { block, storageKey } = await played(cast, Buffer.from('no archive'));
    const retry = () => cast.owner.browser.patch<H5pPackage & Refusal>(`${BLOCKS}/${block}/package/retry`);
    const states: string[] = [];
    for (let tries = 0; tries < SERVER_LIMITS.h5p.retriesPerDay; tries += 1) {
      states.push((await retry()).body.state);
      // Asked again while it waits it is not begun again.
      expect((await retry()).body.state).toBe('processing');
      await lookedThrough();
    }
    expect(new Set(states)).toEqual(new Set(['processing']));
    const refused = await retry();
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      ...[429, 'H5P_TRIED_OFTEN', { limit: SERVER_LIMITS.h5p.retriesPerDay }],
    ]);
    expect((await packageOf(cast.owner.browser, block)).body).toMatchObject({ state: 'failed', reason: { why: 'zip' } });
    await api.database.query(`update h5p_package set retried_from = retried_from - interval '1 day' where storage_key = $1`, [storageKey]);
    expect((await retry()).body.state).toBe('processing');
  });
});
