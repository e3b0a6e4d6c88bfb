import {
  type Item as Answer,
  CODE_INKS,
  type CodeContent,
  type CodeItem,
  NEW_CONTENT,
  NEW_LOOK,
  NEW_SHEET,
  PRIVATE_KINDS,
  QR_LIMITS,
  TOOLS,
} from '@murmel/contracts';
import { Account, Item, newId, QrCode, WordCloud } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { storedPicture } from '../exports/pdf-content.js';
import { bring, forged, take, thing } from '../murmel/murmel-file.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { newClass, newProject } from '../projects/project-cast.js';
import { copied } from '../remixes/copies.js';
import { type Cast, expectOwnerOnly } from '../sharing/cast.js';
import { newCodeCast, pictureIn } from './code-cast.js';

const OWN = 'https://murmel.example';
const NEW_CLOUD = { show: true, showBeforeSubmit: true, wordsPerVisitor: null, filter: true, filterWords: null };
let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: OWN });
});
afterAll(() => api.stop());

const { kind, route } = TOOLS.qrcodes;
const PATH = `/api${route}`;
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const codeCast = (code: Partial<QrCode> = {}, fields: Partial<Item> = {}) => newCodeCast(api, code, fields);
const picture = (cast: Cast, thumbnail = true) => pictureIn(api, cast, thumbnail);
const row = ({ item }: { item: { id: string } }) => api.database.manager.findOneByOrFail(QrCode, { itemId: item.id });
const codeOf = async (browser: TestBrowser, address: string) => (await browser.get<CodeItem>(address)).body.code;
describe('a QR code', () => {
  it('[LNK-05] is made, locked, and stands in the list of its owner alone', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<CodeItem>(PATH, { content: { kind: 'address', url: 'klexikon.zum.de/wiki/Wald' } });
    expect(status).toBe(201);
    const url = 'https://klexikon.zum.de/wiki/Wald';
    expect(body).toMatchObject({ kind, privacy: 'locked', title: 'Neuer QR-Code', code: { state: 'ready', text: url, look: NEW_LOOK } });
    expect((await row({ item: body })).content).toEqual({ kind: 'address', url });
    expect((await owner.browser.get<{ entries: Answer[] }>(PATH)).body.entries.map(({ id }) => id)).toEqual([body.id]);
    expect((await other.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect((await other.browser.get(`${PATH}/${body.id}`)).status).toBe(404);
    expect((await api.browser().get(PATH)).status).toBe(401);
    expect((await owner.browser.post<CodeItem>(PATH, {})).body.code).toMatchObject({ state: 'empty', text: '' });
  });

  it.each<[CodeContent, string]>([
    [{ kind: 'text', text: ' Grüße, Wald! ' }, 'Grüße, Wald!'],
    [
      { kind: 'wifi', name: 'Schule; "West"', password: 'a:b\\c', security: 'WPA', hidden: true },
      'WIFI:T:WPA;S:Schule\\; \\"West\\";P:a\\:b\\\\c;H:true;;',
    ],
    [{ kind: 'wifi', name: 'Gäste', password: 'egal', security: 'nopass', hidden: false }, 'WIFI:T:nopass;S:Gäste;;'],
    [
      { kind: 'contact', name: 'Ada von Lux', organisation: 'Schule; West', phone: '+49 1', mail: 'a@b.example', website: 'b.example' },
      'BEGIN:VCARD\nVERSION:3.0\nN:Lux;Ada von\nFN:Ada von Lux\nORG:Schule\\; West\nTEL:+49 1\nEMAIL:a@b.example\nURL:https://b.example/\nEND:VCARD',
    ],
    [
      { kind: 'event', title: 'Waldtag', place: 'Hof, hinten', begins: '2027-05-04T08:00:00+02:00', ends: '2027-05-04T13:00:00+02:00' },
      'BEGIN:VEVENT\nSUMMARY:Waldtag\nLOCATION:Hof\\, hinten\nDTSTART:20270504T060000Z\nDTEND:20270504T110000Z\nEND:VEVENT',
    ],
    [{ kind: 'mail', to: 'a@b.example', subject: 'Wald & Wiese', body: '' }, 'mailto:a@b.example?subject=Wald%20%26%20Wiese'],
    [{ kind: 'phone', number: '+49 (0)30 123-45' }, 'tel:+493012345'],
    [{ kind: 'geo', latitude: 52.5, longitude: -13.25 }, 'geo:52.5,-13.25'],
  ])('holds %j as phones read it', async (content, text) => {
    const isPrivate = PRIVATE_KINDS.includes(content.kind);
    const { owner, guest, address } = await codeCast({}, isPrivate ? { privacy: 'locked' } : {});
    expect((await owner.browser.put<CodeItem>(address, { content })).body.code).toMatchObject({ state: 'ready', text });
    if (!isPrivate) expect((await codeOf(guest.browser, address)).text).toBe(text);
  });

  it('refuses what no phone reads with the number, and leaves everything as it was', async () => {
    const cast = await codeCast();
    const { owner, address } = cast;
    const before = [await row(cast), await api.database.manager.countBy(Item, { ownerId: owner.account.id })];
    const contact = NEW_CONTENT.contact;
    const event = { ...NEW_CONTENT.event, title: 'x', begins: '2027-05-04T08:00:00Z', ends: '2027-05-04T07:00:00Z' };
    const { bytes: max } = QR_LIMITS;
    for (const [input, code, data] of [
      [{ content: { kind: 'address', url: 'javascript:alert(1)' } }, 'LINK_INVALID', undefined],
      [{ content: { kind: 'address', url: 'data:text/html,x' } }, 'LINK_INVALID', undefined],
      [{ content: { kind: 'address', url: 'https://a@evil.example/' } }, 'LINK_INVALID', undefined],
      [{ content: { kind: 'address', url: `https://a.example/${'x'.repeat(max)}` } }, 'QR_TOO_LONG', { bytes: max + 18, max }],
      [{ content: { kind: 'text', text: 'ä'.repeat(max / 2 + 1) } }, 'QR_TOO_LONG', { bytes: max + 2, max }],
      [{ content: { kind: 'text', text: 'x'.repeat(3000) } }, 'QR_TOO_LONG', { bytes: 3000, max }],
      [{ content: { kind: 'phone', number: 'ruf mich an' } }, 'QR_PHONE_INVALID', undefined],
      [{ content: { kind: 'mail', to: 'a@b.example?bcc=c@d.example', subject: '', body: '' } }, 'QR_MAIL_INVALID', undefined],
      [{ content: { ...contact, name: 'x', mail: 'a b' } }, 'QR_MAIL_INVALID', undefined],
      [{ content: { ...contact, name: 'x', website: 'javascript:alert(1)' } }, 'LINK_INVALID', undefined],
      [{ content: event }, 'QR_TIMES_REVERSED', undefined],
      [{ content: { kind: 'item', itemId: newId() } }, 'QR_ITEM_UNKNOWN', undefined],
      [{ look: { ...NEW_LOOK, ink: '#febf32' } }, 'QR_CONTRAST_TOO_LOW', { ratio: 1.6, min: 4.5 }],
      [{ look: { ...NEW_LOOK, logo: 'file', logoFile: newId() } }, 'QR_LOGO_UNKNOWN', undefined],
      [
        { content: NEW_CONTENT.address, sheet: { ...NEW_SHEET, rows: [{ label: '', value: 'javascript:alert(1)' }] } },
        'LINK_INVALID',
        undefined,
      ],
    ] as const) {
      const answer = await owner.browser.put<Refusal>(address, { title: 'Anders', ...input });
      expect([answer.status, answer.body.code, answer.body.data]).toEqual([422, code, data]);
      expect((await owner.browser.post<Refusal>(PATH, input)).body.code).toBe(code);
    }
    for (const bad of [
      { content: { kind: 'phone' } },
      { content: { kind: 'text', text: 'a'.repeat(QR_LIMITS.inputMax + 1) } },
      { content: { ...NEW_CONTENT.wifi, name: 'a\nb' } },
      { content: { ...NEW_CONTENT.wifi, name: 'a'.repeat(QR_LIMITS.wifi.nameMax + 1) } },
      { content: { kind: 'geo', latitude: 91, longitude: 0 } },
      { look: { ...NEW_LOOK, ink: 'red"/><script>' } },
      { look: { ...NEW_LOOK, caption: 'a'.repeat(QR_LIMITS.captionMax + 1) } },
      { look: { ...NEW_LOOK, width: QR_LIMITS.width.max + 1 } },
      { sheet: { ...NEW_SHEET, rows: Array.from({ length: QR_LIMITS.rows + 1 }, () => ({ label: 'a', value: '' })) } },
      { code: { text: 'x' } },
    ])
      expect((await owner.browser.put(address, bad)).status).toBe(400);
    expect([await row(cast), await api.database.manager.countBy(Item, { ownerId: owner.account.id })]).toEqual(before);
  });

  it('is changed by those who may write; what stands on its sheet is theirs alone', async () => {
    const cast = await codeCast();
    const { reader, writer, guest, other, nobody, address } = cast;
    const sheet = {
      columns: 3,
      rows: [
        { label: 'Mia', value: '' },
        { label: '', value: '' },
        { label: 'Ali', value: 'Für Ali' },
      ],
    };
    for (const { browser } of [reader, guest]) expect((await browser.put(address, { sheet })).status).toBe(403);
    for (const browser of [other.browser, nobody]) expect((await browser.put(address, { sheet })).status).toBe(404);
    const rows = [
      { label: 'Mia', value: '' },
      { label: 'Ali', value: 'Für Ali' },
    ];
    expect((await writer.browser.put<CodeItem>(address, { sheet })).body.code.sheet).toEqual({ columns: 3, rows });
    expect((await row(cast)).sheet.rows).toEqual(rows);
    for (const { browser } of [reader, guest]) expect((await codeOf(browser, address)).sheet).toEqual(NEW_SHEET);
    // Of places all codes on a sheet are the same.
    await writer.browser.put(address, { content: { kind: 'geo', latitude: 52.5, longitude: 13.25 } });
    expect((await row(cast)).sheet.rows.map(({ value }) => value)).toEqual(['', '']);
  });

  it('[E17][VAL-04] of an own item follows its address, and says while nobody gets in', async () => {
    const cast = await codeCast();
    const { owner, writer, guest, other, address } = cast;
    const target = await api.people.item(owner.account, { kind: 'pinboard', title: 'Wald', privacy: 'locked', shortCode: null });
    const foreign = await api.people.item(other.account, { kind: 'pinboard', privacy: 'secret' });
    const content = { kind: 'item', itemId: target.id };
    for (const [browser, itemId] of [
      [owner.browser, foreign.id],
      [owner.browser, newId()],
      [writer.browser, target.id],
    ] as const)
      expect((await browser.put<Refusal>(address, { content: { ...content, itemId } })).body.code).toBe('QR_ITEM_UNKNOWN');
    expect((await owner.browser.put<CodeItem>(address, { content })).body.code).toMatchObject({
      ...{ state: 'notShared', text: '', content, target: { id: target.id, kind: 'pinboard', title: 'Wald' } },
    });
    await owner.browser.put(`/api/items/${target.id}/share`, { privacy: 'secret' });
    const { shortCode } = await api.database.manager.findOneByOrFail(Item, { id: target.id });
    expect(shortCode).toMatch(/^[a-z2-9]{6}$/);
    const text = `${OWN}/s/${shortCode}`;
    expect(await codeOf(owner.browser, address)).toMatchObject({ state: 'ready', text });
    expect(await codeOf(guest.browser, address)).toMatchObject({ state: 'ready', text, content: { itemId: null }, target: null });
    await owner.browser.put(`/api/items/${target.id}/share`, { shortCode: 'unser-wald' });
    expect((await codeOf(guest.browser, address)).text).toBe(`${OWN}/s/unser-wald`);
    await api.database.manager.update(Item, { id: target.id }, { discardedAt: new Date() });
    expect(await codeOf(owner.browser, address)).toMatchObject({ state: 'empty', text: '', target: null });
  });

  it('[A28] shows a picture of its own in the middle to whoever sees it, and no other one', async () => {
    const cast = await codeCast();
    const { owner, guest, stranger, address } = cast;
    const [logoFile, unused, foreign] = [await picture(cast), await picture(cast), await picture(await codeCast())];
    const text = await picture(cast, false);
    const put = (id: string) => owner.browser.put<CodeItem & Refusal>(address, { look: { ...NEW_LOOK, logo: 'file', logoFile: id } });
    for (const id of [foreign, text]) expect((await put(id)).body.code).toBe('QR_LOGO_UNKNOWN');
    expect((await put(logoFile)).body.code.look).toMatchObject({ logo: 'file', logoFile });
    const seen = async (browser: TestBrowser, id: string) => (await browser.get(`/api/owner_files/${id}`)).status;
    expect([await seen(guest.browser, logoFile), await seen(guest.browser, unused), await seen(stranger.browser, logoFile)]).toEqual([
      200, 404, 404,
    ]);
    await owner.browser.put(address, { look: { ...NEW_LOOK, logo: 'leaf', logoFile } });
    expect((await row(cast)).look).toMatchObject({ logo: 'leaf', logoFile: null });
  });

  it('is nothing for pupils to make, and counts for the month', { tags: ['proof'] }, async () => {
    const account = await api.people.account({ licence: 'free' });
    const browser = await api.people.signIn(api.browser(), account);
    const made = await Promise.all(Array.from({ length: 12 }, () => browser.post<Refusal>(PATH, {})));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(made.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 10 } });
    expect((await (await codeCast()).pupil.browser.post(PATH, {})).status).toBe(403);
  });
});

describe('the life of a QR code', () => {
  it('[NAV-34] goes into the trash by its owner alone, and comes back', async () => {
    const cast = await codeCast();
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.address));
    expect((await cast.owner.browser.delete(cast.address)).status).toBe(200);
    expect((await cast.guest.browser.get(cast.address)).status).toBe(404);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`)).status).toBe(200);
    expect((await codeOf(cast.guest.browser, cast.address)).text).toBe('Lies Seite 12.');
  });

  it('a copy holds and looks the same; of others neither the names on its sheet nor their items come along', async () => {
    const target = { kind: 'pinboard', title: 'Wald' } as const;
    const cast = await codeCast({ sheet: { columns: 2, rows: [{ label: 'Mia', value: '' }] } }, { privacy: 'public_for_all' });
    const { owner, other, item } = cast;
    const logoFile = await picture(cast);
    const { id: itemId } = await api.people.item(owner.account, target);
    await api.database.manager.update(
      QrCode,
      { itemId: item.id },
      { content: { kind: 'item', itemId }, look: { ...NEW_LOOK, ink: CODE_INKS.wiese, logo: 'file', logoFile } },
    );
    const own = await row({ item: await copied(owner.browser, item.id) });
    expect(own).toMatchObject({
      content: { kind: 'item', itemId },
      look: { ink: CODE_INKS.wiese, logo: 'file' },
      sheet: { columns: 2, rows: [{ label: 'Mia' }] },
    });
    expect(own.look.logoFile).not.toBe(logoFile);
    const taken = await row({ item: await copied(other.browser, item.id) });
    expect(taken).toMatchObject({ content: { kind: 'item', itemId: null }, look: { logo: 'file' }, sheet: NEW_SHEET });
  });

  it('comes along in a file with its picture, and leads to the item that came with it, or to none', { tags: ['proof'] }, async () => {
    const cast = await codeCast({ sheet: { columns: 2, rows: [{ label: 'Mia', value: '' }] } });
    const { owner, item } = cast;
    const target = await api.people.item(owner.account, { kind: 'word_cloud', title: 'Ziel', privacy: 'secret' });
    await api.database.manager.insert(WordCloud, { itemId: target.id, ...NEW_CLOUD });
    const logoFile = await storedPicture(api, item);
    await api.database.query(`update owner_file set thumbnail_key = storage_key where id = $1`, [logoFile]);
    const leads = { content: { kind: 'item', itemId: target.id }, look: { ...NEW_LOOK, logo: 'file', logoFile } } as const;
    await api.database.manager.update(QrCode, { itemId: item.id }, leads);
    for (const together of [true, false]) {
      const { body } = await take(owner.browser, together ? [item.id, target.id] : [item.id]);
      const other = await teacher();
      expect((await bring(other.browser, body)).status).toBe(201);
      const copies = await api.database.manager.findBy(Item, { ownerId: other.account.id });
      const copy = await row({ item: copies.find((one) => one.kind === kind)! });
      const led = copies.find((one) => one.kind === 'word_cloud')?.id ?? null;
      expect(copy).toMatchObject({ content: { kind: 'item', itemId: led }, look: { logo: 'file' }, sheet: { rows: [{ label: 'Mia' }] } });
      expect([copy.look.logoFile === logoFile, led === target.id]).toEqual([false, false]);
    }
  });

  it('a file of a stranger brings in nothing that could not have been entered', { tags: ['proof'] }, async () => {
    const { account, browser } = await teacher();
    const good = { content: { kind: 'text', text: 'Wald' }, look: NEW_LOOK, sheet: NEW_SHEET };
    for (const bad of [
      { ...good, content: { kind: 'address', url: 'javascript:alert(1)' } },
      { ...good, content: { kind: 'text', text: 'ä'.repeat(300) } },
      { ...good, look: { ...NEW_LOOK, ink: '#febf32' } },
      { ...good, look: { ...NEW_LOOK, caption: '<script>', ink: 'url(#x)' } },
      { ...good, more: 1 },
    ])
      expect((await bring(browser, forged([thing({ kind, content: bad })]))).body).toMatchObject({ code: 'FILE_REFUSED' });
    const foreign = await api.people.item((await teacher()).account, { kind: 'pinboard', privacy: 'secret' });
    const sneaky = { ...good, content: { kind: 'item', itemId: foreign.id }, look: { ...NEW_LOOK, logo: 'file', logoFile: newId() } };
    expect((await bring(browser, forged([thing({ kind, content: sneaky })]))).status).toBe(201);
    const [item] = await api.database.manager.findBy(Item, { ownerId: account.id });
    expect(await row({ item: item! })).toMatchObject({ content: { kind: 'item', itemId: null }, look: { logo: 'none', logoFile: null } });
  });

  it('is given to a class in a project, whose pupils read it', async () => {
    const owner = await teacher();
    const { body } = await owner.browser.post<CodeItem>(PATH, { content: { kind: 'text', text: 'Geht zum Teich.' } });
    const { schoolClass, pupils } = await newClass(api, owner, ['Ada']);
    const project = await newProject(owner, schoolClass.id);
    expect((await owner.browser.post('/api/project_items', { project_id: project.id, item_id: body.id })).status).toBe(201);
    const [ada] = pupils;
    expect((await codeOf(ada!.browser, `${PATH}/${body.id}`)).text).toBe('Geht zum Teich.');
    expect((await ada!.browser.put(`${PATH}/${body.id}`, { content: NEW_CONTENT.text })).status).toBe(403);
    const headers = { 'x-current-project-id': project.id };
    expect((await ada!.browser.post<Refusal>(PATH, {}, { headers })).body.code).toBe('FORBIDDEN');
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const content = { kind: 'text', text: 'Im Wald' } as const;
    const { id } = (await browser.post<Answer>(PATH, { title: 'Wald', content })).body;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(files.get('data.json')!.toString())).toMatchObject({
      item: [{ id, kind, title: 'Wald' }],
      qr_code: [{ item_id: id, content }],
    });
    expect([...files.entries()].filter(([name]) => /\.(svg|txt)$/.test(name)).map(([, bytes]) => bytes.toString())).toEqual([
      expect.stringContaining('<svg xmlns='),
      'Im Wald',
    ]);
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect([
      await api.database.manager.existsBy(QrCode, { itemId: id }),
      await api.database.manager.existsBy(Account, { id: account.id }),
    ]).toEqual([false, false]);
  });
});
