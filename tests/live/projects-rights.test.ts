import { isDeepStrictEqual } from 'node:util';
import type { ItemMetadata, LiveAnswer } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { projectCast } from '../api/projects/project-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';
import { closeAll, onlineOf, visit, watch } from './support/project-live.js';

/** Each test has a class of its own: what one waits for, pushes of at most one a second, does not hold up the others. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(async () => {
  closeAll();
  await api.stop();
});

describe.concurrent('time and rights', () => {
  it('a pause, its end and the end of the project reach pupils within two seconds; they stay', { tags: ['proof'] }, async () => {
    const cast = await projectCast(api);
    const pupil = await visit(cast.pupil.browser, cast.project.id);
    const teacher = await watch(cast.colleague.browser, cast.project.id);
    for (const [call, state] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['finish', 'ended'],
    ] as const) {
      await cast.owner.browser.put(`/api/projects/${cast.project.id}/${call}`, {});
      await within(
        2000,
        () => pupil.newest?.state === state,
        () => pupil.newest,
      );
      await within(
        2000,
        () => teacher.newest?.state === state,
        () => teacher.newest,
      );
    }
    expect((await pupil.joinProject(cast.project.id)).ok).toBe(true);
    expect([pupil.left, teacher.left]).toEqual([[], []]);
  });

  it('[ASS-12] what the teacher says of models reaches the pupils whom it is about within two seconds, and nobody else', {
    tags: ['proof'],
  }, async () => {
    const cast = await projectCast(api);
    const { browser } = cast.owner;
    const pupil = await visit(cast.pupil.browser, cast.project.id);
    const classmate = await visit(cast.classmate.browser, cast.project.id);
    const said = { paused: false, extra: 0, inTexts: false, mayForce: false, readAlong: false };
    const settings = `/api/projects/${cast.project.id}/ai`;
    const one = `${settings}/pupils/${cast.pupil.account.id}`;
    for (const [path, body, ofPupil, ofClassmate] of [
      [settings, { paused: true }, { paused: true }, { paused: true }],
      [settings, { paused: false }, {}, {}],
      [one, { stopped: true }, { paused: true }, {}],
      [one, { stopped: false, more: true }, { extra: 50 }, {}],
      [settings, { inTexts: true }, { extra: 50, inTexts: true }, { inTexts: true }],
      [
        settings,
        { inTexts: false, readable: true, mayForce: true },
        { extra: 50, readAlong: true, mayForce: true },
        { readAlong: true, mayForce: true },
      ],
    ] as const) {
      expect((await browser.put(path, body)).status).toBe(200);
      for (const [live, now] of [
        [pupil, ofPupil],
        [classmate, ofClassmate],
      ] as const)
        await within(
          2000,
          () => isDeepStrictEqual(live.newest?.ai, { ...said, ...now }),
          () => live.newest,
        );
    }
    // A state for one pupil alone causes no push to the others, and teachers have an overview of their own.
    expect(classmate.states.some(({ state }) => state.ai.extra > 0)).toBe(false);
    expect((await watch(browser, cast.project.id)).newest).not.toHaveProperty('ai');
    expect((await cast.pupil.browser.put(settings, { paused: false })).status).toBe(403);
  });

  it('[C17] a pause stands in the head of what the project shares and of what pupils made, for them and for teachers, not for guests', async () => {
    const cast = await projectCast(api);
    await cast.owner.browser.put(`/api/items/${cast.item.id}/share`, { privacy: 'public_for_all' });
    const own = await cast.pupil.browser.post<{ id: string }>(
      '/api/text_editor/documents',
      {},
      { headers: { 'x-current-project-id': cast.project.id } },
    );
    expect(own.status).toBe(201);
    const look = async (browser: TestBrowser, id: string) => {
      const live = await LiveBrowser.open<ItemMetadata>(browser);
      const answer = (await live.socket.timeout(5000).emitWithAck('join', { topic: 'item-head', id })) as LiveAnswer<ItemMetadata>;
      expect(answer).toMatchObject({ ok: true, state: { state: { paused: false } } });
      return live;
    };
    const [pupil, pupilsOwn, owner, observer] = await Promise.all([
      look(cast.pupil.browser, cast.item.id),
      look(cast.pupil.browser, own.body.id),
      look(cast.owner.browser, cast.item.id),
      look(cast.owner.browser, own.body.id),
    ]);
    const [guest, stranger] = await Promise.all([look(cast.nobody, cast.item.id), look(cast.stranger.browser, cast.item.id)]);
    for (const [call, paused] of [
      ['pause', true],
      ['resume', false],
    ] as const) {
      await cast.owner.browser.put(`/api/projects/${cast.project.id}/${call}`, {});
      const seeing = [pupil, pupilsOwn, owner, observer];
      await within(
        2000,
        () => seeing.every(({ newest }) => newest?.paused === paused),
        () => seeing.map(({ newest }) => newest),
      );
    }
    for (const live of [guest, stranger]) expect(live.states.some(({ state }) => state.paused)).toBe(false);
    for (const live of [pupil, pupilsOwn, owner, observer, guest, stranger]) live.close();
  });

  it('the line of a class is open to its pupils alone, and ends with the code that they came in with', async () => {
    const cast = await projectCast(api);
    const join = async (browser: TestBrowser): Promise<{ live: LiveBrowser; answer: LiveAnswer }> => {
      const live = await LiveBrowser.open(browser);
      return { live, answer: await live.socket.timeout(5000).emitWithAck('join', { topic: 'class', id: cast.schoolClass.id }) };
    };
    const others = [cast.classOwner.browser, cast.colleague.browser, cast.otherPupil.browser, cast.visitor, cast.nobody];
    for (const { live, answer } of await Promise.all(others.map(join))) {
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
      live.close();
    }
    const { live, answer } = await join(cast.pupil.browser);
    expect(answer).toMatchObject({ ok: true, state: { state: { admitted: true } } });
    await cast.classOwner.browser.patch(`/api/pupil_accesses/${cast.pupil.account.id}/regenerate`);
    await within(2000, () => live.disconnected !== undefined);
    const again = await join(cast.pupil.browser);
    expect(again.answer).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
    again.live.close();
  });

  it('a teacher who is taken out of the class is out within two seconds, a pupil who is signed out, too', { tags: ['proof'] }, async () => {
    const cast = await projectCast(api);
    const colleague = await watch(cast.colleague.browser, cast.project.id);
    const teacher = await watch(cast.owner.browser, cast.project.id);
    const pupil = await visit(cast.pupil.browser, cast.project.id);
    const { body } = await cast.classOwner.browser.get<{ id: string; email: string }[]>(
      `/api/school_classes/${cast.schoolClass.id}/teachers`,
    );
    await cast.classOwner.browser.patch(`/api/teachers/${body.find(({ email }) => email === cast.colleague.account.email)!.id}/deactivate`);
    await within(2000, () => colleague.left.length > 0 || colleague.disconnected !== undefined);
    await expect(watch(cast.colleague.browser, cast.project.id)).rejects.toThrow('NOT_FOUND');
    await within(2000, () => onlineOf(teacher)['P1']);
    await cast.classOwner.browser.patch(`/api/pupil_accesses/${cast.pupil.account.id}/deactivate`);
    await within(2000, () => pupil.disconnected !== undefined);
    await within(
      2000,
      () => teacher.newest?.pupils.every(({ name }) => name !== 'P1'),
      () => teacher.newest,
    );
  });

  it('new pupils and new names are in the overview within two seconds', async () => {
    const cast = await projectCast(api);
    const teacher = await watch(cast.owner.browser, cast.project.id);
    await cast.classOwner.browser.post(`/api/school_classes/${cast.schoolClass.id}/pupil_accesses`, { pupils: [{ name: 'P3' }] });
    await within(
      2500,
      () => teacher.newest?.pupils.length === 3,
      () => teacher.newest,
    );
    await cast.classOwner.browser.put(`/api/pupil_accesses/${cast.pupil.account.id}`, { name: 'P1 neu' });
    await within(
      2500,
      () => teacher.newest?.pupils[0]?.name === 'P1 neu',
      () => teacher.newest,
    );
  });

  it('a project that is deleted is gone for everybody', async () => {
    const cast = await projectCast(api);
    const [pupil, teacher] = [
      await visit(cast.pupil.browser, cast.project.id, cast.item.id),
      await watch(cast.colleague.browser, cast.project.id),
    ];
    await cast.owner.browser.delete(`/api/projects/${cast.project.id}`);
    await within(2000, () => pupil.left.length > 0 && teacher.left.length > 0);
  });
});
