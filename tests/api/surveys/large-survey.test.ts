// @module-tag proof
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { releasedTexts, textsForTeacher } from '../../../apps/api/src/tools/surveys/text-and-file-answers.js';
import { startApi, type TestApi } from '../../support/api.js';
import { surveyCast } from './survey-cast.js';

const QUESTIONS = 20;
const RESPONSES = 5000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

it('of 100,000 texts the newest that fit are found, released ones first, without putting all in order', async () => {
  const { item } = await surveyCast(api);
  await api.database.transaction(async (manager) => {
    await manager.query('delete from survey_question where item_id = $1', [item.id]);
    await manager.query(
      `insert into survey_question (id, item_id, position, type, title, description, required, options)
       select gen_random_uuid(), $1, n, 'long_answer', '', '', false, '[]' from generate_series(1, ${QUESTIONS}) n`,
      [item.id],
    );
    // Turns off the triggers that count row by row; they are tested elsewhere.
    await manager.query('set local session_replication_role = replica');
    await manager.query(
      `insert into survey_response (id, item_id, submitted_at, updated_at)
       select gen_random_uuid(), $1, timestamptz '2026-01-01' + n * interval '1 second', now() from generate_series(1, ${RESPONSES}) n`,
      [item.id],
    );
    await manager.query(
      `insert into survey_answer (response_id, question_id, text, released)
       select r.id, q.id, extract(epoch from r.submitted_at - '2026-01-01')::int || ' ' || repeat('x', 300), r.submitted_at = '2026-01-01 00:00:07'
         from survey_response r, survey_question q where r.item_id = $1 and q.item_id = $1`,
      [item.id],
    );
  });
  await api.database.query('analyze survey_response, survey_answer');
  await api.database.transaction(async (manager) => {
    // A sort that exceeds its memory would write a file.
    await manager.query('set local temp_file_limit = 0');
    const texts = await textsForTeacher(manager, item.id, QUESTIONS);
    const [{ questionId }] = texts as [(typeof texts)[number]];
    const ofOne = texts.filter((text) => text.questionId === questionId);
    expect(new Set(texts.map((text) => text.questionId)).size).toBe(QUESTIONS);
    expect(ofOne.map(({ text, released }) => [Number(text.split(' ')[0]), released])).toEqual([
      [7, true],
      ...Array.from({ length: ofOne.length - 1 }, (_, index) => [RESPONSES - ofOne.length + 2 + index, false]),
    ]);
    expect(ofOne.length).toBeGreaterThan(2);
    expect(ofOne.every(({ all }) => all === RESPONSES)).toBe(true);
    const released = await releasedTexts(manager, item.id, QUESTIONS);
    expect(released.map(({ text, all }) => [Number(text.split(' ')[0]), all])).toEqual(Array.from({ length: QUESTIONS }, () => [7, 1]));
  });
});
