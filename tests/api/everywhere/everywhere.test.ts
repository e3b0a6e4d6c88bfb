import { type DiscardedEntry, publicPlaceOf, type Share } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { publicPath, sharedPath } from '../../../apps/api/src/core/short-codes/public-address.js';
import type { TestApi } from '../../support/api.js';
import { all, alternativeTexts, pdfOf } from '../exports/pdf-of.js';
import type { ReadPdf } from '../exports/read-pdf.js';
import { contentsOf, move, type SignedInAccount, teacher } from '../folders/shelf.js';
import { bring, somebodyOf, take } from '../murmel/murmel-file.js';
import { type BoardCast, boardCast, startApiWithBoards } from '../pinboard-reactions/board-cast.js';
import { newClass, newProject } from '../projects/project-cast.js';
import { copied } from '../remixes/copies.js';
import { found, writeWords } from '../search/finding.js';
import { callOf, contentOf, filesOf, gets, newThing, THING_KINDS, type Thing } from './sample-items.js';

let api: TestApi;
let owner: SignedInAccount;
let pupil: SignedInAccount;
let projectId: string;
/** Has nothing of their own. */
let other: SignedInAccount;
let board: BoardCast;
beforeAll(async () => {
  api = await startApiWithBoards(inject('databaseUrl'));
  owner = await teacher(api);
  other = await teacher(api);
  const { schoolClass, pupils } = await newClass(api, owner, ['Ada']);
  pupil = pupils[0]!;
  projectId = (await newProject(owner, schoolClass.id)).id;
  board = await boardCast(api);
});
afterAll(() => api.stop());

const share = (item: Item, fields: object) => owner.browser.put<Share>(`/api/items/${item.id}/share`, fields);
/** As it is now: with the token and the short address that it got meanwhile. */
const now = ({ id }: Item) => api.database.manager.findOneByOrFail(Item, { id });
const fine = (count: number) => Array.from({ length: count + 1 }, () => 200);

describe.each(THING_KINDS)('everywhere: %s', (kind) => {
  let thing: Thing;
  let item: Item;
  let files: number;
  beforeAll(async () => {
    thing = await newThing(api, owner, kind);
    item = thing.item;
    files = await filesOf(api, item);
    await writeWords(api);
  });

  it('an item of a project, whose pupils get it and its files and change nothing; others find nothing', async () => {
    const given = await owner.browser.post('/api/project_items', { project_id: projectId, item_id: item.id });
    expect(given.status).toBe(201);
    expect(await gets(api, pupil.browser, item)).toEqual(fine(files));
    expect((await pupil.browser.put(callOf(item), { title: 'Anders' })).status).toBe(403);
    expect(await gets(api, api.browser(), item)).toEqual(fine(files).map(() => 404));
    await owner.browser.delete(`/api/project_items/${(given.body as { id: string }).id}`);
    expect(await gets(api, pupil.browser, item)).toEqual(fine(files).map(() => 404));
  });

  it('a thing in a shared folder, whose guests get what is not locked', async () => {
    const folder = await api.people.item(owner.account, { kind: 'folder', title: `Ordner ${kind}`, privacy: 'secret' });
    const guest = { browser: api.browser() };
    await api.people.grant(folder, await api.people.visit(guest.browser));
    expect((await move(owner, [item.id], folder.id)).status).toBe(200);
    expect([await contentsOf(guest, folder), await gets(api, guest.browser, item)]).toEqual([[], fine(files).map(() => 404)]);
    await share(item, { privacy: 'secret' });
    expect([await contentsOf(guest, folder), await gets(api, guest.browser, item)]).toEqual([[item.title], fine(files)]);
    await move(owner, [item.id], null);
    expect(await gets(api, guest.browser, item)).toEqual(fine(files).map(() => 404));
  });

  it('found by what is in it, by its owner alone', async () => {
    expect((await found(owner.browser, thing.word)).titles).toEqual([item.title]);
    expect((await found(other.browser, thing.word)).total).toBe(0);
  });

  it('thrown away and brought back, with all that is in it', async () => {
    const before = await contentOf(owner.browser, item);
    expect((await owner.browser.delete(callOf(item))).status).toBe(200);
    const { body } = await owner.browser.get<{ entries: DiscardedEntry[] }>(`/api/items/discarded?objType=${kind}`);
    expect([body.entries.map(({ id }) => id), (await owner.browser.get(callOf(item))).status]).toEqual([[item.id], 404]);
    expect((await owner.browser.patch(`/api/items/${item.id}/restore`)).status).toBe(200);
    expect(await contentOf(owner.browser, item)).toEqual(before);
  });

  it('taken along and brought in where nobody knows it: it shows and plays the same', { tags: ['proof'] }, async () => {
    const { status, body } = await take(owner.browser, [item.id]);
    expect(status).toBe(200);
    const other = await somebodyOf(api);
    expect((await bring(other.browser, body)).body).toMatchObject({ leftOut: 0 });
    const brought = await api.database.manager.findOneByOrFail(Item, { ownerId: other.account.id });
    expect([brought.kind, await contentOf(other.browser, brought)]).toEqual([kind, await contentOf(owner.browser, item)]);
    expect(await gets(api, other.browser, brought)).toEqual(fine(files));
  });

  it('in the gallery: everybody finds it, gets it, and has a copy that shows and plays the same', async () => {
    const asked = {
      licence: 'CC-BY-4.0',
      subjectTypes: ['BIOLOGY'],
      schoolTypes: ['SCHOOL_TYPE_GYMNASIUM'],
      gradeLevels: ['GRADE_LEVEL_LOWER'],
    };
    expect((await owner.browser.put(`/api/items/${item.id}/publication`, asked)).status).toBe(200);
    const nobody = api.browser();
    const { body } = await nobody.get<{ entries: { item: { id: string } }[] }>(`/api/gallery?objType=${kind}`);
    expect(body.entries.map((one) => one.item.id)).toContain(item.id);
    expect(await gets(api, nobody, item)).toEqual(fine(files));
    const copy = await copied(board.other.browser, item.id);
    const shown = await contentOf(nobody, item);
    expect(await contentOf(board.other.browser, copy)).toEqual(shown);
    expect(JSON.stringify(shown)).not.toContain('Canary');
    expect(await gets(api, board.other.browser, copy)).toEqual(fine(files));
    await share(item, { privacy: 'secret' });
  });

  it('on paper, with the code that leads there for its owner and without it for guests', { tags: ['proof'] }, async () => {
    await share(item, { privacy: 'secret' });
    const guest = api.browser();
    await api.people.grant(await now(item), await api.people.visit(guest));
    const [owners, guests] = [await pdfOf(owner.browser, item), await pdfOf(guest, item)];
    // The code itself is a drawing, and its words name the host alone.
    const leads = (pdf: ReadPdf) =>
      alternativeTexts(pdf).some((words) => words.startsWith(`QR-Code: ${new URL(api.configuration.publicUrl).host}`));
    expect([leads(owners), leads(guests)]).toEqual([kind !== 'qrcode', false]);
    for (const pdf of [owners, guests]) {
      expect(all(pdf).includes(thing.word)).toBe(kind !== 'link');
      expect(all(pdf)).not.toContain('Canary');
    }
  });

  it('a card of a teaching board: its public page, which a board of this installation may frame', async () => {
    const path = publicPath(item);
    expect(publicPlaceOf(path)).toMatchObject({ itemId: item.id });
    const page = await owner.browser.get(path);
    expect([page.status, page.headers.get('x-frame-options') ?? 'SAMEORIGIN']).toEqual([200, 'SAMEORIGIN']);
    expect(page.headers.get('content-security-policy') ?? '').toContain("frame-ancestors 'self'");
  });

  it('an attachment on a pinboard: says what it is called to whom its address lets in, and to nobody else', async () => {
    await share(item, { privacy: 'secret' });
    const secret = api.configuration.publicUrl + sharedPath(await now(item));
    const attach = async (url: string) => {
      const { body } = await board.guest.browser.post<{ attachments: { id: string; title: string }[] }>(
        `/api/pinboard/cards/${board.card('own')}/attachments`,
        { url },
      );
      const hung = body.attachments.at(-1)!;
      await board.guest.browser.delete(`/api/pinboard/attachments/${hung.id}`);
      return hung.title;
    };
    const host = new URL(api.configuration.publicUrl).host;
    expect([await attach(secret), await attach(`${secret}x`)]).toEqual([item.title, host]);
    await share(item, { privacy: 'locked' });
    expect(await attach(secret)).toBe(host);
  });
});
