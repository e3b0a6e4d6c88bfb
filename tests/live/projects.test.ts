import type { ProjectVisit, ProjectWatch } from '@murmel/contracts';
import { type Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newClass, newProject, type ProjectCast, projectCast, signedIn } from '../api/projects/project-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import { LiveBrowser, within } from './support/live-browser.js';
import { closeAll, expectNothingAbout, linesOf, onlineOf, visit, watch } from './support/project-live.js';

/** Each test has a class of its own: what one waits for, pushes of at most one a second, does not hold up the others. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(async () => {
  closeAll();
  await api.stop();
});

/** Every person of the cast, as the door should answer: an audience or a refusal. Written by hand, not asked from `decide`. */
const JOIN: Record<string, string> = {
  owner: 'observer',
  classOwner: 'observer',
  colleague: 'colleague',
  pupil: 'pupil',
  classmate: 'pupil',
  stranger: 'NOT_FOUND',
  otherPupil: 'NOT_FOUND',
  visitor: 'NOT_FOUND',
  nobody: 'NOT_FOUND',
};

const browserOf = (cast: ProjectCast, name: string) => {
  const person = cast[name as 'owner' | 'nobody'];
  return 'browser' in person ? person.browser : person;
};

/** Writes to a document as the journal stores it; the document was created a while ago. */
async function write(item: Item, accountId: string): Promise<void> {
  await api.database.query(`update item set created_at = created_at - interval '1 minute' where id = $1`, [item.id]);
  await api.database.query('insert into document_update (item_id, bytes, account_id) values ($1, $2, $3)', [
    item.id,
    Buffer.from([0, 0]),
    accountId,
  ]);
}

describe.concurrent('who comes in', () => {
  it('every actor; what is foreign and what is unknown look the same', async () => {
    const cast = await projectCast(api);
    const found: Record<string, string> = {};
    for (const name of Object.keys(JOIN)) {
      const live = await LiveBrowser.open<ProjectWatch | ProjectVisit>(browserOf(cast, name));
      const answer = await live.joinProject(cast.project.id);
      found[name] = answer.ok ? answer.state.state.audience : answer.refusal.code;
      if (!answer.ok) expect(answer).toEqual({ ok: false, refusal: { topic: 'project', id: cast.project.id, code: 'NOT_FOUND' } });
      // An item is no project, and a project is no item.
      expect((await live.joinProject(cast.item.id)).ok).toBe(false);
      expect((await live.join(cast.project.id)).ok).toBe(false);
      expect((await live.joinProject(newId())).ok).toBe(false);
      live.close();
    }
    expect(found).toEqual(JOIN);
  });

  it('[E21] another teacher of the class sees presence, counts and the raised hand, not where somebody is nor what they do', async () => {
    const cast = await projectCast(api);
    const colleague = await watch(cast.colleague.browser, cast.project.id);
    const owner = await watch(cast.owner.browser, cast.project.id);
    await visit(cast.pupil.browser, cast.project.id, cast.item.id);
    await cast.pupil.browser.put(`/api/projects/${cast.project.id}/hand`, { up: true });
    await write(cast.item, cast.pupil.account.id);
    await within(
      2500,
      () => linesOf(owner).includes('P1 wrote Gruppe 1') && owner.newest?.pupils[0]?.handSince,
      () => owner.newest,
    );
    await within(
      2500,
      () => colleague.newest?.items[0]?.active === 1 && colleague.newest.pupils[0]?.handSince,
      () => colleague.newest,
    );
    expect(onlineOf(colleague)).toEqual({ P1: [] });
    expect(colleague.newest).toMatchObject({ audience: 'colleague', activities: [], items: [{ itemId: cast.item.id, active: 1 }] });
    expect(colleague.newest?.pupils.map(({ name, handSince }) => [name, handSince])).toEqual([
      ['P1', expect.any(String)],
      ['P2', null],
    ]);
    expect(owner.newest?.pupils[0]).toMatchObject({
      name: 'P1',
      online: true,
      itemIds: [cast.item.id],
      handSince: expect.any(String) as string,
    });
  });

  it('a pupil sees the own state and nothing about anybody else', async () => {
    const cast = await projectCast(api);
    const pupil = await visit(cast.pupil.browser, cast.project.id);
    const classmate = await visit(cast.classmate.browser, cast.project.id, cast.item.id);
    await cast.classmate.browser.put(`/api/projects/${cast.project.id}/hand`, { up: true });
    await write(cast.item, cast.classmate.account.id);
    await within(2000, () => classmate.newest?.hand);
    await cast.owner.browser.put(`/api/projects/${cast.project.id}`, { name: 'Neuer Name' });
    await within(2000, () => pupil.newest?.name === 'Neuer Name');
    expect(pupil.newest).toEqual({
      audience: 'pupil',
      name: 'Neuer Name',
      state: 'active',
      endsAt: expect.any(String) as string,
      pausedAt: null,
      hand: false,
      ai: { paused: false, extra: 0, inTexts: false, mayForce: false, readAlong: false },
    });
    expectNothingAbout(pupil, [{ id: cast.classmate.account.id, name: 'P2' }]);
    // The hand of one is no push for the others.
    expect(pupil.states.length).toBeLessThanOrEqual(3);
  });
});

describe('who is there', () => {
  it('26 pupils come, go from item to item and leave: right within two seconds, with at most one push a second', {
    tags: ['proof'],
  }, async () => {
    const owner = await signedIn(api, await api.people.account());
    const names = Array.from({ length: 26 }, (_, index) => `P${index + 1}`);
    const { schoolClass, pupils } = await newClass(api, owner, names);
    const items = [await api.people.item(owner.account, { title: 'Eins' }), await api.people.item(owner.account, { title: 'Zwei' })];
    const project = await newProject(owner, schoolClass.id, { itemIds: items.map(({ id }) => id) });
    const teacher = await watch(owner.browser, project.id);
    const begun = Date.now();
    const lives = await Promise.all(pupils.map(({ browser }, index) => visit(browser, project.id, index % 2 ? items[0]!.id : null)));
    await within(
      2000,
      () => Object.keys(onlineOf(teacher)).length === 26,
      () => onlineOf(teacher),
    );
    expect(teacher.newest?.items.map(({ active }) => active)).toEqual([13, 0]);
    await Promise.all(lives.map((live) => live.joinProject(project.id, items[1]!.id)));
    await within(
      2000,
      () => teacher.newest?.items[1]?.active === 26,
      () => teacher.newest?.items,
    );
    lives.slice(0, 20).forEach((live) => live.close());
    lives[20]!.socket.emit('leave', { topic: 'project', id: project.id });
    await within(
      2000,
      () => Object.keys(onlineOf(teacher)).length === 5,
      () => onlineOf(teacher),
    );
    expect(Object.keys(onlineOf(teacher))).toEqual(names.slice(21));
    expect(teacher.states.length).toBeLessThanOrEqual(3 + (Date.now() - begun) / 1000);
    for (const [index, live] of lives.entries())
      expectNothingAbout(
        live,
        pupils.filter((_, other) => other !== index).map(({ account }) => account),
      );
    const { body } = await owner.browser.get<{ online: number }>(`/api/projects/${project.id}`);
    expect(body.online).toBe(5);
  });

  it.concurrent('two devices are one pupil, in two places; who comes back soon has not come anew', { tags: ['proof'] }, async () => {
    const cast = await projectCast(api);
    const second = await api.people.item(cast.owner.account, { title: 'Gruppe 2' });
    await cast.owner.browser.post('/api/project_items', { project_id: cast.project.id, item_id: second.id });
    const teacher = await watch(cast.owner.browser, cast.project.id);
    const tablet = await visit(cast.pupil.browser, cast.project.id, cast.item.id);
    const phone = await visit((await signedIn(api, cast.pupil.account)).browser, cast.project.id, second.id);
    await within(
      2000,
      () => onlineOf(teacher)['P1']?.length === 2,
      () => teacher.newest,
    );
    tablet.close();
    await within(
      2000,
      () => onlineOf(teacher)['P1']?.length === 1,
      () => teacher.newest,
    );
    phone.close();
    await within(
      2000,
      () => Object.keys(onlineOf(teacher)).length === 0,
      () => teacher.newest,
    );
    await visit(cast.pupil.browser, cast.project.id, cast.item.id);
    await within(
      2000,
      () => onlineOf(teacher)['P1'],
      () => teacher.newest,
    );
    expect(linesOf(teacher)).toEqual(['P1 opened Gruppe 2', 'P1 opened Gruppe 1', 'P1 came']);
  });

  it.concurrent("only an item of the project is a place: shared ones and one's own", { tags: ['proof'] }, async () => {
    const cast = await projectCast(api);
    const own = await api.people.item(cast.pupil.account, { title: 'Mein Text', projectId: cast.project.id });
    const classmates = await api.people.item(cast.classmate.account, { title: 'Dein Text', projectId: cast.project.id });
    const foreign = await api.people.item(cast.stranger.account);
    const teacher = await watch(cast.owner.browser, cast.project.id);
    const pupil = await visit(cast.pupil.browser, cast.project.id, own.id);
    await within(
      2000,
      () => onlineOf(teacher)['P1']?.includes(own.id),
      () => teacher.newest,
    );
    for (const { id } of [classmates, foreign, { id: newId() }]) {
      await pupil.joinProject(cast.project.id, id);
      await within(
        2000,
        () => onlineOf(teacher)['P1']?.length === 0,
        () => teacher.newest,
      );
      await pupil.joinProject(cast.project.id, own.id);
      await within(
        2000,
        () => onlineOf(teacher)['P1']?.length === 1,
        () => teacher.newest,
      );
    }
    expect(linesOf(teacher).filter((line) => !line.endsWith('Mein Text'))).toEqual(['P1 came']);
  });
});

describe('what they do', () => {
  it('documents, words and hands are in the stream within two seconds; teachers and people from elsewhere are not', {
    tags: ['proof'],
  }, async () => {
    const cast = await projectCast(api);
    const own = await api.people.item(cast.pupil.account, { title: 'Mein Text', projectId: cast.project.id });
    const teacher = await watch(cast.owner.browser, cast.project.id);
    expect(linesOf(teacher)).toEqual([]);
    const expected: string[] = [];
    for (const [item, accountId, line] of [
      [own, cast.pupil.account.id, 'P1 wrote Mein Text'],
      [cast.item, cast.classmate.account.id, 'P2 wrote Gruppe 1'],
    ] as const) {
      await write(item, accountId);
      expected.unshift(line);
      await within(
        2000,
        () => linesOf(teacher)[0] === line,
        () => linesOf(teacher),
      );
    }
    for (const { account } of [cast.owner, cast.otherPupil, cast.colleague]) await write(cast.item, account.id);
    await cast.pupil.browser.put(`/api/projects/${cast.project.id}/hand`, { up: true });
    expected.unshift('P1 handUp');
    await within(
      2000,
      () => linesOf(teacher)[0] === 'P1 handUp',
      () => linesOf(teacher),
    );
    expect(linesOf(teacher)).toEqual(expected);
    const path = `/api/projects/${cast.project.id}/activities`;
    const page = async (before?: string) =>
      (
        await cast.owner.browser.get<{ entries: unknown[]; next: string | null }>(
          `${path}?limit=2${before ? `&before=${encodeURIComponent(before)}` : ''}`,
        )
      ).body;
    const first = await page();
    expect(first.entries).toEqual(teacher.newest!.activities.slice(0, 2));
    // Activities added meanwhile do not shift a page.
    await cast.classmate.browser.put(`/api/projects/${cast.project.id}/hand`, { up: true });
    expect(await page(first.next!)).toEqual({ entries: teacher.newest!.activities.slice(-1), next: null });
    for (const before of ['x', '-1 x', '1', `${'9'.repeat(16)} x`, '1 \u0000', `1 ${'x'.repeat(151)}`])
      expect((await cast.owner.browser.get(`${path}?before=${encodeURIComponent(before)}`)).status).toBe(400);
    expect((await page(`${'9'.repeat(15)} x`)).entries).toEqual((await page()).entries);
    expect(await page('0 x')).toEqual({ entries: [], next: null });
  });

  it('items without a project of their own do not appear, nor what was done before they were shared', async () => {
    const cast = await projectCast(api);
    const other = await api.people.item(cast.owner.account, { title: 'Woanders' });
    await write(other, cast.pupil.account.id);
    const teacher = await watch(cast.owner.browser, cast.project.id);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await cast.owner.browser.post('/api/project_items', { project_id: cast.project.id, item_id: other.id });
    await within(
      2000,
      () => teacher.newest?.items.length === 2,
      () => teacher.newest,
    );
    expect(linesOf(teacher)).toEqual([]);
  });
});
