import { type Item as Answer, TOOLS } from '@murmel/contracts';
import { Account, newId, Project } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedSceneClass } from '../../api/classes/scene-class.js';
import { seedSceneProject } from '../../api/projects/scene-project.js';
import { castOf } from '../../api/sharing/cast.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { route } = (TOOLS as Readonly<Record<string, { route: string }>>)['sample_notes']!;
const inside = (id: string): string => `/api${route}/in/${id}`;
const make = (browser: TestBrowser, id: string, body: object = {}) => browser.post<Answer & Refusal>(inside(id), body);

describe('sampleNotes in a survey', () => {
  it('are made by whoever may change it, for its owner, and listed for whoever sees it', async () => {
    const { item, owner, writer, reader, guest, other, stranger } = await castOf(api, { kind: 'survey' });
    const made = [];
    for (const { browser } of [owner, writer]) {
      const { status, body } = await make(browser, item.id);
      expect([status, body.parentId, body.privacy, body.author.name]).toEqual([201, item.id, 'secret', owner.account.publicName]);
      made.push(body.id);
    }
    for (const { browser } of [reader, guest]) expect((await make(browser, item.id)).status).toBe(403);
    for (const { browser } of [other, stranger]) expect((await make(browser, item.id)).status).toBe(404);
    for (const { browser } of [owner, writer, reader, guest])
      expect((await browser.get<{ entries: Answer[] }>(inside(item.id))).body.entries.map(({ id }) => id)).toEqual(made);
    for (const { browser } of [other, stranger]) expect((await browser.get(inside(item.id))).status).toBe(404);
    expect((await owner.browser.get<{ total: number }>(`/api${route}`)).body.total).toBe(0);
    expect((await writer.browser.put<Answer>(`/api${route}/${made[0]}`, { title: 'Rinde' })).body.title).toBe('Rinde');
  });

  it('are made once for a repeated tap, and none in what belongs to an item, in other kinds and in nothing', async () => {
    const { item, owner } = await castOf(api, { kind: 'survey' });
    const options = { body: {}, headers: { 'idempotency-key': newId() } };
    const [first, again] = [0, 1].map(() => owner.browser.call<Answer>('POST', inside(item.id), options));
    expect((await first!).body.id).toBe((await again!).body.id);
    const text = await api.people.item(owner.account);
    const child = await api.people.item(owner.account, { kind: 'survey', parentId: item.id });
    for (const id of [text.id, (await first!).body.id, child.id, newId(), 'x']) expect((await make(owner.browser, id)).status).toBe(404);
    await api.database.query('update item set discarded_at = now() where id = $1', [item.id]);
    expect((await make(owner.browser, item.id)).status).toBe(404);
  });

  it('[SES-05] are not made by whom the tool is switched off for, nor for such an owner', async () => {
    const { item, owner, writer } = await castOf(api, { kind: 'survey' });
    const switchOff = (account: Account, ...tools: string[]) =>
      api.database.manager.update(Account, { id: account.id }, { disabledTools: tools });
    for (const { account } of [owner, writer]) {
      await switchOff(account, 'sample_notes');
      const without = account === owner.account ? [owner, writer] : [writer];
      for (const { browser } of without) expect((await make(browser, item.id)).body.code).toBe('TOOL_DISABLED');
      await switchOff(account);
    }
    for (const { browser } of [owner, writer]) expect((await make(browser, item.id)).status).toBe(201);
  });

  it('are made by a pupil only where the tool is released', async () => {
    const teacher = await api.people.account();
    const { id: classId, pupilAccount } = await seedSceneClass(api, teacher, await api.people.account());
    const { id: projectId } = await seedSceneProject(api, teacher, classId, await api.people.item(teacher));
    const own = await api.people.item(pupilAccount, { kind: 'survey', projectId });
    const browser = await api.people.signIn(api.browser(), pupilAccount);
    expect((await make(browser, own.id)).body.code).toBe('TOOL_NOT_RELEASED');
    await api.database.manager.update(Project, { id: projectId }, { tools: ['sample_notes'] as never[] });
    expect((await make(browser, own.id)).status).toBe(201);
  });
});
