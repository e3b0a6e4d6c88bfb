import type { OwnWork, Worksheet } from '@murmel/contracts';
import { Worksheet as Rules } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { searched, writeWords } from '../search/finding.js';
import { BLOCKS, RESPONSES, worksheetCast } from './worksheet-cast.js';

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

  it('are no words to find a sheet by, whatever stands beside them', async () => {
    const cast = await worksheetCast(api, { hints: false });
    const heading = { task: 'Zitronenfalter' };
    expect((await cast.owner.browser.put(`${BLOCKS}/${cast.address('Hint')}`, heading)).status).toBe(200);
    await writeWords(api);
    for (const word of ['zitronenfalter', 'fehlt']) expect((await searched(cast.reader.browser, word)).body.total).toBe(0);
    expect((await searched(cast.reader.browser, 'kohlenstoffdioxid')).body.total).toBe(1);
  });
});
