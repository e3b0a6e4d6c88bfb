// @module-tag proof
import type { H5pLibrary, H5pPackage, Worksheet, WorksheetBlock } from '@murmel/contracts';
import { H5pPackage as Row } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { H5pRunner } from '../../../apps/api/src/core/h5p/h5p-runner.js';
import { UserContentServer } from '../../../apps/api/src/platform/usercontent/usercontent-server.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { libraryParts, probePackage, realPackage } from '../../support/h5p-package.js';
import { type BoardApi, expectUnknown, startBoardApi } from '../boards/board-api.js';
import { form, send, storedFiles } from '../files/sending.js';
import { forgedZip } from '../imports/forged-zip.js';
import { bring, take } from '../murmel/murmel-file.js';
import { copied } from '../remixes/copies.js';
import { BLOCKS, type BlockAnswer, SHEETS, type WorksheetCast, worksheetCast } from './worksheet-cast.js';

type PackageAnswer = Answer<H5pPackage & Refusal>;

let api: BoardApi;
let content: string;
beforeAll(async () => {
  const userContentPort = await freePort();
  api = await startBoardApi(inject('databaseUrl'), { userContentPort });
  await api.application.get(UserContentServer).listen(userContentPort, '127.0.0.1');
  content = `http://127.0.0.1:${userContentPort}`;
});
afterAll(() => api.stop());

/** Creates a block with a package, as a teacher does. @returns the address of the block */
async function withPackage({ owner, item, path }: WorksheetCast, bytes: Buffer, name = 'quiz.h5p'): Promise<string> {
  const { body: file } = await send(owner.browser, item, bytes, name);
  const made = await owner.browser.post<WorksheetBlock>(`${path}/blocks`, { kind: 'H5p', content: { file: file.id } });
  expect([made.status, made.body.content]).toEqual([201, { file: file.id, name }]);
  return made.body.id;
}

const packageOf = (browser: TestBrowser, block: string): Promise<PackageAnswer> => browser.get(`${BLOCKS}/${block}/package`);

async function lookedThrough(): Promise<void> {
  while (await api.application.get(H5pRunner).round());
}

async function ready(cast: WorksheetCast, bytes = realPackage('H5P.MultiChoice')): Promise<{ block: string; address: string }> {
  const block = await withPackage(cast, bytes);
  await lookedThrough();
  const { body } = await packageOf(cast.owner.browser, block);
  expect(body.reason).toBeNull();
  return { block, address: body.address! };
}

describe('the H5P package of a block', () => {
  it('[WKS-06] is looked through first, then it plays for whoever sees the block, or says why it does not', {
    tags: ['proof'],
  }, async () => {
    const cast = await worksheetCast(api);
    const [good, bad] = [
      await withPackage(cast, realPackage('H5P.DragText')),
      await withPackage(cast, realPackage('missing-preloaded-js')),
    ];
    for (const block of [good, bad])
      expect((await packageOf(cast.guest.browser, block)).body).toEqual({ state: 'processing', reason: null, hosts: [], address: null });
    await lookedThrough();
    for (const { browser } of [cast.owner, cast.writer, cast.reader, cast.guest]) {
      const { body } = await packageOf(browser, good);
      expect([body.state, body.reason]).toEqual(['ready', null]);
      expect(body.address).toMatch(new RegExp(`^${content}/h5p/[\\w.-]+/$`));
      expect((await packageOf(browser, bad)).body).toEqual({
        state: 'failed',
        reason: { why: 'file', name: 'H5P.GreetingCard-1.0/greetingcard.js' },
        hosts: [],
        address: null,
      });
    }
    await expectUnknown(cast, (browser) => packageOf(browser, good));
    const none = await packageOf(cast.owner.browser, cast.address('Text'));
    expect([none.status, none.body.code]).toEqual([404, 'H5P_NOT_FOUND']);
  });

  it('[WKS-05] ends with .h5p; anything else is refused, and so are packages of other sheets', async () => {
    const [cast, other] = [await worksheetCast(api), await worksheetCast(api)];
    const { body: picture } = await send(cast.owner.browser, cast.item, realPackage('H5P.DragText'), 'quiz.zip');
    const refused = (await cast.owner.browser.post(`${cast.path}/blocks`, { kind: 'H5p', content: { file: picture.id } })) as BlockAnswer;
    expect([refused.status, refused.body.code]).toEqual([422, 'H5P_ONLY']);
    const { body: theirs } = await send(other.owner.browser, other.item, realPackage('H5P.DragText'), 'quiz.h5p');
    const foreign = (await cast.owner.browser.post(`${cast.path}/blocks`, { kind: 'H5p', content: { file: theirs.id } })) as BlockAnswer;
    expect([foreign.status, foreign.body.code]).toEqual([422, 'BLOCK_INVALID']);
  });

  it('is begun anew when the process that looked it through is gone, and given up after three times', async () => {
    const cast = await worksheetCast(api);
    const block = await withPackage(cast, probePackage());
    const { manager } = api.database;
    const gone = (attempts: number) => manager.update(Row, { state: 'processing' }, { attempts, leasedUntil: new Date(Date.now() - 1000) });
    await gone(1);
    await lookedThrough();
    expect((await packageOf(cast.owner.browser, block)).body.state).toBe('ready');

    const hopeless = await withPackage(cast, probePackage());
    await gone(3);
    await lookedThrough();
    expect((await packageOf(cast.owner.browser, hopeless)).body.reason).toEqual({ why: 'work' });
    const retry = `${BLOCKS}/${hopeless}/package/retry`;
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.patch(retry)).status).toBe(403);
    await expectUnknown(cast, (browser) => browser.patch(retry));
    expect((await cast.writer.browser.patch<H5pPackage>(retry)).body.state).toBe('processing');
    await lookedThrough();
    expect((await packageOf(cast.owner.browser, hopeless)).body.state).toBe('ready');
  });

  it('travels with a copy without being looked through again, and with a file; its bytes go with the last sheet that has them', {
    tags: ['proof'],
  }, async () => {
    const cast = await worksheetCast(api);
    const before = storedFiles(api).length;
    const first = await ready(cast);
    expect(storedFiles(api).length).toBe(before + 6);
    const copy = await copied(cast.owner.browser, cast.item.id);
    const { worksheet } = (await cast.owner.browser.get<Worksheet>(`${SHEETS}/${copy.id}`)).body;
    const block = worksheet.blocks.find(({ kind }) => kind === 'H5p')!.id;
    expect((await packageOf(cast.owner.browser, block)).body.state).toBe('ready');
    const archive = await take(cast.owner.browser, [cast.item.id]);
    const brought = await bring(cast.owner.browser, archive.body);
    const again = (await cast.owner.browser.get<Worksheet>(`${SHEETS}/${brought.body.item.id}`)).body.worksheet.blocks;
    const elsewhere = again.find(({ kind }) => kind === 'H5p')!.id;
    expect((await packageOf(cast.owner.browser, elsewhere)).body.state).toBe('processing');
    await lookedThrough();
    expect((await packageOf(cast.owner.browser, elsewhere)).body.state).toBe('ready');
    const addressOf = async (part: string): Promise<string> => (await packageOf(cast.owner.browser, part)).body.address!;
    const addresses: Record<string, string> = {
      [cast.item.id]: first.address,
      [copy.id]: await addressOf(block),
      [brought.body.item.id]: await addressOf(elsewhere),
    };
    const destroyed = async (id: string) => {
      expect((await fetch(addresses[id]!)).status).toBe(200);
      expect((await cast.owner.browser.delete(`${SHEETS}/${id}`)).status).toBe(200);
      expect((await fetch(addresses[id]!)).status).toBe(404);
      expect((await cast.owner.browser.delete(`/api/items/${id}`)).status).toBe(200);
    };
    await destroyed(cast.item.id);
    await destroyed(copy.id);
    await destroyed(brought.body.item.id);
    expect(storedFiles(api).length).toBe(before);
  });
});

describe('the second origin', () => {
  it('has strangers code in an origin that is nobodys, without cookies, and lets it load nothing from anywhere else', async () => {
    const { address } = await ready(await worksheetCast(api));
    const around = await fetch(address);
    const policy = around.headers.get('content-security-policy')!;
    expect(policy).toContain(`frame-src ${content};`);
    expect(policy).toContain('frame-ancestors ');
    const play = await fetch(`${address}play`);
    expect(play.headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        `script-src ${content} 'unsafe-eval'`,
        `style-src ${content} 'unsafe-inline'`,
        `img-src ${content} data: blob:`,
        `font-src ${content} data:`,
        `media-src ${content} data: blob:`,
        `connect-src ${content}`,
        "worker-src 'none'",
        "frame-src 'none'",
        "object-src 'none'",
        "form-action 'none'",
        `base-uri ${content}`,
        'sandbox allow-scripts allow-forms',
      ].join('; '),
    );
    const paths = [
      '',
      'play',
      'scripts.js',
      'styles.css',
      'content/images/jX1aXhtIsJpA-5f6e.jpg',
      'libraries/FontAwesome-4.5/fontawesome-webfont.woff',
      '../../api/users/me',
    ];
    for (const path of [...paths, '../../player/core/frame.bundle.js', '../../player/core/main.bundle.js', '../../']) {
      const answer = await fetch(new URL(path, address), { headers: { cookie: 'murmel_session=x' } });
      const sent = Object.fromEntries(answer.headers);
      expect(sent).not.toHaveProperty('set-cookie');
      expect(sent).not.toHaveProperty('x-frame-options');
      expect(sent).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(sent['content-security-policy']).toContain('sandbox');
    }
    expect((await fetch(new URL('/player/core/main.bundle.js', content))).status).toBe(404);
    expect((await fetch(new URL('/player/core/frame.bundle.js', content))).status).toBe(200);
    const asked = await fetch(`${address}scripts.js`, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'x-requested-with, range']);
  });

  it('opens a package for whoever has its pass, and nothing without: changed, for another file, over, or made up', async () => {
    const cast = await worksheetCast(api);
    const { address } = await ready(cast);
    const [, pass] = /\/h5p\/([^/]+)\//.exec(address)!;
    const [file, until, signature] = pass!.split('.');
    const { body: other } = await send(cast.owner.browser, cast.item, probePackage(), 'other.h5p');
    const passes = [
      `${other.id}.${until}.${signature}`,
      `${file}.${(Number.parseInt(until!, 36) + 3600).toString(36)}.${signature}`,
      `${file}.${until}.${'x'.repeat(43)}`,
      `${file}.${until}`,
      file!,
      'x',
      '%00',
      'x'.repeat(5000),
    ];
    for (const wrong of passes) {
      for (const path of ['', 'play', 'scripts.js', 'content/content.json'])
        expect((await fetch(`${content}/h5p/${wrong}/${path}`)).status).toBeGreaterThanOrEqual(400);
    }
    for (const path of [
      'content/content.json',
      'h5p.json',
      'content/../h5p.json',
      'libraries/H5P.MultiChoice-1.14/library.json',
      'constructor',
      '__proto__',
    ])
      expect((await fetch(`${address}${path}`)).status).toBe(404);
  });

  it('gives out files straight from the package, whole and in parts', async () => {
    const words = 'Wald '.repeat(2000);
    const more = [{ name: 'content/a.txt', contents: words }, ...libraryParts('H5P.Unused', [1, 0, 0])];
    const { address } = await ready(
      await worksheetCast(api),
      probePackage({ more, script: 'window.here = 1;', css: 'a{background:url(x.png)}' }),
    );
    expect(await (await fetch(`${address}content/a.txt`)).text()).toBe(words);
    const plain = await fetch(`${address}content/a.txt`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, words]);
    expect(await (await fetch(`${address}scripts.js`)).text()).toContain('window.here = 1;');
    expect(await (await fetch(`${address}styles.css`)).text()).toContain('url("libraries/H5P.Probe-1.2/styles/x.png")');
    expect((await fetch(`${address}libraries/H5P.Unused-1.0/main.js`)).status).toBe(404);
    const page = await (await fetch(`${address}play?language=en`)).text();
    expect(page).toContain('<html lang="en"');
    expect(page).not.toMatch(/<script>|<script [^>]*>[^<]*alert/);
  });
});

describe('libraries that the operator installs', () => {
  it('[C32] let packages play that lack them, and are nobodys business but an admins', async () => {
    const cast = await worksheetCast(api);
    const block = await withPackage(cast, probePackage({ needs: [['H5P.Lent', 3, 1]] }));
    await lookedThrough();
    expect((await packageOf(cast.owner.browser, block)).body.reason).toEqual({ why: 'library', name: 'H5P.Lent 3.1' });
    const install = (browser: TestBrowser, bytes: Buffer) =>
      browser.post<H5pLibrary[] & Refusal>('/api/h5p_libraries', form(bytes, 'lent.h5p'));
    const archive = forgedZip([
      ...libraryParts('H5P.Lent', [3, 1, 4], { script: 'window.lent = true;' }),
      { name: 'H5P.Lent-3.1/a.png', contents: 'lent' },
    ]);
    for (const [browser, status] of [
      [cast.owner.browser, 403],
      [cast.pupil.browser, 403],
      [cast.guest.browser, 403],
      [cast.nobody, 401],
    ] as const)
      expect((await install(browser, archive)).status).toBe(status);
    const refused = await install(cast.admin.browser, forgedZip([{ name: 'a.txt', contents: 'x' }]));
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      422,
      'FILE_REFUSED',
      { why: 'noMetadata', name: 'library.json' },
    ]);
    const lent = { name: 'H5P.Lent', major: 3, minor: 1, patch: 4 };
    expect((await install(cast.admin.browser, archive)).body).toEqual([lent]);
    // An older patch takes nothing's place.
    expect((await install(cast.admin.browser, forgedZip(libraryParts('H5P.Lent', [3, 1, 0])))).body).toEqual([lent]);
    expect((await cast.admin.browser.get('/api/h5p_libraries')).body).toEqual([lent]);
    expect((await packageOf(cast.owner.browser, block)).body.state).toBe('processing');
    await lookedThrough();
    const { body } = await packageOf(cast.owner.browser, block);
    expect(await (await fetch(`${body.address}scripts.js`)).text()).toContain('window.lent = true;');
    expect(await (await fetch(`${body.address}libraries/H5P.Lent-3.1/a.png`)).text()).toBe('lent');
  });
});
