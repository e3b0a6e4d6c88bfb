import { type OwnPupilText, PUPIL_FEEDBACK_LIMITS, type PupilText, type WrittenTextFeedback } from '@murmel/contracts';
import { newId, OwnerFile, PupilFeedbackAssignment, PupilTextPhoto, PupilTextVersion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Ocr } from '../../../apps/api/src/core/extraction/ocr.js';
import { PhotoRunner } from '../../../apps/api/src/tools/pupil_feedback/photos/photo-runner.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { send } from '../files/sending.js';
import { phonePhoto } from '../images/pictures.js';
import { TEXTS, type TextCast, TOO_LONG, textCast } from './text-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const mine = async ({ path }: TextCast, browser: TestBrowser) => (await browser.get<OwnPupilText | null>(`${path}/my_response`)).body;
const code = async (work: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await work;
  return [status, (body as Refusal).code];
};
const feedback = (text: string, more: object = {}) => ({ version: 1, text, levels: {}, score: null, ...more });
const give = async ({ owner }: TextCast, id: string, written: object, next: 'again' | 'done') => {
  const { body } = await owner.browser.post<WrittenTextFeedback>(`${TEXTS}/${id}/feedbacks`, written);
  return owner.browser.patch<WrittenTextFeedback>(`/api/pupil_feedback/feedbacks/${body.id}/finalize`, { next });
};

describe('a text', () => {
  it('[PFB-03] is begun, handed in, revised and handed in for good; each version stays as it was', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    expect(await mine(cast, browser)).toBeNull();
    const begun = await cast.begin(browser);
    expect([begun.status, begun.body.stage, begun.body.open]).toEqual([201, 'none', true]);
    const { id } = begun.body;
    await cast.write(browser, id, 'Erste Worte');
    expect((await cast.submit(browser, id)).body).toMatchObject({
      stage: 'first',
      versions: [{ number: 1, text: 'Erste Worte', final: false }],
    });
    await cast.write(browser, id, 'Zweite Worte');
    expect(await mine(cast, browser)).toMatchObject({ stage: 'first', answers: [{ text: 'Zweite Worte' }] });
    expect((await cast.submit(browser, id)).body.stage).toBe('revised');
    const last = (await cast.submit(browser, id, 'Letzte Worte', true)).body;
    expect(last).toMatchObject({ stage: 'final', open: false });
    expect(last.versions.map(({ number, text, final }) => [number, text, final])).toEqual([
      [1, 'Erste Worte', false],
      [2, 'Zweite Worte', false],
      [3, 'Letzte Worte', true],
    ]);
    expect(await code(cast.write(browser, id, 'Zu spät'))).toEqual([409, 'TEXT_FINAL']);
    expect(await code(cast.submit(browser, id, 'Zu spät'))).toEqual([409, 'TEXT_FINAL']);
  });

  it('makes one version of what is handed in twice, also at the same moment, and of what has not changed', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = (await cast.begin(browser)).body;
    const both = await Promise.all([cast.submit(browser, id, 'Gleich'), cast.submit(browser, id, 'Gleich')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mine(cast, browser))!.versions).toHaveLength(1);
    expect((await cast.submit(browser, id, 'Gleich', true)).body).toMatchObject({ stage: 'final', versions: [{ final: true }] });
    expect((await cast.submit(browser, id, 'Gleich', true)).status).toBe(200);
  });

  it('is refused when it is empty or too long, and keeps what it was', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = (await cast.begin(browser)).body;
    expect(await code(cast.submit(browser, id))).toEqual([422, 'ANSWER_MISSING']);
    expect(await code(cast.submit(browser, id, ' \n '))).toEqual([422, 'ANSWER_MISSING']);
    expect(await code(cast.write(browser, id, TOO_LONG))).toEqual([422, 'ANSWER_INVALID']);
    expect((await cast.write(browser, id, 'x'.repeat(PUPIL_FEEDBACK_LIMITS.textMax))).status).toBe(200);
    expect((await browser.put(`${TEXTS}/${id}`, { answers: [{ partId: 'anders', text: 'x' }] })).status).toBe(400);
    expect((await cast.begin(cast.reader.browser, ' ')).status).toBe(400);
    expect((await mine(cast, browser))!.versions).toEqual([]);
  });

  it('is taken with 30 words, and refused with 30,000: nothing of it is stored, and the number is said', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = await cast.hand(browser, 'Wort '.repeat(30).trim());
    const refused = await browser.patch<Refusal>(`${TEXTS}/${id}/submit`, {
      answers: [{ partId: 'text', text: 'Wort '.repeat(30_000).slice(0, 2 * PUPIL_FEEDBACK_LIMITS.textMax) }],
      final: true,
    });
    expect([refused.status, refused.body.code, refused.body.data]).toMatchObject([
      422,
      'ANSWER_INVALID',
      { problem: 'too_long', max: PUPIL_FEEDBACK_LIMITS.textMax },
    ]);
    expect((await cast.write(browser, id, 'Wort '.repeat(30_000))).status).toBe(400);
    expect(await mine(cast, browser)).toMatchObject({ stage: 'first', open: true });
  });

  it('goes on on a second device by a key, which names no secret of the assignment; a new key ends the old one', async () => {
    const cast = await textCast(api);
    const { id } = (await cast.begin(cast.guest.browser)).body;
    await cast.write(cast.guest.browser, id, 'Am Handy');
    const shown = (await cast.guest.browser.post<{ key: string; path: string }>(`${TEXTS}/${id}/key`)).body;
    expect(shown.path).toBe(`/pupil_feedback/assignments/${cast.item.id}/public_responses/${id}`);
    const tablet = api.browser();
    expect((await tablet.get(cast.path)).status).toBe(404);
    const headers = { 'x-response-key': shown.key };
    expect((await tablet.get(cast.path, { headers })).status).toBe(200);
    expect(await mine(cast, tablet)).toMatchObject({ id, answers: [{ text: 'Am Handy' }] });
    expect((await cast.write(tablet, id, 'Am Tablet')).status).toBe(200);
    expect((await cast.submit(tablet, id)).body.versions).toMatchObject([{ text: 'Am Tablet' }]);
    expect(await mine(cast, cast.guest.browser)).toMatchObject({ stage: 'first', answers: [{ text: 'Am Tablet' }] });
    expect((await tablet.get(`${cast.path}/responses`)).status).toBe(403);
    expect(await code(cast.owner.browser.post(`${TEXTS}/${id}/key`))).toEqual([404, 'NOT_FOUND']);
    const renewed = (await cast.guest.browser.post<{ key: string }>(`${TEXTS}/${id}/key`)).body.key;
    expect((await tablet.get(cast.path)).status).toBe(404);
    expect((await api.browser().get(cast.path, { headers })).status).toBe(404);
    expect((await tablet.get(cast.path, { headers: { 'x-response-key': renewed } })).status).toBe(200);
  });

  it('has an end: no more versions than fit', async () => {
    const cast = await textCast(api);
    const { id } = await cast.hand(cast.guest.browser, 'Fassung 1');
    const { versions: limit } = PUPIL_FEEDBACK_LIMITS;
    const more = Array.from({ length: limit - 1 }, (_, index) => index + 2);
    const row = { responseId: id, handedInAt: new Date(), final: false };
    await api.database.manager.insert(
      PupilTextVersion,
      more.map((number) => ({ ...row, number, text: `Fassung ${number}` })),
    );
    expect(await code(cast.submit(cast.guest.browser, id, 'Eine zu viel'))).toEqual([422, 'LIMIT_REACHED']);
  });

  it('is taken as long as the assignment is open and its time is not over', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = (await cast.begin(browser)).body;
    for (const change of [{ state: 'closed' }, { state: 'open', closesAt: '2020-01-01T10:00:00.000Z' }]) {
      expect((await cast.owner.browser.put(cast.path, change)).status).toBe(200);
      expect(await code(cast.write(browser, id, 'Zu spät'))).toEqual([403, 'FEEDBACK_CLOSED']);
      expect(await code(cast.submit(browser, id, 'Zu spät'))).toEqual([403, 'FEEDBACK_CLOSED']);
      expect(await code(cast.begin(cast.reader.browser))).toEqual([403, 'FEEDBACK_CLOSED']);
      expect((await mine(cast, browser))!.open).toBe(false);
    }
    await cast.owner.browser.put(cast.path, { closesAt: null });
    expect((await cast.submit(browser, id, 'Rechtzeitig')).status).toBe(200);
  });

  it('[PFB-06] belongs to who wrote it: a visitor by the link without an account; others do not find it', async () => {
    const cast = await textCast(api);
    const visitor = api.browser();
    const opened = await visitor.get(cast.path, { headers: { 'x-access-token': cast.item.token } });
    expect(opened.status).toBe(200);
    const { id } = await cast.hand(visitor, 'Vom Gast');
    for (const { browser } of [cast.guest, cast.reader]) {
      expect(await code(cast.write(browser, id, 'Fremd'))).toEqual([404, 'NOT_FOUND']);
      expect(await code(cast.submit(browser, id, 'Fremd'))).toEqual([404, 'NOT_FOUND']);
      expect((await browser.get(`${TEXTS}/${id}`)).status).toBe(403);
    }
    const unknown = await cast.other.browser.get(`${TEXTS}/${newId()}`);
    const foreign = await cast.other.browser.get(`${TEXTS}/${id}`);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(await code(cast.begin(cast.nobody))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a photo of a text on paper', () => {
  const words = { text: 'Wir haben die Blasen gezählt.', confidence: 90, turned: 180 as const };
  const round = () => api.application.get(PhotoRunner).round();

  it.each([
    ['print, upside down', words, { state: 'done', text: words.text, turned: true, failure: null }],
    ['pencil', { ...words, confidence: 40 }, { state: 'failed', failure: 'handwriting', text: '' }],
    ['a cat', { text: '', confidence: 0, turned: 0 as const }, { state: 'failed', failure: 'noWords' }],
  ])('is read here and goes: %s', async (_what, read, photo) => {
    vi.spyOn(api.application.get(Ocr), 'pictures').mockResolvedValue([read]);
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = (await cast.begin(browser)).body;
    const file = (await send(browser, cast.item, await phonePhoto(), 'Blatt.jpg')).body;
    const asked = await browser.post<OwnPupilText>(`${TEXTS}/${id}/photos`, { fileId: file.id });
    expect([asked.status, asked.body.photos]).toMatchObject([201, [{ state: 'queued' }]]);
    expect(await code(browser.post(`${TEXTS}/${id}/photos`, { fileId: file.id }))).toEqual([404, 'NOT_FOUND']);
    expect(await round()).toBe(true);
    const own = await mine(cast, browser);
    expect(own!.photos).toMatchObject([photo]);
    expect(await api.database.manager.existsBy(OwnerFile, { id: file.id })).toBe(false);
    const address = `/api/pupil_feedback/photos/${own!.photos[0]!.id}`;
    expect(await code(cast.reader.browser.delete(address))).toEqual([404, 'NOT_FOUND']);
    expect((await browser.delete(address)).status).toBe(200);
    expect((await mine(cast, browser))!.photos).toEqual([]);
  });

  it('of another person, of a text that is final, and a sixth one are refused', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = (await cast.begin(browser)).body;
    const file = (await send(cast.reader.browser, cast.item, await phonePhoto(), 'Blatt.jpg')).body;
    expect(await code(browser.post(`${TEXTS}/${id}/photos`, { fileId: file.id }))).toEqual([404, 'NOT_FOUND']);
    const own = (await send(browser, cast.item, await phonePhoto(), 'Blatt.jpg')).body;
    const row = { itemId: cast.item.id, responseId: id, fileId: null, state: 'done' as const, failure: null, createdAt: new Date() };
    const rows = Array.from({ length: PUPIL_FEEDBACK_LIMITS.photos.max }, () => ({ ...row, id: newId() }));
    await api.database.manager.insert(PupilTextPhoto, rows);
    expect(await code(browser.post(`${TEXTS}/${id}/photos`, { fileId: own.id }))).toEqual([422, 'LIMIT_REACHED']);
    await cast.submit(browser, id, 'Fertig', true);
    expect(await code(browser.post(`${TEXTS}/${id}/photos`, { fileId: own.id }))).toEqual([409, 'TEXT_FINAL']);
  });
});

describe('feedback', () => {
  it("[PFB-03] [PFB-04] is the teacher's alone until it is finalised, and again a text follows on it", async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = await cast.hand(browser, 'Erste');
    const levels = { [cast.criteria[0]]: 2, [cast.criteria[1]]: 1, [newId()]: 3 };
    const written = await cast.owner.browser.post<WrittenTextFeedback>(
      `${TEXTS}/${id}/feedbacks`,
      feedback('Schreib dazu, wie weit.', { levels }),
    );
    expect(written.status).toBe(201);
    expect(Object.keys(written.body.levels)).toHaveLength(2);
    expect((await mine(cast, browser))!.feedback).toEqual([]);
    const finalize = (next: string) =>
      cast.writer.browser.patch<WrittenTextFeedback>(`/api/pupil_feedback/feedbacks/${written.body.id}/finalize`, { next });
    expect((await finalize('irgendwas')).status).toBe(400);
    expect((await finalize('again')).body.given).toMatchObject({ text: 'Schreib dazu, wie weit.', next: 'again' });
    // Of criteria that are hidden the pupil learns nothing.
    expect((await mine(cast, browser))!.feedback).toMatchObject([{ version: 1, levels: { [cast.criteria[0]]: 2 }, score: null }]);
    expect(Object.keys((await mine(cast, browser))!.feedback[0]!.levels)).toEqual([cast.criteria[0]]);
    // Words that are written after that are not given yet.
    await cast.owner.browser.post(`${TEXTS}/${id}/feedbacks`, feedback('Besser so.'));
    expect((await mine(cast, browser))!.feedback).toMatchObject([{ text: 'Schreib dazu, wie weit.' }]);
  });

  it('ends a text, and opens a final one once more', async () => {
    const cast = await textCast(api);
    const { browser } = cast.guest;
    const { id } = await cast.hand(browser, 'Erste');
    expect((await give(cast, id, feedback('Gut so.'), 'done')).status).toBe(200);
    expect(await mine(cast, browser)).toMatchObject({ stage: 'final', open: false });
    expect((await give(cast, id, feedback('Doch noch etwas.'), 'again')).status).toBe(200);
    expect(await mine(cast, browser)).toMatchObject({ stage: 'first', open: true, feedback: [{ text: 'Doch noch etwas.' }] });
  });

  it('[PFB-03] has a score only where scores are on, and no version that is not there', async () => {
    const cast = await textCast(api);
    const { id } = await cast.hand(cast.guest.browser, 'Erste');
    expect((await give(cast, id, feedback('Gut.', { score: 12 }), 'again')).body.score).toBeNull();
    await api.database.manager.update(PupilFeedbackAssignment, { itemId: cast.item.id }, { scored: true });
    await give(cast, id, feedback('Gut.', { score: 12.5 }), 'again');
    expect((await mine(cast, cast.guest.browser))!.feedback[0]!.score).toBe(12.5);
    await cast.owner.browser.put(cast.path, { scored: false });
    expect((await mine(cast, cast.guest.browser))!.feedback[0]!.score).toBeNull();
    expect(await code(cast.owner.browser.post(`${TEXTS}/${id}/feedbacks`, feedback('Wozu?', { version: 2 })))).toEqual([
      422,
      'VERSION_UNKNOWN',
    ]);
    for (const wrong of [{ score: 101 }, { levels: { [cast.criteria[0]]: 4 } }, { text: 'x'.repeat(5001) }])
      expect((await cast.owner.browser.post(`${TEXTS}/${id}/feedbacks`, feedback('x', wrong))).status).toBe(400);
  });

  it('is read and written by those who read responses; for all others there is none', async () => {
    const cast = await textCast(api);
    const { id } = await cast.hand(cast.guest.browser, 'Erste');
    const calls = (browser: TestBrowser) => [
      browser.get(`${cast.path}/responses`),
      browser.get(`${cast.path}/overview`),
      browser.get(`${TEXTS}/${id}`),
      browser.post(`${TEXTS}/${id}/feedbacks`, feedback('Fremd')),
      browser.delete(`${TEXTS}/${id}`),
    ];
    const statuses = async (browser: TestBrowser) => (await Promise.all(calls(browser))).map(({ status }) => status);
    for (const { browser } of [cast.reader, cast.guest]) expect(await statuses(browser)).toEqual([403, 403, 403, 403, 403]);
    for (const browser of [cast.other.browser, cast.nobody]) expect(await statuses(browser)).toEqual([404, 404, 404, 404, 404]);
    expect((await cast.writer.browser.get(`${TEXTS}/${id}`)).status).toBe(200);
  });
});

describe('the class', () => {
  it('[PFB-03] is seen as who is where, without a word of a text that was not handed in', async () => {
    const cast = await textCast(api);
    const drafted = (await cast.begin(cast.reader.browser, 'Otter')).body.id;
    await cast.write(cast.reader.browser, drafted, 'Geheimer Entwurf');
    const { id } = await cast.hand(cast.guest.browser, 'Drei Wörter hier');
    const { body } = await cast.owner.browser.get<{ rows: object[] }>(`${cast.path}/overview`);
    expect(body.rows).toMatchObject([
      { id: drafted, name: 'Otter', stage: 'none', versions: 0, words: 0, feedback: 'none' },
      { id, name: 'Falke', stage: 'first', versions: 1, words: 3, feedback: 'due' },
    ]);
    const list = await cast.owner.browser.get<{ entries: PupilText[]; total: number }>(`${cast.path}/responses?page=2&limit=1`);
    expect([list.body.total, list.body.entries]).toMatchObject([2, [{ id, number: 2, versions: [{ text: 'Drei Wörter hier' }] }]]);
    expect((await cast.owner.browser.get<PupilText>(`${TEXTS}/${id}`)).body.number).toBe(2);
    const all = JSON.stringify([body, (await cast.owner.browser.get(`${cast.path}/responses`)).body]);
    expect(all).not.toContain('Geheimer Entwurf');
    await give(cast, id, feedback('Gut.'), 'again');
    expect((await cast.owner.browser.get<{ rows: object[] }>(`${cast.path}/overview`)).body.rows[1]).toMatchObject({ feedback: 'given' });
  });

  it('loses a text that the teacher removes', async () => {
    const cast = await textCast(api);
    const { id } = await cast.hand(cast.guest.browser, 'Weg damit');
    await give(cast, id, feedback('Gut.'), 'again');
    expect((await cast.owner.browser.delete(`${TEXTS}/${id}`)).status).toBe(200);
    expect((await cast.owner.browser.get(`${TEXTS}/${id}`)).status).toBe(404);
    expect(await mine(cast, cast.guest.browser)).toBeNull();
    expect(await api.database.query('select 1 from pupil_text_version where response_id = $1', [id])).toEqual([]);
  });
});
