// @module-tag proof
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, type Partner as PartnerAnswer } from '@murmel/contracts';
import { newId, Partner } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { newPartner, type Readers, readersOf } from '../collections/editors.js';

let api: TestApi;
let readers: Readers;
let admin: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  readers = await readersOf(api);
  admin = readers.admin.browser;
});
afterAll(() => api.stop());

type One = Pick<PartnerAnswer, 'id'>;
const at = ({ id }: One): string => `/api/cms/partner_entries/${id}`;
const form = (bytes: Uint8Array | string, name = 'logo.png', type = 'image/png'): FormData => {
  const data = new FormData();
  data.append('file', new Blob([bytes as BlobPart], { type }), name);
  return data;
};
const upload = (browser: TestBrowser, partner: One, body: FormData) => browser.post<PartnerAnswer & Refusal>(`${at(partner)}/logo`, body);
const read = async (partner: One): Promise<PartnerAnswer> => (await admin.get<PartnerAnswer>(at(partner))).body;
const rowOf = ({ id }: One) => api.database.manager.findOneBy(Partner, { id });
const kept = (key: string | null | undefined): boolean => existsSync(join(api.configuration.dataDir, 'files', key ?? 'none'));
/** Wide, with words of its camera inside. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1400, height: 300, channels: 3, background: '#2e7d32' } })
    .withExif({ IFD0: { Artist: 'CANARY' } })
    .jpeg()
    .toBuffer();

it('a logo is drawn anew and small, read by whoever gets to know of the partner, and taken away with its bytes', async () => {
  const partner = await newPartner(admin);
  expect((await read(partner)).logo).toBeNull();
  const { status, body } = await upload(admin, partner, form(await photo()));
  expect([status, body.logo?.alt]).toEqual([201, '']);
  const { storageKey } = (await rowOf(partner))!;
  await admin.put(at(partner), { logoAlt: ' Ein Löwe ' });
  const { logo } = await read(partner);
  expect(logo).toEqual({ url: `${at(partner)}/logo?version=${storageKey!.slice('partners/'.length)}`, alt: 'Ein Löwe' });
  for (const browser of [admin, readers.teacher.browser, readers.pupil.browser, readers.visitor, readers.nobody]) {
    const got = await browser.get<string>(logo!.url);
    expect([got.status, got.headers.get('content-type'), got.headers.get('content-security-policy')]).toEqual([
      200,
      'image/webp',
      "default-src 'none'; sandbox",
    ]);
  }
  const stored = await sharp(join(api.configuration.dataDir, 'files', storageKey!)).metadata();
  expect([stored.format, stored.width, stored.exif]).toEqual(['webp', LIMITS.partner.logoEdge, undefined]);

  const second = (await upload(admin, partner, form(await photo()))).body;
  expect(second.logo?.url).not.toBe(logo!.url);
  expect(kept(storageKey)).toBe(false);
  const { storageKey: now } = (await rowOf(partner))!;
  expect(kept(now)).toBe(true);
  expect((await admin.delete(`${at(partner)}/logo`)).status).toBe(200);
  expect([(await rowOf(partner))!.storageKey, kept(now), (await admin.get(`${at(partner)}/logo`)).status]).toEqual([null, false, 404]);

  await Promise.all([upload(admin, partner, form(await photo())), upload(admin, partner, form(await photo()))]);
  const { storageKey: last } = (await rowOf(partner))!;
  expect((await admin.delete(at(partner))).status).toBe(200);
  expect([await rowOf(partner), kept(last)]).toEqual([null, false]);
  expect((await admin.get(`${at(partner)}/logo`)).status).toBe(404);
});

it('nobody but admins puts one there or takes it away; of a draft nobody else sees it', async () => {
  const partner = await newPartner(admin);
  const draft = await newPartner(admin, { published: false });
  for (const one of [partner, draft]) expect((await upload(admin, one, form(await photo()))).status).toBe(201);
  for (const browser of [readers.teacher.browser, readers.pupil.browser, readers.visitor, readers.nobody]) {
    expect([401, 403]).toContain((await upload(browser, partner, form(await photo()))).status);
    expect([401, 403]).toContain((await browser.delete(`${at(partner)}/logo`)).status);
    for (const one of [draft, { id: newId() }, { id: 'x' }]) {
      expect((await browser.get(`${at(one)}/logo`)).status).toBe(404);
      expect((await upload(browser, one, form(await photo()))).status).toBe(404);
      expect((await browser.delete(`${at(one)}/logo`)).status).toBe(404);
    }
  }
  expect((await read(partner)).logo).not.toBeNull();
});

it('what is no picture is refused with the reason, and the logo stays', async () => {
  const partner = await newPartner(admin);
  await upload(admin, partner, form(await photo()));
  const before = (await rowOf(partner))!.storageKey;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const none = new FormData();
  none.append('text', 'x');
  for (const [body, code] of [
    [form(svg, 'logo.svg', 'image/svg+xml'), 'UNSUPPORTED_TYPE'],
    [form('<!doctype html>', 'logo.png'), 'UNSUPPORTED_TYPE'],
    [form((await photo()).subarray(0, 200)), 'UNREADABLE_FILE'],
    [form(''), 'EMPTY_FILE'],
    [none, 'PARAMETER_MISSING'],
    [form(new Uint8Array(LIMITS.image.maxMegabytes * 1024 * 1024 + 1)), 'TOO_LARGE'],
  ] as const)
    expect((await upload(admin, partner, body)).body.code).toBe(code);
  const { status } = await admin.put(at(partner), { logoAlt: 'x'.repeat(LIMITS.partner.logoAltMax + 1) });
  expect([status, (await rowOf(partner))!.storageKey, kept(before)]).toEqual([400, before, true]);
});
