import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { finishProject, pauseProject } from '../../../apps/api/src/core/projects/change-project.js';
import type { TestBrowser } from '../../support/browser.js';
import { forgetCounts } from '../access/counts.js';
import { contentOf, meet } from '../access/matrix.js';
import { ROUTES, type Route } from '../access/routes.js';
import { createWorld, type World } from '../access/world.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Calls other than GET that only read. Readers may make them, and they leave the item unchanged. */
const LOOKS = new Set([
  'items.collaborationTicket',
  'links.follow',
  'userDocuments.create',
  'userPdfs.create',
  'worksheets.sheetPages',
  'worksheets.sheetPdf',
  // Discards the caller's own unfinished upload, which others cannot see.
  'uploads.remove',
]);

const CHANGING = ROUTES.filter(({ method, meta }) => method !== 'GET' && meta.operation?.startsWith('item.'));

/** All that people send into items is this pupil's: what is refused is refused although it is their own. */
async function makeTheirs(world: World): Promise<void> {
  const { pupil } = world.accounts;
  const own = { owner_file: ['file', 'image'], upload: ['upload'], pinboard_comment: ['comment'], word_cloud_word: ['word'] };
  const answers = { survey_response: ['response'], worksheet_response: ['work'], pupil_text: ['pupilText'] };
  for (const [table, names] of Object.entries({ ...own, ...answers })) {
    const ids = names.map((name) => world.ids[name]);
    expect(ids, table).not.toContain(undefined);
    await api.database.query(`update ${table} set account_id = $1, visitor_id = null where id = any($2)`, [pupil.id, ids]);
  }
}

/** Operations that can ever be open to others than owner and invited; all others are refused to guests at every other place, too. */
const FOR_GUESTS = /^item\.(read|answer|contribute|remix|report)$/;

describe.each([
  { state: 'paused', end: pauseProject, tags: [] },
  { state: 'over', end: finishProject, tags: ['proof'] },
])('every call that changes something in an item, of a pupil whose project is $state', ({ end, tags }) => {
  let world: World;
  let browser: TestBrowser;
  let content: Record<string, string>;
  beforeAll(async () => {
    world = await createWorld(api);
    browser = world.browsers.pupil;
    await makeTheirs(world);
    await api.database.transaction((manager) => end(manager, world.ids['project']!));
    content = await contentOf(api, world);
  });
  beforeEach(() => forgetCounts(api));

  const refused = CHANGING.filter(({ name }) => !LOOKS.has(name)).map((route): [string, Route] => [route.name, route]);

  it('is refused, and in the end nothing is another thing', { tags }, async () => {
    const met: [string, string][] = [];
    for (const [name, route] of refused.filter(([, { meta }]) => FOR_GUESTS.test(meta.operation!)))
      met.push([name, await meet(browser, route, world)]);
    expect(met.filter(([, answer]) => !['403', '404'].includes(answer))).toEqual([]);
    expect(await contentOf(api, world)).toEqual(content);
  });

  it.each(refused)('%s is refused, and nothing changes', { tags: ['proof'] }, async (_name, route) => {
    expect(['403', '404']).toContain(await meet(browser, route, world));
    const before = content;
    content = await contentOf(api, world);
    expect(content).toEqual(before);
  });

  it.each([...LOOKS])('%s is no change', { tags: ['proof'] }, async (name) => {
    expect(await meet(browser, CHANGING.find((route) => route.name === name)!, world)).toBe('in');
  });
});
