import { type GuestResults, LIMITS, SERVER_LIMITS, type SurveyText, type TeacherResults } from '@murmel/contracts';
import { newId, Survey, SurveyQuestion } from '@murmel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LiveBrowser } from '../../live/support/live-browser.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { draws } from '../../support/draws.js';
import { file, fullAnswers, response, results, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const of = (found: TeacherResults | GuestResults, { id }: SurveyQuestion) => found.questions.find(({ questionId }) => questionId === id)!;

describe('who sees which results', () => {
  const audiences = async (cast: SurveyCast) => {
    const people: [string, TestBrowser][] = [
      ['owner', cast.owner.browser],
      ['writer', cast.writer.browser],
      ['reader', cast.reader.browser],
      ['guest', cast.guest.browser],
      ['other guest', cast.stranger.browser],
    ];
    return Object.fromEntries(
      await Promise.all(people.map(async ([name, browser]) => [name, (await results(cast, browser)).audience] as const)),
    );
  };
  const setting = (cast: SurveyCast, fields: Partial<Survey>) => api.database.manager.update(Survey, { itemId: cast.item.id }, fields);
  const WAITING = { owner: 'teacher', writer: 'teacher', reader: 'guestWaiting', guest: 'guestWaiting', 'other guest': 'guestWaiting' };
  const SHOWN = { owner: 'teacher', writer: 'teacher', reader: 'guestResults', guest: 'guestResults', 'other guest': 'guestResults' };

  it('[C2] never, after submitting, at once, public; drafts are nobody’s', async () => {
    const cast = await surveyCast(api);
    await api.people.grant(cast.item, cast.stranger.visitor);
    expect(await audiences(cast)).toEqual(WAITING);
    await setting(cast, { participantsSee: 'at_once' });
    expect(await audiences(cast)).toEqual(SHOWN);
    await setting(cast, { state: 'draft', publicResult: true });
    expect(await audiences(cast)).toEqual(WAITING);
    await setting(cast, { state: 'closed', participantsSee: 'never' });
    expect(await audiences(cast)).toEqual(SHOWN);
    await setting(cast, { state: 'open', participantsSee: 'after', publicResult: false });
    await response(api, cast.item, [], { visitorId: cast.guest.visitor.id });
    await response(api, cast.item, [], { visitorId: cast.stranger.visitor.id, submittedAt: null });
    expect(await audiences(cast)).toEqual({ ...WAITING, guest: 'guestResults' });
  });

  it('others see no survey at all; who waits is told the state and nothing else', async () => {
    const cast = await surveyCast(api);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.admin.browser, cast.stranger.browser, cast.nobody]) {
      expect((await browser.get(`${SURVEYS}/${cast.item.id}/results`)).status).toBe(404);
    }
    await response(api, cast.item, fullAnswers(cast.questions));
    expect(await results(cast, cast.guest.browser)).toEqual({ audience: 'guestWaiting', state: 'open' });
  });

  it('guests get numbers, released texts and files: no drafts, no wall, nothing that tells who wrote what', async () => {
    const cast = await surveyCast(api, { participantsSee: 'at_once' });
    const { long_answer: text, file: upload } = cast.questions;
    const second: SurveyQuestion = { ...text, id: crypto.randomUUID(), position: 6, title: 'Und sonst?' };
    await api.database.manager.insert(SurveyQuestion, second);
    const fileId = await file(api, cast.item, {});
    const id = await response(api, cast.item, [
      ...fullAnswers(cast.questions),
      { questionId: second.id, text: 'Auch das' },
      { questionId: upload.id, fileId },
    ]);
    await response(api, cast.item, [{ questionId: text.id, text: 'Bleibt hier' }], { visitorId: cast.stranger.visitor.id });
    for (const questionId of [text.id, second.id])
      await cast.owner.browser.patch(`/api/surveys/responses/${id}/release`, { questionId, released: true });
    const found = await results<GuestResults>(cast, cast.guest.browser);
    expect(Object.keys(found).sort()).toEqual(['audience', 'questions', 'responses', 'state']);
    expect(of(found, text).texts).toMatchObject([{ text: 'Nichts mehr', released: true }]);
    expect(of(found, upload)).toEqual({ questionId: upload.id, answered: 1, files: [] });
    const ids = [text, second].map((question) => of(found, question).texts![0]!.responseId);
    expect(new Set([...ids, id]).size).toBe(3);
    expect(JSON.stringify(found)).not.toMatch(/Bleibt hier|Graph\.png/);
  });
});

describe('the numbers', () => {
  it('[SUR-02] promoters are counted where a recommendation was asked for, and nowhere else', async () => {
    const cast = await surveyCast(api);
    const { net_promoter_score: score } = cast.questions;
    await response(api, cast.item, [{ questionId: score.id, number: 9 }]);
    expect(of(await results(cast), score)).toMatchObject({ mean: 9, netPromoterScore: 100 });
    await cast.owner.browser.put(`/api/surveys/questions/${score.id}`, { recommendation: false });
    const found = of(await results(cast), score);
    expect([found.mean, 'netPromoterScore' in found]).toEqual([9, false]);
  });

  it('[SUR-01] [SUR-12] of every type, submitted responses only', async () => {
    const cast = await surveyCast(api);
    const {
      single_choice: single,
      multiple_choice: multiple,
      rating,
      net_promoter_score: score,
      long_answer: text,
      file: upload,
    } = cast.questions;
    const fileId = await file(api, cast.item, {}, 'Parabel.png');
    const first = await response(api, cast.item, [...fullAnswers(cast.questions, { number: 10 }), { questionId: upload.id, fileId }], {
      submittedAt: new Date(Date.now() - 3000),
    });
    const second = await response(api, cast.item, [
      { questionId: single.id, optionIds: [single.options[0]!.id] },
      { questionId: rating.id, number: 5 },
      { questionId: score.id, number: 6 },
      { questionId: text.id, text: 'Alles' },
    ]);
    await response(api, cast.item, fullAnswers(cast.questions), { submittedAt: null });
    const found = await results(cast);
    expect(found).toMatchObject({ audience: 'teacher', state: 'open', responses: 2, begun: 1, wall: { questionId: null, revealed: [] } });
    expect(found.questions.map(({ questionId }) => questionId)).toEqual(
      [single, multiple, rating, score, text, upload].map(({ id }) => id),
    );
    expect(of(found, single)).toEqual({ questionId: single.id, answered: 2, counts: [1, 1, 0] });
    expect(of(found, multiple)).toEqual({ questionId: multiple.id, answered: 1, counts: [1, 0, 1] });
    expect(of(found, rating)).toEqual({ questionId: rating.id, answered: 2, histogram: [0, 0, 0, 1, 1], mean: 4.5, median: 4.5 });
    expect(of(found, score)).toEqual({
      questionId: score.id,
      answered: 2,
      histogram: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1],
      mean: 8,
      median: 8,
      netPromoterScore: 0,
    });
    expect(of(found, text)).toEqual({
      questionId: text.id,
      answered: 2,
      texts: [
        { responseId: first, text: 'Nichts mehr', released: false, cut: false },
        { responseId: second, text: 'Alles', released: false, cut: false },
      ],
    });
    expect(of(found, upload)).toEqual({
      questionId: upload.id,
      answered: 1,
      files: [{ responseId: first, id: fileId, name: 'Parabel.png', bytes: 1234, image: true, released: false }],
    });
    await api.database.query('delete from owner_file where id = $1', [fileId]);
    expect(of(await results(cast), upload)).toEqual({ questionId: upload.id, answered: 0, files: [] });
  });

  it('400 answers of 25,000 characters: a state stays small, and every text is read by page', { tags: ['proof'] }, async () => {
    const cast = await surveyCast(api, { participantsSee: 'at_once' });
    const { long_answer: text } = cast.questions;
    const further = Array.from({ length: 4 }, (_, n) => ({ ...text, id: newId(), position: 10 + n, title: `Noch eine ${n}` }));
    const upload = { ...cast.questions.file, id: newId(), position: 20 };
    await api.database.manager.insert(SurveyQuestion, [...further, upload]);
    const asked = [text, ...further];
    // Line ends, quotes and umlauts take more bytes than characters.
    await api.database.query(
      `with r as (insert into survey_response (id, item_id, submitted_at, updated_at)
         select gen_random_uuid(), $1, now() - n * interval '1 second', now() from generate_series(1, 400) n returning id, submitted_at)
       insert into survey_answer (response_id, question_id, text, released)
         select id, q, rpad('Nummer ' || row_number() over (partition by q order by submitted_at), $3::int, E'ä"\n'), row_number() over (partition by q order by submitted_at) <= 100
           from r, unnest($2::uuid[]) q`,
      [cast.item.id, asked.map(({ id }) => id), LIMITS.survey.longAnswerMax],
    );
    await api.database.query(
      `with f as (insert into owner_file (id, item_id, name, content_type, bytes, storage_key, used_by, created_at)
         select gen_random_uuid(), $1, rpad('', $3::int, '🐦'), 'application/pdf', 1, 'files/' || gen_random_uuid(), 'answer', now() from survey_response where item_id = $1 returning id),
       n as (select id, row_number() over () as place from f), r as (select id, row_number() over () as place from survey_response where item_id = $1)
       insert into survey_answer (response_id, question_id, file_id) select r.id, $2, n.id from r join n using (place)`,
      [cast.item.id, upload.id, LIMITS.file.nameMax / 2],
    );
    const live = await LiveBrowser.open(cast.owner.browser);
    const joined = await live.join(cast.item.id);
    live.close();
    for (const state of [joined, await results(cast), await results<GuestResults>(cast, cast.guest.browser)]) {
      expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(SERVER_LIMITS.live.packetBytes);
    }
    const teacher = of(await results(cast), text);
    expect([teacher.answered, teacher.texts!.length + teacher.more!]).toEqual([400, 400]);
    // Texts on the wall come first, the newest of them.
    expect(teacher.texts!.at(-1)).toMatchObject({ released: true, cut: true });
    expect(teacher.texts!.at(-1)!.text).toMatch(/^Nummer 100[ä"\n]/);
    expect(of(await results(cast), upload)).toMatchObject({ answered: 400 });

    const page = (browser: TestBrowser, questionId: string, number: number) =>
      browser.get<{ entries: SurveyText[]; total: number } & Refusal>(
        `${SURVEYS}/${cast.item.id}/texts?questionId=${questionId}&page=${number}`,
      );
    const read: SurveyText[] = [];
    for (let number = 1; number <= 20; number += 1) {
      const { body } = await page(cast.owner.browser, text.id, number);
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(512 * 1024);
      read.push(...body.entries);
    }
    expect(read.map(({ text: whole, cut }) => [whole.length, cut])).toEqual(read.map(() => [LIMITS.survey.longAnswerMax, false]));
    expect(read.map(({ text: whole }) => Number(/\d+/.exec(whole)?.[0]))).toEqual(Array.from({ length: 400 }, (_, n) => n + 1));
    const released = (await page(cast.guest.browser, text.id, 5)).body;
    expect([released.total, released.entries.length, new Set(released.entries.map((one) => one.released))]).toEqual([
      100,
      20,
      new Set([true]),
    ]);
    expect(read.filter(({ responseId }) => released.entries.some((one) => one.responseId === responseId))).toEqual([]);
    expect((await page(cast.owner.browser, text.id, 21)).body.entries).toEqual([]);
    expect((await page(cast.owner.browser, text.id, 1)).body.total).toBe(400);
  });

  it('texts by page are for those who see them, and of this survey only', async () => {
    const [cast, other] = [await surveyCast(api), await surveyCast(api)];
    const id = await response(api, other.item, fullAnswers(other.questions, { text: 'Kanarientext' }));
    await other.owner.browser.patch(`/api/surveys/responses/${id}/release`, { questionId: other.questions.long_answer.id, released: true });
    const page = (browser: TestBrowser, questionId: string) =>
      browser.get<Refusal>(`${SURVEYS}/${cast.item.id}/texts?questionId=${questionId}`);
    for (const questionId of [other.questions.long_answer.id, newId(), cast.questions.rating.id]) {
      const answer = await page(cast.owner.browser, questionId);
      expect([answer.status, answer.body.code, JSON.stringify(answer.body).includes('Kanarientext')]).toEqual([404, 'NOT_FOUND', false]);
    }
    expect((await page(cast.owner.browser, cast.questions.long_answer.id)).status).toBe(200);
    // Results are not for guests here.
    for (const browser of [cast.guest.browser, cast.stranger.browser, cast.other.browser])
      expect((await page(browser, cast.questions.long_answer.id)).status).toBe(404);
  });

  it('the newest free texts that fit are there, and the released one before them; all are counted', async () => {
    const cast = await surveyCast(api);
    const { long_answer: text } = cast.questions;
    await api.database.query(
      `with r as (insert into survey_response (id, item_id, submitted_at, updated_at)
         select gen_random_uuid(), $1, now() - n * interval '1 second', now() from generate_series(1, 310) n returning id, submitted_at)
       insert into survey_answer (response_id, question_id, text, released)
         select id, $2, 'Text ' || row_number() over (order by submitted_at), row_number() over (order by submitted_at) = 4 from r`,
      [cast.item.id, text.id],
    );
    const { answered, texts, more } = of(await results(cast), text);
    expect([answered, texts!.length + more!]).toEqual([310, 310]);
    expect(texts!.length).toBeGreaterThan(120);
    expect(texts!.map((one) => one.text)).toEqual([
      'Text 4',
      ...Array.from({ length: texts!.length - 1 }, (_, n) => `Text ${n + 312 - texts!.length}`),
    ]);
  });

  it('of a survey that nobody answered', async () => {
    const cast = await surveyCast(api);
    const found = await results(cast);
    expect([found.responses, found.begun]).toEqual([0, 0]);
    expect(of(found, cast.questions.single_choice).counts).toEqual([0, 0, 0]);
    expect(of(found, cast.questions.net_promoter_score)).toMatchObject({ answered: 0, mean: null, median: null, netPromoterScore: null });
  });

  it('[SUR-02] mean, median and promoters of any class are those of its single answers', async () => {
    const cast = await surveyCast(api);
    const { rating, net_promoter_score: score, single_choice: single } = cast.questions;
    const optionIds = single.options.map(({ id }) => id);
    const pupil = fc.record({
      stars: fc.option(fc.integer({ min: 1, max: 5 })),
      number: fc.option(fc.integer({ min: 0, max: 10 })),
      option: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(pupil, { maxLength: 25 }), async (pupils) => {
        await api.database.query('delete from survey_response where item_id = $1', [cast.item.id]);
        for (const { stars, number, option } of pupils) {
          await response(api, cast.item, [
            { questionId: single.id, optionIds: [optionIds[option]!] },
            ...(stars === null ? [] : [{ questionId: rating.id, number: stars }]),
            ...(number === null ? [] : [{ questionId: score.id, number }]),
          ]);
        }
        const found = await results(cast);
        const numbers = pupils.flatMap(({ number }) => number ?? []);
        const stars = pupils.flatMap((one) => one.stars ?? []);
        expect(found.responses).toBe(pupils.length);
        expect(of(found, single).counts).toEqual([0, 1, 2].map((index) => pupils.filter(({ option }) => option === index).length));
        expect(of(found, rating)).toMatchObject({ answered: stars.length, mean: meanOf(stars), median: medianOf(stars) });
        expect(of(found, score)).toMatchObject({
          answered: numbers.length,
          mean: meanOf(numbers),
          median: medianOf(numbers),
          netPromoterScore: promotersOf(numbers),
        });
        expect(of(found, score).histogram).toEqual(Array.from({ length: 11 }, (_, n) => numbers.filter((number) => number === n).length));
      }),
      { numRuns: draws(15) },
    );
  });
});

/** The plain way, answer by answer. */
function meanOf(numbers: number[]): number | null {
  if (numbers.length === 0) return null;
  let total = 0;
  for (const number of numbers) total += number;
  return Math.round((total / numbers.length) * 100) / 100;
}

function medianOf(numbers: number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function promotersOf(numbers: number[]): number | null {
  if (numbers.length === 0) return null;
  const promoters = numbers.filter((number) => number >= 9).length;
  const detractors = numbers.filter((number) => number <= 6).length;
  return Math.round(((promoters - detractors) / numbers.length) * 100);
}
