import { type FeedbackAssignmentItem, type Item as ItemAnswer, PUPIL_FEEDBACK_LIMITS, TOOLS } from '@murmel/contracts';
import { Item, newId, PupilText } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { docx } from '../files/samples.js';
import { send } from '../files/sending.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { found, writeWords } from '../search/finding.js';
import { expectOwnerOnly } from '../sharing/cast.js';
import { ASSIGNMENTS as PATH, textCast } from './text-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { kind } = TOOLS.pupil_feedback;
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const criterion = (text: string, visible = true) => ({ id: newId(), text, visible });

describe('an assignment', () => {
  it('[PFB-01] [C30] is made with one criterion, open and without a score, and stands in the list of its owner alone', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<FeedbackAssignmentItem>(PATH, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind, privacy: 'locked', title: 'Neue Schreibaufgabe' });
    expect(body.assignment).toMatchObject({ task: '', material: '', state: 'open', closesAt: null, scored: false });
    expect(body.assignment.criteria).toMatchObject([{ text: 'Der Text ist für andere verständlich', visible: true }]);
    expect((await owner.browser.get<{ entries: ItemAnswer[] }>(PATH)).body.entries.map(({ id }) => id)).toEqual([body.id]);
    expect((await other.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect((await other.browser.get(`${PATH}/${body.id}`)).status).toBe(404);
  });

  it('[PFB-01] keeps title, task, material, criteria and language; pupils see the criteria that are visible', async () => {
    const cast = await textCast(api);
    const criteria = [criterion('Messwerte mit Einheit'), criterion('Sprachlich selbstständig', false)];
    const change = { title: 'Protokoll', task: 'Schreib', material: 'Quelle', language: 'en', criteria, scored: true };
    const { status, body } = await cast.writer.browser.put<FeedbackAssignmentItem>(cast.path, change);
    expect([status, body.title, body.language]).toEqual([200, 'Protokoll', 'en']);
    expect(body.assignment).toMatchObject({ task: 'Schreib', material: 'Quelle', criteria, scored: true });
    const seen = (await cast.guest.browser.get<FeedbackAssignmentItem>(cast.path)).body.assignment;
    expect(seen).toMatchObject({ task: 'Schreib', material: 'Quelle', criteria: [criteria[0]] });
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.put(cast.path, { task: 'Fremd' })).status).toBe(403);
    for (const closesAt of ['', 'morgen', '2030-01-01']) expect((await cast.owner.browser.put(cast.path, { closesAt })).status).toBe(400);
  });

  it('[PFB-01] has files as material, which all read who see it; files of other items and uses are none', async () => {
    const cast = await textCast(api);
    const sent = (await send(cast.owner.browser, cast.item, await docx(), 'Steckbrief.docx')).body;
    expect((await cast.guest.browser.get(`/api/owner_files/${sent.id}`)).status).toBe(404);
    const { status, body } = await cast.owner.browser.put<FeedbackAssignmentItem>(cast.path, { files: [sent.id] });
    expect([status, body.assignment.files]).toMatchObject([200, [{ id: sent.id, name: 'Steckbrief.docx', image: false }]]);
    expect((await cast.guest.browser.get<FeedbackAssignmentItem>(cast.path)).body.assignment.files).toHaveLength(1);
    expect((await cast.guest.browser.get(`/api/owner_files/${sent.id}`)).status).toBe(200);
    const elsewhere = await textCast(api);
    const foreign = (await send(elsewhere.owner.browser, elsewhere.item, await docx(), 'Fremd.docx')).body;
    for (const files of [[foreign.id], [newId()]])
      expect((await cast.owner.browser.put<Refusal>(cast.path, { files })).body.code).toBe('NOT_FOUND');
    const many = Array.from({ length: PUPIL_FEEDBACK_LIMITS.files.max + 1 }, () => newId());
    expect((await cast.owner.browser.put(cast.path, { files: many })).status).toBe(400);
    const program = await send(cast.owner.browser, cast.item, Buffer.from('MZ'), 'Spiel.exe');
    expect(program.body.code).toBe('UNSUPPORTED_TYPE');
    const copy = await cast.owner.browser.put<{ item: ItemAnswer }>('/api/items/remix', { itemId: cast.item.id });
    const copied = (await cast.owner.browser.get<FeedbackAssignmentItem>(`${PATH}/${copy.body.item.id}`)).body.assignment;
    expect(copied.files).toMatchObject([{ name: 'Steckbrief.docx' }]);
    expect(copied.files[0]!.id).not.toBe(sent.id);
  });

  it('[PFB-02] [A31] needs at least one criterion, and has ten at most', async () => {
    const cast = await textCast(api);
    const { min, max } = PUPIL_FEEDBACK_LIMITS.criteria;
    expect([min, max]).toEqual([1, 10]);
    const many = (count: number) => Array.from({ length: count }, (_, index) => criterion(`K${index}`));
    for (const count of [0, max + 1]) {
      const refused = await cast.owner.browser.put<Refusal>(cast.path, { criteria: many(count) });
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'CRITERIA_COUNT', { min, max }]);
      expect((await cast.owner.browser.post<Refusal>(PATH, { criteria: many(count) })).body.code).toBe('CRITERIA_COUNT');
    }
    expect((await cast.owner.browser.put(cast.path, { criteria: many(max) })).status).toBe(200);
    const same = criterion('Zweimal');
    for (const wrong of [[same, same], [{ ...same, text: ' ' }], [{ ...same, text: 'x'.repeat(201) }]])
      expect((await cast.owner.browser.put(cast.path, { criteria: wrong })).status).toBe(400);
  });

  it('is found by its task, by those who work on it also by what pupils do not see, never by a text', async () => {
    const cast = await textCast(api);
    await cast.owner.browser.put(cast.path, { task: 'Wasserpest', criteria: [criterion('Verdecktes', false)] });
    await cast.hand(cast.guest.browser, 'Elodeawort');
    await writeWords(api);
    const total = async (browser: TestBrowser, word: string) => (await found(browser, word)).total;
    expect(await total(cast.owner.browser, 'Wasserpest')).toBe(1);
    expect(await total(cast.owner.browser, 'Verdecktes')).toBe(1);
    expect(await total(cast.reader.browser, 'Verdecktes')).toBe(0);
    expect(await total(cast.owner.browser, 'Elodeawort')).toBe(0);
  });

  it('goes into the trash by its owner alone, and comes back with its texts', async () => {
    const cast = await textCast(api);
    const { id } = await cast.hand(cast.guest.browser, 'Mein Text');
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.path));
    expect((await cast.owner.browser.delete(cast.path)).status).toBe(200);
    expect((await cast.guest.browser.get(`${cast.path}/my_response`)).status).toBe(404);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`)).status).toBe(200);
    expect((await cast.guest.browser.get<{ id: string }>(`${cast.path}/my_response`)).body.id).toBe(id);
  });

  it('is copied with its criteria and without texts or deadline', async () => {
    const cast = await textCast(api);
    const criteria = [criterion('Eins'), criterion('Zwei', false)];
    await cast.owner.browser.put(cast.path, { task: 'Schreib', criteria, closesAt: '2030-01-01T10:00:00.000Z' });
    await cast.hand(cast.guest.browser, 'Mein Text');
    const made = await cast.owner.browser.put<{ item: ItemAnswer }>('/api/items/remix', { itemId: cast.item.id });
    expect(made.status).toBe(200);
    const copy = made.body.item;
    const { assignment } = (await cast.owner.browser.get<FeedbackAssignmentItem>(`${PATH}/${copy.id}`)).body;
    expect(assignment).toMatchObject({ task: 'Schreib', closesAt: null });
    expect(assignment.criteria.map(({ text, visible }) => [text, visible])).toEqual([
      ['Eins', true],
      ['Zwei', false],
    ]);
    expect(assignment.criteria.map(({ id }) => id)).not.toContain(criteria[0]!.id);
    expect(await api.database.manager.countBy(PupilText, { itemId: copy.id })).toBe(0);
  });

  it('goes along in the copy of an account, as its texts do in that of who wrote them, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const cast = await textCast(api, account);
    await cast.hand(browser, 'Mein eigener Text');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(copy.get('data.json')!.toString())).toMatchObject({
      item: [{ id: cast.item.id, kind }],
      pupil_text: [{ item_id: cast.item.id, name: 'Falke' }],
      pupil_text_version: [{ number: 1, text: 'Mein eigener Text' }],
    });
    const { id: foreign } = await cast.hand(cast.guest.browser, 'Text eines Gasts');
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await api.database.manager.existsBy(Item, { id: cast.item.id })).toBe(false);
    expect(await api.database.manager.existsBy(PupilText, { id: foreign })).toBe(false);
  });
});
