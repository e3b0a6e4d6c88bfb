import { BusListener, Project, SchoolClass, type BusEvents } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProjectClock } from '../../../apps/api/src/core/projects/project-clock.js';
import { startApi, type TestApi } from '../../support/api.js';
import { projectCast } from './project-cast.js';

let api: TestApi;
beforeAll(async () => { api = await startApi(inject('databaseUrl')); });
afterAll(() => api.stop());

/** Everybody is asked again within so long after the end. */
const WITHIN_MS = 2000;

describe('the end of a project by time', () => {
  it('[DEL-06] is told to whoever has something of it open, to the second', async () => {
    const { project, item } = await projectCast(api);
    const heard: BusEvents['access.changed'][] = [];
    const listener = new BusListener(api.configuration.databaseUrl, { 'access.changed': (event) => heard.push(event) }, () => undefined, () => undefined);
    await listener.start();
    try {
      const endsAt = new Date(Date.now() + 1500);
      await api.database.manager.update(Project, { id: project.id }, { endsAt });
      await expect.poll(() => heard.some(({ itemId }) => itemId === item.id) && heard.some(({ projectId }) => projectId === project.id), { timeout: 1500 + WITHIN_MS }).toBe(true);
      expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime());
    } finally {
      await listener.stop();
    }
  });

  it('comes with the end of its class, and nothing is told twice', async () => {
    const { project, schoolClass } = await projectCast(api);
    const heard: string[] = [];
    const listener = new BusListener(api.configuration.databaseUrl, { 'access.changed': ({ projectId }) => projectId !== undefined && heard.push(projectId) }, () => undefined, () => undefined);
    await listener.start();
    try {
      await api.database.manager.update(SchoolClass, { id: schoolClass.id }, { expiresAt: new Date(Date.now() + 200) });
      await expect.poll(() => heard, { timeout: 200 + WITHIN_MS }).toContain(project.id);
      await api.application.get(ProjectClock).tick();
      expect(heard.filter((id) => id === project.id)).toHaveLength(1);
    } finally {
      await listener.stop();
    }
  });
});
