import type { OwnWork, Worksheet } from '@murmel/contracts';
import { GalleryEntry, Worksheet as Rules } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { projectCast } from '../projects/project-cast.js';
import { searched, writeWords } from '../search/finding.js';
import { BLOCKS, RESPONSES, seedSheet, worksheetCast } from './worksheet-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const HINT = 'Was fehlt nachts?';

describe('hints of a sheet', () => {
  it('that are switched off are in no answer to those who work on it: whoever has them has half of the solution', async () => {
    const cast = await worksheetCast(api, { hints: false, checks: 'after', showsSolutions: true });
    const { id } = (await cast.begin(cast.guest.browser)).body;
    const open = await worksheetCast(api, { hints: false }, { privacy: 'public_for_all' });
    const asked = async (browser: TestBrowser, of = cast, headers: Record<string, string> = {}): Promise<string> => {
      const paths = [
        of.path,
        `${of.path}/blocks`,
        ...of.blocks.map((block) => `${BLOCKS}/${of.item.id}_${block}`),
        `${of.path}/my_response`,
      ];
      const answers = await Promise.all(paths.map((path) => browser.get(path, { headers })));
      return JSON.stringify(answers.map(({ body }) => body));
    };
    const { browser } = cast.guest;
    const looker = { 'x-public-token': open.item.publicToken };
    const told = async () => [await asked(browser), await asked(cast.reader.browser), await asked(api.browser(), open, looker)];
    for (const text of await told()) expect(text).not.toContain(HINT);
    const hint = await browser.get(`${BLOCKS}/${cast.address('Hint')}`);
    expect(hint.status).toBe(404);
    const handedIn = await browser.patch<OwnWork>(`${RESPONSES}/${id}/submit`, { incomplete: true });
    expect(JSON.stringify(handedIn.body)).not.toContain(HINT);
    expect(await asked(cast.owner.browser)).toContain(HINT);

    // Positive control: hints that are offered are found in the answers.
    for (const { item } of [cast, open]) await api.database.manager.update(Rules, { itemId: item.id }, { hints: true });
    for (const text of await told()) expect(text).toContain(HINT);
    expect((await browser.get<Worksheet>(cast.path)).body.worksheet.blocks.map(({ kind }) => kind)).toContain('Hint');
  });

  it('are no words to find a sheet by for those who may not change it, whatever stands beside them', async () => {
    const cast = await worksheetCast(api, { hints: false });
    const heading = { task: 'Zitronenfalter' };
    expect((await cast.owner.browser.put(`${BLOCKS}/${cast.address('Hint')}`, heading)).status).toBe(200);
    await writeWords(api);
    for (const word of ['zitronenfalter', 'fehlt']) {
      expect((await searched(cast.reader.browser, word)).body.total).toBe(0);
      expect((await searched(cast.owner.browser, word)).body.total).toBe(1);
    }
    expect((await searched(cast.reader.browser, 'kohlenstoffdioxid')).body.total).toBe(1);
  });
});

describe('words that fit into gaps, and solutions', () => {
  const told = {
    blocks: [
      {
        kind: 'FillInTheBlankText',
        task: 'Ergänze.',
        content: { text: 'In den {Chloroplasten/Plastiden} entsteht {Traubenzucker} aus Wasser.', solution: 'Siehe Calvinzyklus.' },
      },
      { kind: 'Text', task: 'Begründe.', content: { solution: 'Wegen der Zellatmung.' } },
    ],
  } as const;
  const SECRETS = ['Chloroplasten', 'Plastiden', 'Traubenzucker', 'Calvinzyklus', 'Zellatmung'];
  /** Also inside of words, by stems, with typing errors, and beside a word that is shown. */
  const ATTACKS = [...SECRETS, 'chloropl', 'Traubenzuker', 'Cloroplasten', 'Zellatmungen', 'entsteht Traubenzucker', 'Ergänze Plastiden'];

  const inGallery = async (browser: TestBrowser, word: string): Promise<number> =>
    (await browser.get<{ total: number }>(`/api/gallery?q=${encodeURIComponent(word)}`)).body.total;

  it('find the sheet for its owner and those who change it, as whole words in whole sentences', async () => {
    const cast = await worksheetCast(api, {}, {}, told);
    await writeWords(api);
    for (const { browser } of [cast.owner, cast.writer]) {
      for (const word of ATTACKS) expect([word, (await searched(browser, word)).body.total]).toEqual([word, 1]);
      const { places } = (await searched(browser, 'entsteht')).body.entries[0]!;
      const sentence = 'Ergänze. In den Chloroplasten / Plastiden entsteht Traubenzucker aus Wasser.';
      expect(places.map(({ text }) => text)).toEqual([sentence]);
    }
  });

  it('find nothing for readers, for pupils who got it, and for those who look at open sheets', async () => {
    const { owner, pupil, project } = await projectCast(api);
    const cast = await worksheetCast(api, {}, {}, told);
    const open = await worksheetCast(api, {}, { privacy: 'public_for_all', title: 'Offenes Blatt' }, told);
    await api.database.manager.insert(GalleryEntry, { itemId: open.item.id, openedAt: new Date() });
    const given = await api.people.item(owner.account, { kind: 'worksheet', title: 'Gegeben', privacy: 'secret' });
    await seedSheet(api, given, {}, told);
    expect((await owner.browser.post('/api/project_items', { project_id: project.id, item_id: given.id })).status).toBe(201);
    await writeWords(api);
    const attackers = [cast.reader, cast.other, cast.pupil, cast.admin, open.reader, open.other, pupil].map(({ browser }) => browser);
    for (const word of ATTACKS) {
      for (const browser of attackers) {
        const { body } = await searched(browser, word);
        expect([word, body.total ?? 0, body.entries ?? []]).toEqual([word, 0, []]);
      }
      for (const browser of [cast.guest.browser, cast.nobody]) {
        expect([401, 403]).toContain((await searched(browser, word)).status);
        expect([word, await inGallery(browser, word)]).toEqual([word, 0]);
      }
    }
    expect(await inGallery(cast.nobody, 'Offenes Blatt')).toBe(1);
    // Words that are shown find it, with gaps where the others are.
    const { entries } = (await searched(cast.reader.browser, 'entsteht')).body;
    expect(entries.map(({ places }) => places.map(({ text }) => text))).toEqual([['Ergänze. In den ___ entsteht ___ aus Wasser.']]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(SECRETS.join('|')));
  });
});
