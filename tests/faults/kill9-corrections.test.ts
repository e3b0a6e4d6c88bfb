import { setTimeout as wait } from 'node:timers/promises';
import { CORRECTION_LIMITS, type CorrectionItem, type CorrectionOverview, type CorrectionResult } from '@murmel/contracts';
import { CorrectionFinding, CorrectionResult as Row } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { model, provider } from '../api/ai/configured.js';
import { AiWire } from '../support/ai-wire.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const KILLS = 4;
const PATH = '/api/ai/feedbacks';
const TEXT = 'Ich finde Handys in der Pause gut. Man kann nachsehen, wann der Bus fährt. Deshalb bin ich dafür.';
const READING = JSON.stringify({ findings: [{ criterion: 1, verdict: 'met', comment: 'Klar gesagt.', quote: 'Ich finde Handys' }] });

let api: KillableApi;
let wire: AiWire;
beforeAll(async () => {
  wire = await new AiWire().start();
  const AI_PROVIDERS = JSON.stringify([provider(wire, 'a', [model('obeys')])]);
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', AI_PROVIDERS } });
});
beforeEach(() => {
  wire.says = () => READING;
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

async function teacherWithTexts() {
  const account = await api.people.account({ licence: 'free' });
  const browser = await api.people.signIn(api.browser(), account);
  const { body: item } = await browser.call<CorrectionItem>('POST', PATH, { body: { task: 'Erörtere.' } });
  const texts = Array.from({ length: CORRECTION_LIMITS.batch }, (_, index) => ({
    code: `K${index + 1}`,
    text: `${TEXT} Nummer ${index}.`,
  }));
  const send = () =>
    untilAnswered<CorrectionOverview>(
      browser,
      'POST',
      `${PATH}/${item.id}/feedback_results`,
      'stapel',
      { body: { texts, confirmed: true } },
      20_000,
    );
  const rows = async () => {
    const { status, body } = await browser.get<CorrectionOverview>(`${PATH}/${item.id}/overview`);
    return status === 200 ? body.rows : [];
  };
  const ended = async (count: number) => {
    for (;;) {
      const all = await rows();
      if (all.filter(({ state }) => state === 'done' || state === 'failed').length >= count) return all;
      await wait(50);
    }
  };
  return { account, browser, item, texts, send, rows, ended };
}

/** As if the time had passed after which a process that says nothing is gone. */
const timePasses = () => api.database.manager.update(Row, { state: 'running' }, { leasedUntil: new Date(Date.now() - 1) });

describe('kill -9 of the api while it reads thirty essays', () => {
  it(`[PFB-07] ${KILLS} times: none is lost, none is read into two results, none counts twice`, { timeout: 240_000 }, async () => {
    const { account, item, texts, send, ended } = await teacherWithTexts();
    await send();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await ended(kill * 5);
      await api.killAndRestart();
      await timePasses();
      // A client that lost the answer asks again with the same key.
      await send();
    }
    const rows = await ended(texts.length);
    expect(rows.map(({ code, state, findings }) => [code, state, findings])).toEqual(texts.map(({ code }) => [code, 'done', 1]));
    expect(await api.database.manager.countBy(CorrectionFinding, { itemId: item.id })).toBe(texts.length);
    const [counted] = await api.database.query<{ count: number }[]>(
      "select count from creation_count where kind = 'chat_message' and account_id = $1",
      [account.id],
    );
    expect(counted!.count).toBe(texts.length);
    // Requests are kept for each text, also those of a killed process.
    const [asked] = await api.database.query<{ texts: number }[]>(
      'select count(distinct correction_id)::int as texts from ai_question join ai_request q on q.question_id = ai_question.id where account_id = $1',
      [account.id],
    );
    expect(asked!.texts).toBe(texts.length);
  });

  it('[PFB-07] two teachers at once wait for each other, not for a whole pile', { timeout: 120_000 }, async () => {
    const [one, other] = [await teacherWithTexts(), await teacherWithTexts()];
    await one.send();
    await other.send();
    await other.ended(3);
    expect((await one.rows()).filter(({ state }) => state === 'done').length).toBeLessThan(one.texts.length);
    await Promise.all([one.ended(one.texts.length), other.ended(other.texts.length)]);
  });

  it('[PFB-07] a provider that is gone fails a text with a reason, and reading it again costs nothing', { timeout: 120_000 }, async () => {
    wire.says = () => 'Kein JSON.';
    const { account, browser, texts, send, ended } = await teacherWithTexts();
    await send();
    const rows = await ended(texts.length);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['failed']));
    const path = `/api/ai/feedback_results/${rows[0]!.id}`;
    expect((await browser.get<CorrectionResult>(path)).body.failure).toBe('model');
    wire.says = () => READING;
    await browser.call('PATCH', `${path}/retry`, {});
    for (;;) {
      const { body } = await browser.get<CorrectionResult>(path);
      if (body.state === 'done') break;
      await wait(50);
    }
    const [counted] = await api.database.query<{ count: number }[]>(
      "select count from creation_count where kind = 'chat_message' and account_id = $1",
      [account.id],
    );
    expect(counted!.count).toBe(texts.length);
  });
});
