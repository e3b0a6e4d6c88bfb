import { Item, Project, SchoolClass } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { projectCast } from '../projects/project-cast.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const empty = (browser: TestBrowser) => browser.delete<{ destroyed: number; left: number }>('/api/items/discarded');
const discardedAt = new Date();

describe('DELETE /items/discarded', () => {
  it('is for teachers', async () => {
    const { nobody, stranger, guest, pupil, item } = await castOf(api, { discardedAt, shortCode: null });
    expect((await nobody.delete('/api/items/discarded')).status).toBe(401);
    for (const { browser } of [stranger, guest, pupil]) expect((await empty(browser)).status).toBe(403);
    expect(await api.database.manager.countBy(Item, { id: item.id })).toBe(1);
  });

  it('[LIB-01] deletes all of one’s own trash by one call, folders with what went with them, and says how much that was', async () => {
    const { owner, other } = await castOf(api);
    const { manager } = api.database;
    const folder = await api.people.item(owner.account, { kind: 'folder' });
    const inside = await api.people.item(owner.account, { folderId: folder.id });
    await api.people.item(owner.account, { discardedAt });
    const theirs = await api.people.item(other.account, { discardedAt });
    await owner.browser.delete(`/api/folders/${folder.id}`);
    expect(await manager.countBy(Item, { id: inside.id, discardedWith: folder.id })).toBe(1);
    expect((await empty(owner.browser)).body).toEqual({ destroyed: 3, left: 0 });
    // Items outside the trash stay, and so do those in another user's trash.
    expect(await manager.countBy(Item, { ownerId: owner.account.id })).toBe(1);
    expect(await manager.countBy(Item, { id: theirs.id })).toBe(1);
    expect((await empty(owner.browser)).body).toEqual({ destroyed: 0, left: 0 });
  });

  it('classes and projects go, too, with all that is in them; what comes in later stays', async () => {
    const { classOwner, owner, pupil, project, schoolClass } = await projectCast(api);
    const { manager } = api.database;
    const made = await api.people.item(pupil.account, { projectId: project.id });
    const later = await api.people.item(owner.account, { discardedAt: new Date(Date.now() + 60_000) });
    await owner.browser.delete(`/api/projects/${project.id}`);
    expect((await empty(owner.browser)).body).toEqual({ destroyed: 1, left: 0 });
    expect([await manager.countBy(Project, { id: project.id }), await manager.countBy(Item, { id: made.id })]).toEqual([0, 0]);
    expect(await manager.countBy(Item, { id: later.id })).toBe(1);
    await classOwner.browser.delete(`/api/school_classes/${schoolClass.id}`);
    expect((await empty(classOwner.browser)).body.left).toBe(0);
    expect(await manager.countBy(SchoolClass, { id: schoolClass.id })).toBe(0);
  });

  it('two windows at once delete everything once', async () => {
    const { owner } = await castOf(api);
    for (let count = 0; count < 5; count += 1) await api.people.item(owner.account, { discardedAt });
    const answers = await Promise.all([empty(owner.browser), empty(owner.browser)]);
    expect(answers.map(({ status, body }) => [status, body.left])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect(await api.database.manager.countBy(Item, { ownerId: owner.account.id })).toBe(1);
  });
});
