// @module-tag proof
import { IMPORT_MEGABYTES, MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { forgedZip } from '../imports/forged-zip.js';
import { bring, forged, somebodyOf, thing } from './murmel-file.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { entries, ratio, markupMegabytes } = SERVER_LIMITS.broughtIn;
const refused = (why: string, limit?: number) => ({ code: 'FILE_REFUSED', status: 422, data: { why, ...(limit && { limit }) } });
const beside = (name: string, more: object = {}) => forged([thing()], {}, [{ name, contents: 'x', ...more }]);
/** Packs to some hundredths. */
const long = (bytes: number): string =>
  Array.from({ length: bytes / 16 }, (_, at) => Math.sin(at).toString(36).slice(2, 6).padEnd(16)).join('');

describe('[T-33] archives of the product’s own format that are more than that', () => {
  const corpus: [name: string, make: () => Buffer, answer: object][] = [
    ['with a path upwards', () => beside('../../etc/passwd'), refused('unsafe')],
    ['with an absolute path', () => beside('/etc/passwd'), refused('unsafe')],
    ['with a path of Windows', () => beside('files\\..\\..\\x'), refused('unsafe')],
    ['with a link to elsewhere', () => beside('files/a', { mode: 0o120777 }), refused('unsafe')],
    [
      'with two parts of one name',
      () =>
        forged(
          [thing()],
          {},
          [1, 2].map(() => ({ name: 'files/a', contents: 'x' })),
        ),
      refused('unsafe'),
    ],
    ['with a password', () => beside('files/a', { encrypted: true }), refused('locked')],
    ['that is a bomb', () => beside('files/a', { contents: Buffer.alloc(30 * MEGABYTE) }), refused('ratio', ratio)],
    [
      'with a manifest that is too large',
      () => forged([thing()], { more: long((markupMegabytes + 1) * MEGABYTE) }),
      refused('markup', markupMegabytes),
    ],
    ['with a lie about a size', () => beside('files/a', { contents: Buffer.alloc(MEGABYTE), says: 10 }), refused('broken')],
    [
      'with too many parts',
      () =>
        forgedZip([
          { name: 'murmel.json', contents: '{}' },
          ...Array.from({ length: entries }, (_, at) => ({ name: `files/${at}`, contents: '' })),
        ]),
      refused('entries', entries),
    ],
    ['of which the half is missing', () => forged([thing()]).subarray(0, 120), refused('broken')],
    [
      'that is larger than a file may be',
      () => Buffer.alloc(IMPORT_MEGABYTES * MEGABYTE + 1),
      { code: 'TOO_LARGE', data: { megabytes: IMPORT_MEGABYTES } },
    ],
  ];

  it.each(corpus)('one %s is refused with the number, and makes nothing', async (_name, make, answer) => {
    const { account, browser } = await somebodyOf(api);
    expect((await bring(browser, make())).body).toMatchObject(answer);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(0);
  });
});
