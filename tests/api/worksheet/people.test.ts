import { LIMITS, type ListedItem, type OwnWork, ownLook, type Project, type Worksheet, type WorksheetGrid } from '@murmel/contracts';
import { hasLastingContent, Item, WorksheetResponse as Row, WorksheetAnswer, WorksheetFeedback } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { projectCast } from '../projects/project-cast.js';
import { searched, writeWords } from '../search/finding.js';
import { RESPONSES, SHEETS, worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('what a worksheet knows about people', () => {
  it('[TR-56] goes along with whoever worked on it: name, answers and what was given, nothing that is being written', async () => {
    const cast = await worksheetCast(api);
    const { account, browser } = cast.writer;
    const { id } = (await cast.begin(browser, 'Uhu')).body;
    await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'Sie atmet nachts.' }]);
    const feedback = `${RESPONSES}/${id}/feedback`;
    await cast.owner.browser.put(feedback, { text: 'Gegeben.', stamp: 'strong', answers: [] });
    await cast.owner.browser.patch(`${feedback}/give`, {});
    await cast.owner.browser.put(feedback, { text: 'Noch nicht gegeben.', stamp: null, answers: [] });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const text = unzip(Buffer.from(await answer.arrayBuffer()))
      .get('data.json')!
      .toString();
    const data = JSON.parse(text) as Record<string, unknown[]>;
    expect(data['worksheet_response']).toMatchObject([{ id, item_id: cast.item.id, name: 'Uhu' }]);
    expect(data['worksheet_answer']).toMatchObject([{ block_id: cast.one('Text'), text: 'Sie atmet nachts.' }]);
    expect(data['worksheet_feedback']).toMatchObject([{ item_id: cast.item.id, given: { text: 'Gegeben.', stamp: 'strong' } }]);
    for (const secret of ['Noch nicht gegeben.', 'key_hash']) expect(text).not.toContain(secret);

    // After erasure the work stays with the sheet as an unknown person's.
    await api.database.query('update account set password_hash = $2 where id = $1', [account.id, await hashPassword(PASSWORD)]);
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await api.database.manager.findOneByOrFail(Row, { id })).toMatchObject({ accountId: null, name: 'Uhu' });
    expect((await cast.owner.browser.get<WorksheetGrid>(`${cast.path}/grid`)).body.rows).toHaveLength(1);
  });

  it('[E24] keeps a visitor as long as their work, and lets them go with the response, the sheet and their cookie', async () => {
    const cast = await worksheetCast(api);
    const { browser, visitor } = cast.guest;
    const { manager } = api.database;
    expect(await hasLastingContent(manager, visitor.id)).toBe(false);
    const { id } = (await cast.begin(browser)).body;
    await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'Bleibt.' }]);
    expect(await hasLastingContent(manager, visitor.id)).toBe(true);
    expect((await cast.owner.browser.delete(`${RESPONSES}/${id}`)).status).toBe(200);
    expect(await hasLastingContent(manager, visitor.id)).toBe(false);
    const again = (await cast.begin(browser)).body.id;
    await cast.write(browser, again, [{ blockId: cast.one('Text'), text: 'Geht mit.' }]);
    await cast.owner.browser.put(`${RESPONSES}/${again}/feedback`, { text: 'Auch.', stamp: null, answers: [] });
    await manager.delete(Item, { id: cast.item.id });
    for (const [entity, where] of [
      [Row, { id: again }],
      [WorksheetAnswer, { responseId: again }],
      [WorksheetFeedback, { responseId: again }],
    ] as const)
      expect(await manager.existsBy<object>(entity, where)).toBe(false);
    expect(await hasLastingContent(manager, visitor.id)).toBe(false);
  });
});

describe('a worksheet among the other items', () => {
  it('is found by what stands on it, by what would tell the answers for those alone who change it, never by what somebody answered', async () => {
    const cast = await worksheetCast(api);
    const { id } = (await cast.begin(cast.guest.browser)).body;
    await cast.write(cast.guest.browser, id, [{ blockId: cast.one('Text'), text: 'Regenwurmantwort' }]);
    await writeWords(api);
    const total = async (q: string, { browser } = cast.owner) => (await searched(browser, q)).body.total;
    for (const q of ['licht', 'stoffe', 'kohlenstoffdioxid', 'steigung', 'versuch']) expect([q, await total(q)]).toEqual([q, 1]);
    for (const q of ['umgebung', 'zwei']) expect([q, await total(q), await total(q, cast.reader)]).toEqual([q, 1, 0]);
    for (const person of [cast.owner, cast.writer, cast.reader]) expect(await total('regenwurmantwort', person)).toBe(0);
    const { item, places } = (await searched(cast.owner.browser, 'kohlenstoffdioxid')).body.entries[0]!;
    expect([item.id, places[0]]).toMatchObject([cast.item.id, { kind: 'text' }]);
  });

  it('[LIB-06] draws its first blocks as those see them who work on it', async () => {
    const cast = await worksheetCast(api);
    const { body } = await cast.owner.browser.get<{ entries: ListedItem[] }>(SHEETS);
    const { picture } = body.entries.find(({ id }) => id === cast.item.id)!;
    expect(picture).toMatchObject({ shape: 'sheet', cover: false });
    expect(picture?.shape === 'sheet' && picture.blocks.slice(0, 3)).toEqual([
      { kind: 'StaticText', task: '' },
      { kind: 'MultipleChoice', task: 'Welche Stoffe?' },
      { kind: 'FillInTheBlankText', task: 'Ergänze.' },
    ]);
    for (const secret of ['atmet', '{2/zwei}']) expect(JSON.stringify(picture)).not.toContain(secret);
  });

  it('[LIC-01] the 6th of a month is too many for a free account, with the number', async () => {
    const account = await api.people.account({ licence: 'free' });
    const browser = await api.people.signIn(api.browser(), account);
    const most = LIMITS.monthlyCreations['worksheet']!;
    expect(most).toBe(5);
    for (let n = 0; n < most; n += 1) expect((await browser.post(SHEETS, {})).status).toBe(201);
    const refused = await browser.post<Refusal>(SHEETS, {});
    expect([refused.status, refused.body.code, refused.body.data?.['limit']]).toEqual([422, 'LIMIT_REACHED', most]);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(most);
  });
});

describe('a worksheet in a project', () => {
  it('[WKS-09] pupils work under the name of their class, also who sends that of another; their hand and their colour are in the grid', async () => {
    const { owner, classOwner, pupil, classmate, project } = await projectCast(api);
    const made = (await owner.browser.post<Worksheet>(SHEETS, { title: 'Fotosynthese' })).body;
    const path = `${SHEETS}/${made.id}`;
    await owner.browser.post('/api/project_items', { project_id: project.id, item_id: made.id });
    const grid = async () => (await owner.browser.get<WorksheetGrid>(`${path}/grid`)).body;
    // The second pupil pretends to be the first one, from the beginning and afterwards.
    const forged = await classmate.browser.post<OwnWork>(`${path}/responses`, { name: 'P1' });
    expect([forged.status, forged.body.name]).toEqual([201, 'P2']);
    const renamed = await classmate.browser.put<OwnWork>(`${RESPONSES}/${forged.body.id}`, { name: 'P1' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'P2']);
    expect(await api.database.manager.findOneByOrFail(Row, { id: forged.body.id })).toMatchObject({ name: 'P2' });
    const read = async () => (await owner.browser.get<OwnWork>(`${RESPONSES}/${forged.body.id}`)).body.name;
    expect(await read()).toBe('P2');

    await classmate.browser.put(`/api/projects/${project.id}/hand`, { up: true });
    await pupil.browser.put(`/api/projects/${project.id}/hand`, { up: true });
    const asking = await grid();
    expect(asking.rows).toMatchObject([{ name: 'P2', look: ownLook(classmate.account.id), handSince: expect.any(Number) }]);
    expect(asking.absent).toMatchObject([{ name: 'P1', handSince: expect.any(Number) }]);
    await owner.browser.put(`/api/projects/${project.id}/hands/${classmate.account.id}`, {});
    expect((await grid()).rows[0]!.handSince).toBeNull();

    // Another name in the class is the one here, too.
    await classOwner.browser.put(`/api/pupil_accesses/${classmate.account.id}`, { name: 'Otter' });
    expect([(await grid()).rows[0]!.name, await read()]).toEqual(['Otter', 'Otter']);
  });

  it('[E4a] [E21] its pupils work on it though it is locked; its teacher reads them, other teachers of the class and other pupils nothing', {
    tags: ['proof'],
  }, async () => {
    const cast = await projectCast(api);
    const { owner, pupil, classmate, otherPupil, classOwner, colleague, stranger, visitor, nobody, project } = cast;
    const made = (await owner.browser.post<Worksheet>(SHEETS, { title: 'Fotosynthese' })).body;
    const path = `${SHEETS}/${made.id}`;
    const begin = (browser: typeof nobody, name: string) => browser.post<OwnWork & Refusal>(`${path}/responses`, { name });
    expect((await begin(pupil.browser, 'Falke')).status).toBe(404);
    const shared = await owner.browser.post('/api/project_items', { project_id: project.id, item_id: made.id });
    expect(shared.status).toBe(201);
    const grid = async () => (await owner.browser.get<WorksheetGrid>(`${path}/grid`)).body;
    const absent = async () => (await grid()).absent.map(({ id }) => id);
    const missing = [pupil.account.id, classmate.account.id].sort();
    expect((await absent()).sort()).toEqual(missing);
    const falke = await begin(pupil.browser, 'Falke');
    expect(await absent()).toEqual([classmate.account.id]);
    expect([falke.status, falke.body.name]).toEqual([201, 'P1']);
    expect((await begin(classmate.browser, 'Otter')).status).toBe(201);
    for (const { browser } of [otherPupil, classOwner, colleague, stranger, { browser: visitor }, { browser: nobody }])
      expect((await begin(browser, 'Fremd')).status).toBe(404);
    expect((await grid()).rows.map(({ name }) => name)).toEqual(['P1', 'P2']);
    for (const { browser } of [classOwner, colleague, otherPupil, stranger]) expect((await browser.get(`${path}/grid`)).status).toBe(404);
    for (const { browser } of [pupil, classmate]) expect((await browser.get(`${path}/grid`)).status).toBe(403);
    // A pause stops the pens, and takes nothing away.
    const write = () => pupil.browser.put<Refusal>(`${RESPONSES}/${falke.body.id}`, { name: 'Falke 2' });
    await owner.browser.put<Project>(`/api/projects/${project.id}/pause`, {});
    expect((await write()).status).toBe(403);
    expect((await pupil.browser.get<OwnWork>(`${path}/my_response`)).body.name).toBe('P1');
    await owner.browser.put<Project>(`/api/projects/${project.id}/resume`, {});
    expect((await write()).status).toBe(200);
  });
});
