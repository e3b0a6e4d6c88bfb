import { type CurrentUser, callsRouteOf, type Item as ItemAnswer, type Project, TOOL_KEYS, TOOLS, type ToolKey } from '@murmel/contracts';
import { Account, Item, newId, Project as StoredProject } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type ProjectCast, projectCast } from '../projects/project-cast.js';
import { signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), {
    switches: {
      disabledTools: ['pinboard'],
      disabledToolsFeatures: ['teaching_board.versions'],
      enabledFeatures: ['schoolclasses_shared'],
    },
  });
});
afterAll(() => api.stop());

const DOCUMENTS = `/api${TOOLS.text_editor.route}`;
const make = async (browser: TestBrowser, tool: ToolKey, headers = {}): Promise<string> => {
  const { status, body } = await browser.post<Refusal>(`/api${callsRouteOf(tool)}`, {}, { headers });
  return status === 201 ? 'made' : body.code;
};
const itemsOf = (account: Account) => api.database.manager.countBy(Item, { ownerId: account.id });

describe('a tool that is switched off', () => {
  it('[SES-05] makes nothing new, for whom the installation or the own record says so; the other tools do', {
    tags: ['proof'],
  }, async () => {
    const { account, browser } = await signedIn(api, { disabledTools: ['surveys'] });
    const made = Object.fromEntries(await Promise.all(TOOL_KEYS.map(async (tool) => [tool, await make(browser, tool)])));
    expect(made).toEqual({
      text_editor: 'made',
      word_clouds: 'made',
      teaching_board: 'made',
      worksheet: 'made',
      assistants: 'made',
      mini_tools: 'made',
      pupil_feedback: 'made',
      correction_aid: 'made',
      timetable_prototype: 'made',
      link_shortener: 'made',
      qrcodes: 'made',
      file_sharing: 'made',
      website: 'made',
      audio_recorder: 'made',
      screen_recorder: 'made',
      video_recorder: 'made',
      surveys: 'TOOL_DISABLED',
      pinboard: 'TOOL_DISABLED',
    });
    expect(await itemsOf(account)).toBe(16);
    const { browser: other } = await signedIn(api);
    expect(await make(other, 'surveys')).toBe('made');
    // Callers without the right learn nothing of it.
    expect([await make(api.browser(), 'pinboard'), await make((await visitor(api)).browser, 'pinboard')]).toEqual([
      'UNAUTHORIZED',
      'FORBIDDEN',
    ]);
  });

  it('[SES-05] stays switched off for a repeated tap whose first one was answered before', async () => {
    const { account, browser } = await signedIn(api);
    const headers = { 'idempotency-key': newId() };
    expect(await make(browser, 'surveys', headers)).toBe('made');
    await api.database.manager.update(Account, { id: account.id }, { disabledTools: ['surveys'] });
    expect(await make(browser, 'surveys', headers)).toBe('TOOL_DISABLED');
    expect(await itemsOf(account)).toBe(1);
  });

  it('[SES-05] leaves what was made with it: read, changed, shared, listed, thrown away and brought back', async () => {
    const { account, browser } = await signedIn(api, { disabledTools: [...TOOL_KEYS] });
    const { id } = await api.people.item(account);
    const one = `${DOCUMENTS}/${id}`;
    expect((await browser.get<ItemAnswer>(one)).body.abilities).toMatchObject({ update: true, share: true, discard: true });
    expect((await browser.put<ItemAnswer>(one, { title: 'Moos' })).body.title).toBe('Moos');
    expect((await browser.get<{ total: number }>(DOCUMENTS)).body.total).toBe(1);
    expect((await browser.delete(one)).status).toBe(200);
    expect((await browser.patch(`/api/items/${id}/restore`)).status).toBe(200);
  });

  it('[SES-05] is told to whom it is about, and nobody changes it for themselves', async () => {
    const { account, browser } = await signedIn(api, {
      disabledTools: ['surveys', 'pinboard'],
      disabledToolsFeatures: ['text_editor.authors'],
    });
    const told = (await browser.get<CurrentUser>('/api/users/me')).body;
    expect([told.disabledTools, told.disabledToolsFeatures, told.enabledFeatures]).toEqual([
      ['pinboard', 'surveys'],
      ['teaching_board.versions', 'text_editor.authors'],
      ['schoolclasses_shared'],
    ]);
    expect((await (await visitor(api)).browser.get<CurrentUser>('/api/users/me')).body.disabledTools).toEqual(['pinboard']);
    for (const field of ['disabledTools', 'disabledToolsFeatures', 'enabledFeatures'])
      expect((await browser.put<Refusal>('/api/users/me', { [field]: [] })).status).toBe(400);
    // Settings for the whole installation are not written into single accounts.
    expect(await api.database.manager.findOneByOrFail(Account, { id: account.id })).toMatchObject({
      disabledTools: ['surveys', 'pinboard'],
      enabledFeatures: [],
    });
  });
});

describe('a tool that is switched off, in classes', () => {
  const own = (cast: ProjectCast, tool: ToolKey) => make(cast.pupil.browser, tool, { 'x-current-project-id': cast.project.id });
  const switchOff = ({ id }: Account, ...disabledTools: ToolKey[]) => api.database.manager.update(Account, { id }, { disabledTools });
  const released = async (browser: TestBrowser, { id }: Project) => (await browser.get<Project>(`/api/projects/${id}`)).body.tools;

  it("[SES-05] pupils make nothing with it: their own, the installation's, or what their project's teacher has not", async () => {
    const cast = await projectCast(api);
    const { pupil, owner, project } = cast;
    await api.database.manager.update(StoredProject, { id: project.id }, { tools: ['text_editor', 'pinboard', 'surveys'] });
    expect([await own(cast, 'text_editor'), await own(cast, 'pinboard'), await own(cast, 'surveys')]).toEqual([
      'made',
      'TOOL_DISABLED',
      'made',
    ]);
    await switchOff(pupil.account, 'text_editor');
    await switchOff(owner.account, 'surveys');
    expect([await own(cast, 'text_editor'), await own(cast, 'surveys')]).toEqual(['TOOL_DISABLED', 'TOOL_NOT_RELEASED']);
    for (const { browser } of [pupil, owner]) expect(await released(browser, project)).toEqual(['text_editor', 'pinboard']);
    expect(await itemsOf(pupil.account)).toBe(2);
  });

  it('[SES-05] teachers do not release it, but change a project that has it', async () => {
    const { owner, schoolClass, project } = await projectCast(api);
    const path = `/api/projects/${project.id}`;
    await switchOff(owner.account, 'surveys');
    const inClass = { name: 'Wald', unit: 'day', tools: ['surveys'] };
    const onetime = { name: 'AG', type: 'onetime', project: { name: 'Wald', tools: ['pinboard'] } };
    const refused = [
      await owner.browser.put<Refusal>(path, { tools: ['text_editor', 'surveys'] }),
      await owner.browser.post<Refusal>(`/api/school_classes/${schoolClass.id}/projects`, inClass),
      await owner.browser.post<Refusal>('/api/school_classes', onetime),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'TOOL_DISABLED']));
    await api.database.manager.update(StoredProject, { id: project.id }, { tools: ['pinboard'] });
    expect((await owner.browser.put<Project>(path, { name: 'Moos', tools: ['pinboard', 'text_editor'] })).body.tools).toEqual([
      'pinboard',
      'text_editor',
    ]);
  });
});

describe('a part of a tool that is switched off', () => {
  it('[SES-05] is no ability of its items, and its calls are refused; those of others stay', async () => {
    const { account, browser } = await signedIn(api, { disabledToolsFeatures: ['text_editor.versions', 'text_editor.authors'] });
    const text = `${DOCUMENTS}/${(await api.people.item(account)).id}`;
    const board = `/api${TOOLS.teaching_board.route}/${(await api.people.item(account, { kind: 'screen' })).id}`;
    const abilities = (await browser.get<ItemAnswer>(text)).body.abilities;
    expect(abilities).toMatchObject({ update: true, readHistory: false, restoreHistory: false, readAuthors: false });
    const refused = await Promise.all([
      browser.get<Refusal>(`${text}/versions`),
      browser.get<Refusal>(`${text}/versions/1`),
      browser.post<Refusal>(`${text}/versions/1/restore`),
      browser.get<Refusal>(`${text}/authors`),
      browser.get<Refusal>(`${board}/versions`),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([403, 'FEATURE_DISABLED']));
    const { browser: stranger } = await signedIn(api, { disabledToolsFeatures: ['text_editor.versions'] });
    expect((await stranger.get<Refusal>(`${text}/versions`)).body.code).toBe('NOT_FOUND');
    const { account: free, browser: colleague } = await signedIn(api);
    const theirs = `${DOCUMENTS}/${(await api.people.item(free)).id}`;
    expect((await colleague.get(`${theirs}/versions`)).status).toBe(200);
  });
});
