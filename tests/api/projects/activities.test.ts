// @module-tag proof
import type { ProjectActivity as Line } from '@murmel/contracts';
import { newId, ProjectActivity, WordCloud, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allActivities } from '../../../apps/api/src/core/projects/live/activities.js';
import { CONTRIBUTIONS } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import { startApi, type TestApi } from '../../support/api.js';
import { projectCast } from './project-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const HOUR_MS = 3_600_000;

describe('all activities of a project', () => {
  it('page by page they are the same as all at once, over days with gaps, bursts and the same moment twice', async () => {
    const { owner, pupil, classmate, project } = await projectCast(api);
    const begun = Date.now() - 5 * 24 * HOUR_MS;
    await api.database.query('update project set created_at = $2 where id = $1', [project.id, new Date(begun)]);
    const cloud = await api.people.item(owner.account, { kind: 'word_cloud' });
    await api.database.manager.insert(WordCloud, {
      itemId: cloud.id,
      show: true,
      showBeforeSubmit: false,
      wordsPerVisitor: null,
      filter: false,
      filterWords: null,
    });
    await api.database.query(
      `insert into project_item (id, project_id, item_id, "right", created_at) values (gen_random_uuid(), $1, $2, 'write', $3)`,
      [project.id, cloud.id, new Date(begun)],
    );
    const people = [pupil.account.id, classmate.account.id];
    for (let index = 0; index < 120; index += 1) {
      // Bursts of ten with 17 s between, a day and some hours apart; each tenth at the moment of the one before.
      const at = new Date(begun + Math.floor(index / 10) * 9 * HOUR_MS + (index % 10) * 17_000 - (index % 10 === 9 ? 17_000 : 0));
      const who = people[Math.floor(index / 3) % 2]!;
      if (index % 4 === 0) {
        await api.database.manager.insert(ProjectActivity, {
          projectId: project.id,
          pupilId: who,
          itemId: null,
          kind: 'handUp',
          count: 1,
          at,
        });
      } else {
        const word = { id: newId(), itemId: cloud.id, accountId: who, visitorId: null, text: 'Wald', key: 'wald', createdAt: at };
        await api.database.manager.insert(WordCloudWord, word);
      }
    }
    const all = await allActivities(api.database.manager, api.application.get(CONTRIBUTIONS), project.id);
    expect(all.length).toBeGreaterThan(50);
    for (const limit of [3, 50]) {
      const found: Line[] = [];
      let next: string | null = '';
      while (next !== null) {
        const before: string = next && `&before=${encodeURIComponent(next)}`;
        const { body } = await owner.browser.get<{ entries: Line[]; next: string | null }>(
          `/api/projects/${project.id}/activities?limit=${limit}${before}`,
        );
        expect(body.entries.length).toBeGreaterThan(0);
        found.push(...body.entries);
        next = body.next;
      }
      expect(found).toEqual(all);
    }
  });
});
