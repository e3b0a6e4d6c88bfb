// @module-tag proof

import { Project, SchoolClass } from '@murmel/server';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProjectClock } from '../../../apps/api/src/core/projects/project-clock.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { promised } from '../../support/on-this-machine.js';
import { projectCast } from './project-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Time after the end within which all clients are authorized again. */
const WITHIN_MS = 2000;

describe('the end of a project by time', () => {
  it('[DEL-06] is told to whoever has something of it open, to the second', async () => {
    const { project, item } = await projectCast(api);
    const heard = await collectBusEvents(api, 'access.changed');
    const endsAt = new Date(Date.now() + 1500);
    await api.database.manager.update(Project, { id: project.id }, { endsAt });
    await expect
      .poll(() => heard.some(({ itemId }) => itemId === item.id) && heard.some(({ projectId }) => projectId === project.id), {
        timeout: promised(1500 + WITHIN_MS),
      })
      .toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime());
  });

  it('comes with the end of its class, and nothing is told twice', async () => {
    const { project, schoolClass } = await projectCast(api);
    const heard = await collectBusEvents(api, 'access.changed');
    const told = () => heard.filter(({ projectId }) => projectId === project.id);
    await api.database.manager.update(SchoolClass, { id: schoolClass.id }, { expiresAt: new Date(Date.now() + 200) });
    await expect.poll(told, { timeout: promised(200 + WITHIN_MS) }).not.toEqual([]);
    await api.application.get(ProjectClock).tick();
    expect(told()).toHaveLength(1);
  });

  it('[CLS-13] that came while no api ran is told at the start of the next, once, however many start', async () => {
    const shared = { databaseUrl: api.configuration.databaseUrl };
    const { project, item, owner, pupil } = await projectCast(api);
    const heard = await collectBusEvents(api, 'access.changed');
    await api.application.close();
    await withDatabase(
      async (database) => database.query(`update project set ends_at = now() - interval '3 hours' where id = $1`, [project.id]),
      shared.databaseUrl,
    );
    const started = await Promise.all([startApi(inject('databaseUrl'), shared), startApi(inject('databaseUrl'), shared)]);
    await expect
      .poll(() => heard.some(({ itemId }) => itemId === item.id) && heard.some(({ projectId }) => projectId === project.id), {
        timeout: WITHIN_MS,
      })
      .toBe(true);
    const [first] = started;
    for (const { browser } of [owner, pupil])
      expect((await as(first, browser).get<{ state: string }>(`/api/projects/${project.id}`)).body.state).toBe('ended');
    await Promise.all(started.map(({ application }) => application.get(ProjectClock).tick()));
    const again = await startApi(inject('databaseUrl'), shared);
    await again.application.get(ProjectClock).tick();
    expect(heard.filter(({ projectId }) => projectId === project.id)).toHaveLength(1);
    // Given time again it ends again, and that is told again.
    await again.database.query(`update project set ends_at = now() + interval '300 milliseconds' where id = $1`, [project.id]);
    await expect
      .poll(() => heard.filter(({ projectId }) => projectId === project.id), { timeout: promised(300 + WITHIN_MS) })
      .toHaveLength(2);
    for (const one of [...started, again]) await one.stop();
  });
});

/** The same person at another process. */
function as(other: TestApi, { cookies }: TestBrowser): TestBrowser {
  const browser = other.browser();
  cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser;
}

/** While no api runs the tests ask the database themselves. */
async function withDatabase(work: (client: pg.Client) => Promise<unknown>, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
