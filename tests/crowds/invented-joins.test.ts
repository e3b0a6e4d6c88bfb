import { LIMITS, type SchoolClass } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { onetime, teacher, tokenOf } from '../api/classes/class-cast.js';
import { comeFrom, ELSEWHERE, SCHOOL, startOnline } from '../api/classes/sign-in-network.js';
import type { TestApi } from '../support/api.js';
import { duringAttack, timed } from '../support/during-attack.js';

let api: TestApi;
beforeAll(async () => {
  api = await startOnline(inject('databaseUrl'));
});
afterAll(() => api.stop());

it('[LIC-04] a program that invents pupils keeps nobody out of a onetime class, and never are there more than 35', async () => {
  const owner = await teacher(api);
  const made = (await owner.browser.post<SchoolClass>('/api/school_classes', onetime())).body;
  const classToken = tokenOf(made);
  // Each guest really opens the project: that is what holds the place.
  const come = async (index: number) => {
    const answer = await comeFrom(SCHOOL, api.browser(), { classToken, name: `Kind ${index}` });
    if (answer.status === 201)
      await api.database.query("insert into project_activity (project_id, pupil_id, kind, count, at) values ($1, $2, 'came', 1, now())", [
        made.projectId,
        answer.body.id,
      ]);
    return answer;
  };
  const { result } = await duringAttack(
    (blow) => comeFrom(ELSEWHERE, api.browser(), { classToken, name: `Bot ${blow}` }),
    async () => {
      const entries = [];
      for (let index = 0; index < 30; index += 1) entries.push(await timed(() => come(index)));
      return entries;
    },
    { head: LIMITS.schoolClass.pupils * 2 },
  );
  for (const { ms, answer } of result) expect([answer.status, ms < 2000]).toEqual([201, true]);
  const rows = await api.database.query<{ name: string }[]>(
    'select a.name from pupil_access p join account a on a.id = p.id where p.class_id = $1',
    [made.id],
  );
  expect(rows.length).toBeLessThanOrEqual(LIMITS.schoolClass.pupils);
  expect(rows.filter(({ name }) => name.startsWith('Kind')).length).toBe(30);
});
