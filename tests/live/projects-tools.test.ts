import { type Item, newId, publish, WordCloud } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { participatingPupils } from '../../apps/api/src/core/projects/live/activities.js';
import { CONTRIBUTIONS, type Contributions } from '../../apps/api/src/core/tool-contribution/contributions.js';
import { type ProjectCast, projectCast } from '../api/projects/project-cast.js';
import { response, surveyRow } from '../api/surveys/survey-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import { within } from './support/live-browser.js';
import { closeAll, linesOf, watch } from './support/project-live.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(closeAll);
afterAll(() => api.stop());

/** One more item of the project's teacher, shared to be written in. */
async function share(cast: ProjectCast, fields: Partial<Item>): Promise<Item> {
  const item = await api.people.item(cast.owner.account, fields);
  await cast.owner.browser.post('/api/project_items', { project_id: cast.project.id, item_id: item.id });
  return item;
}

async function tookPartOf(cast: ProjectCast, item: Item): Promise<string[]> {
  const found = await participatingPupils(
    api.database.manager,
    api.application.get<Contributions>(CONTRIBUTIONS, { strict: false }),
    cast.project.id,
  );
  return [...(found.get(item.id) ?? [])];
}

describe('what pupils do in each tool is in the stream and counted within two seconds', () => {
  it('word cloud: words', async () => {
    const cast = await projectCast(api);
    const item = await share(cast, { kind: 'word_cloud', title: 'Glück' });
    await api.database.manager.insert(WordCloud, {
      itemId: item.id,
      show: true,
      showBeforeSubmit: false,
      wordsPerVisitor: null,
      filter: true,
      filterWords: null,
    });
    const teacher = await watch(cast.owner.browser, cast.project.id);
    for (const words of ['Mut', 'Ruhe\nZeit'])
      expect((await cast.pupil.browser.put(`/api/word_clouds/word_clouds/${item.id}/add_word`, { words })).status).toBe(200);
    await within(
      2000,
      () => teacher.newest?.activities[0]?.count === 3,
      () => teacher.newest,
    );
    expect(linesOf(teacher)).toEqual(['P1 wordAdded Glück']);
    expect(teacher.newest?.items.find(({ itemId }) => itemId === item.id)?.tookPart).toBe(1);
    expect(await tookPartOf(cast, item)).toEqual([cast.pupil.account.id]);
  });

  it('survey: submitted answers, no drafts', async () => {
    const cast = await projectCast(api);
    const item = await share(cast, { kind: 'survey', title: 'Abfrage' });
    await surveyRow(api, item);
    const teacher = await watch(cast.owner.browser, cast.project.id);
    await response(api, item, [], { accountId: cast.pupil.account.id, visitorId: null });
    await response(api, item, [], { accountId: cast.classmate.account.id, visitorId: null, submittedAt: null });
    await publish(api.database.manager, 'item.changed', { itemId: item.id });
    await within(
      2000,
      () => linesOf(teacher).length > 0,
      () => teacher.newest,
    );
    expect(linesOf(teacher)).toEqual(['P1 answered Abfrage']);
    expect(await tookPartOf(cast, item)).toEqual([cast.pupil.account.id]);
  });

  it('pinboard: new cards, changed ones and comments, by the log', async () => {
    const cast = await projectCast(api);
    const item = await share(cast, { kind: 'pinboard', title: 'Wald' });
    const teacher = await watch(cast.owner.browser, cast.project.id);
    const log = (accountId: string, kind: string) =>
      api.database.query(
        `insert into pinboard_activity (item_id, account_id, kind, card_id, name, detail) values ($1, $2, $3, 'k1', '', '')`,
        [item.id, accountId, kind],
      );
    await log(cast.owner.account.id, 'create_list');
    for (const kind of ['create_card', 'create_card', 'colour']) await log(cast.pupil.account.id, kind);
    await api.database.query(`insert into pinboard_comment (id, item_id, card_id, account_id, text) values ($1, $2, 'k1', $3, 'gut')`, [
      newId(),
      item.id,
      cast.classmate.account.id,
    ]);
    await publish(api.database.manager, 'item.changed', { itemId: item.id });
    await within(
      2000,
      () => linesOf(teacher).length === 3,
      () => linesOf(teacher),
    );
    expect(linesOf(teacher).sort()).toEqual(['P1 cardAdded Wald', 'P1 cardChanged Wald', 'P2 commented Wald']);
    expect(teacher.newest?.activities.find(({ kind }) => kind === 'cardAdded')?.count).toBe(2);
    expect((await tookPartOf(cast, item)).sort()).toEqual([cast.pupil.account.id, cast.classmate.account.id].sort());
  });

  it('an own document of a pupil: that it was created, then that something was written', async () => {
    const cast = await projectCast(api);
    const teacher = await watch(cast.owner.browser, cast.project.id);
    const { body } = await cast.pupil.browser.post<{ id: string }>(
      '/api/text_editor/documents',
      { title: 'Mein Text' },
      { headers: { 'x-current-project-id': cast.project.id } },
    );
    await within(
      2000,
      () => linesOf(teacher).length === 1,
      () => linesOf(teacher),
    );
    expect(linesOf(teacher)).toEqual(['P1 created Mein Text']);
    // The initial content does not count as writing.
    await api.database.query('insert into document_update (item_id, bytes, account_id) values ($1, $2, $3)', [
      body.id,
      Buffer.from([0, 0]),
      cast.pupil.account.id,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(linesOf(teacher)).toEqual(['P1 created Mein Text']);
    await api.database.query('insert into document_update (item_id, bytes, account_id) values ($1, $2, $3)', [
      body.id,
      Buffer.from([0, 0]),
      cast.pupil.account.id,
    ]);
    await within(
      2000,
      () => linesOf(teacher)[0] === 'P1 wrote Mein Text',
      () => linesOf(teacher),
    );
  });
});
