import type { OwnWork, WorksheetAnswer } from '@murmel/contracts';
import { WorksheetResponse as Row } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { RESPONSES, type WorkAnswer, type WorksheetCast, worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** A guest who has begun, with the phone and a tablet that came by the key of the response. */
async function twoDevices(cast: WorksheetCast): Promise<{ id: string; phone: TestBrowser; tablet: TestBrowser }> {
  const [phone, tablet] = [api.browser(), api.browser()];
  await api.people.grant(cast.item, await api.people.visit(phone));
  const { id } = (await cast.begin(phone)).body;
  const { key } = (await phone.post<{ key: string }>(`${RESPONSES}/${id}/key`)).body;
  expect((await tablet.get(cast.path, { headers: { 'x-response-key': key } })).status).toBe(200);
  return { id, phone, tablet };
}

const submit = (browser: TestBrowser, id: string, answers: WorksheetAnswer[]): Promise<WorkAnswer> =>
  browser.patch(`${RESPONSES}/${id}/submit`, { incomplete: true, answers });

describe('two devices of one pupil at the same moment', () => {
  it('[C3] that begin have one response, with one of both names and the answers of both', async () => {
    const cast = await worksheetCast(api, { minutes: 20, shuffled: true });
    const devices = [cast.reader.browser, await api.people.signIn(api.browser(), cast.reader.account)];
    const sent: WorksheetAnswer[] = [
      { blockId: cast.one('Text'), text: 'vom Handy' },
      { blockId: cast.one('MultipleChoice'), optionIds: ['a'] },
    ];
    const begin = (browser: TestBrowser, index: number): Promise<WorkAnswer> =>
      browser.post(`${cast.path}/responses`, { name: `Falke ${index}`, answers: [sent[index]!] });
    const begun = await Promise.all(devices.map(begin));
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    const row = await api.database.manager.findOneByOrFail(Row, { itemId: cast.item.id });
    expect(await api.database.manager.countBy(Row, { itemId: cast.item.id })).toBe(1);
    expect(row.endsAt).not.toBeNull();
    for (const { body } of begun) expect(body).toMatchObject({ id: row.id, name: row.name, order: row.taskOrder });
    expect(['Falke 0', 'Falke 1']).toContain(row.name);
    const { answers } = (await devices[0]!.get<OwnWork>(`${cast.path}/my_response`)).body;
    expect(answers).toHaveLength(2);
    expect(answers).toEqual(expect.arrayContaining(sent));
  });

  it('[WKS-12] that write have the answers of both, and of one block those of the later', async () => {
    const cast = await worksheetCast(api);
    const { id, phone, tablet } = await twoDevices(cast);
    const [text, choice, gaps] = [cast.one('Text'), cast.one('MultipleChoice'), cast.one('FillInTheBlankText')];
    for (let round = 0; round < 5; round += 1) {
      const wrote = await Promise.all([
        cast.write(phone, id, [
          { blockId: text, text: `Handy ${round}` },
          { blockId: choice, optionIds: [round % 2 ? 'a' : 'b'] },
        ]),
        cast.write(tablet, id, [
          { blockId: gaps, gaps: [`${round}`, ''] },
          { blockId: text, text: `Tablet ${round}` },
        ]),
      ]);
      expect(wrote.map(({ status }) => status)).toEqual([200, 200]);
      const moments = wrote.map(({ body }) => body.updatedAt);
      const { answers, updatedAt } = (await phone.get<OwnWork>(`${cast.path}/my_response`)).body;
      expect(answers.map(({ blockId }) => blockId).sort()).toEqual([choice, gaps, text].sort());
      expect(answers).toContainEqual({ blockId: gaps, gaps: [`${round}`, ''] });
      expect(answers).toContainEqual({ blockId: choice, optionIds: [round % 2 ? 'a' : 'b'] });
      // The time of a change never runs back, whichever of both came in first.
      expect(updatedAt).toBe(moments.toSorted().at(-1));
      const texts = ['Handy', 'Tablet'].filter((_, index) => moments[index] === updatedAt).map((device) => `${device} ${round}`);
      expect(texts).toContain(answers.find(({ blockId }) => blockId === text)?.text);
      const row = await api.database.manager.findOneByOrFail(Row, { id });
      expect([choice, text]).toContain(row.lastBlockId);
    }
  });

  it('[C3] that write and hand in do it once: what was saved is in it, what came after is refused', async () => {
    const cast = await worksheetCast(api);
    const [text, choice, gaps] = [cast.one('Text'), cast.one('MultipleChoice'), cast.one('FillInTheBlankText')];
    for (let round = 0; round < 5; round += 1) {
      const { id, phone, tablet } = await twoDevices(cast);
      const writes: WorksheetAnswer[] = [
        { blockId: text, text: `Runde ${round}` },
        { blockId: choice, optionIds: ['a'] },
      ];
      const [first, second, ...handedIn] = await Promise.all([
        cast.write(phone, id, [writes[0]!]),
        cast.write(tablet, id, [writes[1]!]),
        submit(phone, id, [{ blockId: gaps, gaps: ['zwei', 'vom Handy'] }]),
        submit(tablet, id, [{ blockId: gaps, gaps: ['zwei', 'vom Tablet'] }]),
      ]);
      const done = handedIn.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      for (const answer of [first, second, ...handedIn])
        if (answer.status !== 200) expect([answer.status, answer.body.code]).toEqual([403, 'HANDED_IN']);
      const saved = [first, second].flatMap(({ status }, index) => (status === 200 ? [writes[index]!] : []));
      const submitted = { blockId: gaps, gaps: ['zwei', done[0] === handedIn[0] ? 'vom Handy' : 'vom Tablet'] };
      const { answers, open, submittedAt } = (await tablet.get<OwnWork>(`${cast.path}/my_response`)).body;
      expect([open, submittedAt]).toEqual([false, done[0]!.body.submittedAt]);
      expect(answers).toHaveLength(saved.length + 1);
      expect(answers).toEqual(expect.arrayContaining([...saved, submitted]));
      expect(await api.database.manager.countBy(Row, { itemId: cast.item.id })).toBe(round + 1);
    }
  });
});
