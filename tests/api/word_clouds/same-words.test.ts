import type { CloudState, TeacherCloud } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { cloudCast } from './cloud-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const SAME = ["geht's", 'geht’s', 'Wald', 'Wald\u200B', '❤', '❤\uFE0F', 'E-Mail', 'E\u2011Mail'];
const words = (state: CloudState) => ('words' in state ? state.words.map(({ text, count }) => `${text} ${count}`) : 'nothing');

describe('words that only look or keyboard tells apart', () => {
  it('[A25] stand in the cloud once', async () => {
    const { owner, add, cloud } = await cloudCast(api);
    await add(owner.browser, SAME.join('\n'));
    expect((await cloud(owner.browser)).body).toMatchObject({ words: [{ count: 2 }, { count: 2 }, { count: 2 }, { count: 2 }], total: 8 });
    expect((await add(owner.browser, '\u3164\n\u200B')).body.words).toHaveLength(8);
  });

  it('[A25] stand there once also from an earlier version, and keep what was decided about them', async () => {
    const { item, owner, add, cloud, path } = await cloudCast(api);
    await add(owner.browser, SAME.join('\n'));
    await api.database.query('update word_cloud_word set key = lower(text) where item_id = $1', [item.id]);
    await api.database.query(
      `insert into word_cloud_mark (item_id, key, mark) values ($1, 'geht''s', 'released'), ($1, 'geht’s', 'hidden'), ($1, 'e\u2011mail', 'waiting')`,
      [item.id],
    );
    expect(words((await cloud(owner.browser)).body)).toHaveLength(7);
    const runner = api.database.createQueryRunner();
    await api.database.migrations.find(({ constructor }) => constructor.name === 'SameSigns1772000000000')!.up(runner);
    await runner.release();
    const { words: rows } = (await cloud(owner.browser)).body as TeacherCloud;
    expect(rows.map(({ key, count, hidden, held }) => [key, count, hidden, held]).sort()).toEqual([
      ['e-mail', 2, false, true],
      ["geht's", 2, true, false],
      ['wald', 2, false, false],
      ['❤', 2, false, false],
    ]);
    await owner.browser.patch(`${path}/moderate`, { keys: ['geht’s'], mark: 'released' });
    expect(words((await cloud(owner.browser)).body)).toContain("geht's 2");
  });
});
