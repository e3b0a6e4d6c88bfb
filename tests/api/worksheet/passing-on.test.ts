import type { OwnWork, Worksheet } from '@murmel/contracts';
import { isKnownBlock } from '@murmel/documents';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { foundSchool, joinSchool } from '../../../apps/api/src/core/schools/schools.js';
import { ProductTemplates } from '../../../apps/api/src/core/templates/product-templates.js';
import { storedWorksheet } from '../../../apps/api/src/tools/worksheet/stored-worksheet.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { bring, partsOf, take } from '../murmel/murmel-file.js';
import { copied, news } from '../remixes/copies.js';
import { EXAMPLE_SHEET, RESPONSES, SHEETS, type WorksheetCast, worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Texts that would reveal an answer, anywhere on the sheet. */
const SECRETS = ['Beides kommt aus der Umgebung', 'Sie atmet', 'zwei', 'eins'];
const SHOWN = ['Pflanzen brauchen Licht', 'Kohlenstoffdioxid', 'Die Steigung ist', 'Was macht sie nachts'];

const telling = (words: string) => SECRETS.filter((secret) => words.includes(secret));
const showing = (words: string) => SHOWN.filter((shown) => words.includes(shown));
const passOn = (browser: TestBrowser, { path }: WorksheetCast, passesSolutions = true) =>
  browser.put<Worksheet & Refusal>(path, { passesSolutions });

/** All of a sheet, as its owner has it. */
async function wholeSheet({ id }: { id: string }) {
  const { blocks } = await storedWorksheet(api.database.manager, id);
  const known = blocks.filter(isKnownBlock);
  return { words: JSON.stringify(blocks), kinds: known.map(({ kind }) => kind), blocks: known };
}

/** All operations that make an own copy of the sheet. */
const WAYS: Record<string, (browser: TestBrowser, itemId: string) => Promise<{ id: string }>> = {
  'a copy': copied,
  'a file of the product': async (browser, itemId) => (await bring(browser, (await take(browser, [itemId])).body)).body.item,
  'a template': async (browser, itemId) => (await browser.post<{ item: { id: string } }>('/api/templates', { itemId })).body.item,
};

describe('[WKS-04] what somebody who may not change a sheet has of it', () => {
  for (const [way, made] of Object.entries(WAYS))
    it(`${way} holds what is shown and nothing that tells an answer, until its owner passes the solutions on`, async () => {
      const cast = await worksheetCast(api);
      const { reader, writer, owner } = cast;
      const shown = await wholeSheet(await made(reader.browser, cast.item.id));
      expect([telling(shown.words), showing(shown.words)]).toEqual([[], SHOWN]);
      const choice = shown.blocks.find(({ kind }) => kind === 'MultipleChoice');
      expect(choice?.content).toMatchObject({ correct: [], solution: '' });
      expect(shown.kinds).toEqual(EXAMPLE_SHEET.blocks.map(({ kind }) => kind));
      for (const { browser } of [writer, owner])
        expect(telling((await wholeSheet(await made(browser, cast.item.id))).words)).toEqual(SECRETS);

      expect((await passOn(owner.browser, cast)).body.worksheet.passesSolutions).toBe(true);
      const all = await made(reader.browser, cast.item.id);
      expect(telling((await wholeSheet(all)).words)).toEqual(SECRETS);
      // A copy does not pass solutions on by default, regardless of the first copy's author.
      expect((await reader.browser.get<Worksheet>(`${SHEETS}/${all.id}`)).body.worksheet.passesSolutions).toBe(false);
      await passOn(owner.browser, cast, false);
      expect(telling((await wholeSheet(all)).words)).toEqual(SECRETS);
      expect(telling((await wholeSheet(await made(reader.browser, cast.item.id))).words)).toEqual([]);
    });

  it('in the file itself there is nothing either, nor in a template for the school; hints that are not offered stay behind', async () => {
    const cast = await worksheetCast(api, { hints: false });
    const manifest = (await partsOf((await take(cast.reader.browser, [cast.item.id])).body)).get('murmel.json')!.toString();
    expect([telling(manifest), showing(manifest), manifest.includes('Was fehlt nachts')]).toEqual([[], SHOWN, false]);
    await api.database.transaction(async (manager) => {
      const school = await foundSchool(manager, cast.owner.account.id, 'Schule am Hang');
      await joinSchool(manager, school, cast.other.account.id, 'member');
    });
    await api.database.manager.update(Item, { id: cast.item.id }, { templateFor: 'school', privacy: 'members_only' });
    const used = await WAYS['a template']!(cast.other.browser, cast.item.id);
    const { words, kinds } = await wholeSheet(used);
    expect([telling(words), kinds.includes('Hint')]).toEqual([[], false]);
    const blocks = await cast.reader.browser.get<{ id: string; kind: string }[]>(`${cast.path}/blocks`);
    expect(blocks.body.map(({ kind }) => kind)).not.toContain('Hint');
    expect((await cast.reader.browser.get(`/api/worksheet/blocks/${cast.address('Hint')}`)).status).toBe(404);
    expect((await cast.owner.browser.get(`/api/worksheet/blocks/${cast.address('Hint')}`)).status).toBe(200);
  });

  it('is a sheet that works: gaps as wide as they were, words to choose from, and nothing that is called wrong', async () => {
    const content = { text: 'Die Steigung \\{m\\} ist {2/zwei}, dann {eins Komma fünf}.', bank: true, others: ['drei'] };
    const cast = await worksheetCast(api, { checks: 'after' }, {}, { blocks: [{ kind: 'FillInTheBlankText', content }] });
    type Gaps = { content: { shown: string; words: string[] } };
    const read = async (browser: TestBrowser, itemId: string) =>
      (await browser.get<(Gaps & { id: string; kind: string })[]>(`${SHEETS}/${itemId}/blocks`)).body.find(
        ({ kind }) => kind === 'FillInTheBlankText',
      )!;
    const before = await read(cast.reader.browser, cast.item.id);
    const copy = await copied(cast.reader.browser, cast.item.id);
    const after = await read(cast.reader.browser, copy.id);
    expect([after.content.shown, after.content.words]).toEqual([before.content.shown, before.content.words]);
    const { browser } = cast.reader;
    const work = (await browser.post<OwnWork>(`${SHEETS}/${copy.id}/responses`, { name: 'Falke' })).body;
    const blockId = after.id.split('_').at(-1)!;
    await browser.put(`${RESPONSES}/${work.id}`, { answers: [{ blockId, gaps: ['zwei', 'acht'] }] });
    const done = await browser.patch<OwnWork & Refusal>(`${RESPONSES}/${work.id}/submit`, { incomplete: true });
    expect([done.status, done.body.results]).toEqual([200, {}]);
  });

  it('passing solutions on is the owner’s to decide; a copy that somebody has is told that there is more now', async () => {
    const cast = await worksheetCast(api);
    const copy = await copied(cast.reader.browser, cast.item.id);
    for (const [{ browser }, status] of [
      [cast.writer, 403],
      [cast.reader, 403],
      [cast.other, 404],
    ] as const)
      expect((await passOn(browser, cast)).status).toBe(status);
    expect((await cast.writer.browser.get<Worksheet>(cast.path)).body.worksheet.passesSolutions).toBe(false);
    expect(await news(cast.reader.browser, copy)).toBe('none');
    expect((await passOn(cast.owner.browser, cast)).status).toBe(200);
    expect(await news(cast.reader.browser, copy)).toBe('changed');
  });
});

it('[LIB-03] sheets that come with the product are passed on with all that is in them', async () => {
  await api.application.get(ProductTemplates).keep();
  const cast = await worksheetCast(api);
  const { entries } = (await cast.reader.browser.get<{ entries: { item: { id: string } }[] }>('/api/templates?kind=worksheet&of=public'))
    .body;
  const sheets = await Promise.all(entries.map(({ item }) => WAYS['a template']!(cast.reader.browser, item.id).then(wholeSheet)));
  expect(sheets.some(({ words }) => words.includes('{Vermutung/Hypothese}'))).toBe(true);
});
