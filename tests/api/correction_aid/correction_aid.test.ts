import type { AiRequest, CorrectionItem, CorrectionOverview, CorrectionResult, Finding, ReturnedCorrection } from '@murmel/contracts';
import { CORRECTION_LIMITS, HEADERS, TOOLS } from '@murmel/contracts';
import { CorrectionFinding, Item, newId, CorrectionResult as Row } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { useOfDay } from '../../../apps/api/src/core/ai/use-of-day.js';
import { madePicture } from '../../../apps/api/src/core/extraction/testing/made-picture.js';
import { CorrectionRunner } from '../../../apps/api/src/tools/correction_aid/reading/correction-runner.js';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { configured, model, provider } from '../ai/configured.js';
import { type CorrectionCast, correctionCast } from './correction-cast.js';

const PATH = `/api${TOOLS.correction_aid.route}`;
const RESULTS = '/api/ai/feedback_results';
const wire = new AiWire();
let api: TestApi;
beforeAll(async () => {
  await wire.start();
  api = await startApi(inject('databaseUrl'));
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

const TEXT = 'Ich finde Handys in der Pause gut. Man kann nachsehen, wann der Bus fährt. Deshalb bin ich dafür.';
const finding = (criterion: number, verdict: string, comment = 'Genau gesagt.') => ({
  criterion,
  verdict,
  comment,
  quote: 'Ich finde Handys',
});
let readings: object[];
beforeEach(() => {
  wire.asked.length = 0;
  readings = [
    { findings: [finding(1, 'met'), finding(2, 'partly')] },
    { findings: [finding(1, 'met'), finding(2, 'missing', 'Kein Beispiel.')] },
  ];
  wire.says = () => JSON.stringify(readings[(wire.asked.length + 1) % 2]);
  configured(api, [provider(wire, 'haus', [model('obeys')])]);
});

const runner = () => api.application.get(CorrectionRunner);
/** Reads what waits, also what other tests left. */
const readAll = async () => {
  while (await runner().round());
};
const overview = async ({ path, owner }: CorrectionCast) => (await owner.browser.get<CorrectionOverview>(`${path}/overview`)).body.rows;
const read = async ({ owner }: CorrectionCast, id: string) => (await owner.browser.get<CorrectionResult>(`${RESULTS}/${id}`)).body;
const first = async (cast: CorrectionCast) => read(cast, (await overview(cast))[0]!.id);
const change = ({ owner }: CorrectionCast, id: string, told: object) =>
  owner.browser.put<CorrectionResult & Refusal>(`${RESULTS}/${id}`, told);

describe('a correction', () => {
  it('[PFB-07] [A31] has a task, what is expected for its teachers alone, and one to ten criteria', async () => {
    const cast = await correctionCast(api);
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    const made = await browser.post<CorrectionItem>(PATH, {});
    expect([made.status, made.body.title, made.body.correction.criteria]).toMatchObject([
      201,
      'Neue Korrektur',
      [{ text: 'Die Aufgabe ist erfüllt' }],
    ]);
    expect(made.body.autoCleanup).toBe('year');
    const { min, max } = CORRECTION_LIMITS.criteria;
    expect([min, max]).toEqual([1, 10]);
    for (const count of [0, max + 1]) {
      const criteria = Array.from({ length: count }, (_, index) => ({ id: newId(), text: `K${index}` }));
      const refused = await cast.owner.browser.put<Refusal>(cast.path, { criteria });
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'CRITERIA_COUNT', { min, max }]);
    }
    expect((await cast.owner.browser.get<CorrectionItem>(cast.path)).body.correction.solution).toBe('Zwei Argumente');
    expect((await cast.guest.browser.get<CorrectionItem>(cast.path)).body.correction).toMatchObject({ task: 'Erörtere.', solution: '' });
    expect((await cast.reader.browser.put(cast.path, { task: 'Fremd' })).status).toBe(403);
  });
});

describe('texts of a correction', () => {
  it('[PFB-07] [PFB-09] are read twice, and what both see differently is unsure', async () => {
    const cast = await correctionCast(api);
    expect((await cast.send(cast.owner.browser)).status).toBe(201);
    expect(await overview(cast)).toMatchObject([{ code: 'K12', looksLikeName: false, state: 'queued', findings: 0 }]);
    await readAll();
    expect(wire.asked).toHaveLength(2);
    const result = await first(cast);
    expect(result).toMatchObject({ state: 'done', model: 'obeys', mark: '', overall: '', again: false, number: 1 });
    expect(result.findings).toMatchObject([
      { verdict: 'met', text: 'Genau gesagt.', quote: 'Ich finde Handys', other: null, state: 'waiting' },
      { verdict: 'partly', other: { verdict: 'missing', text: 'Kein Beispiel.' } },
    ]);
    expect((await cast.owner.browser.get<{ total: number }>(`${cast.path}/feedback_results`)).body.total).toBe(1);
  });

  it('[C30] have no mark before the teacher has decided on every finding, and none that a program wrote', async () => {
    const cast = await correctionCast(api);
    readings = readings.map(() => ({ findings: [finding(1, 'met', 'Das ist eine glatte Note 2.'), finding(2, 'met')] }));
    await cast.send(cast.owner.browser);
    await readAll();
    const { id, findings, mark } = await first(cast);
    expect([mark, findings[0]!.text]).toEqual(['', '']);
    expect((await change(cast, id, { mark: '2' })).body.code).toBe('MARK_TOO_EARLY');
    const decided = findings.map((one: Finding) => ({ id: one.id, state: 'taken', text: 'In meinen Worten.' }));
    expect((await change(cast, id, { findings: decided, overall: 'Gut gemacht.' })).status).toBe(200);
    expect((await change(cast, id, { mark: '2' })).body).toMatchObject({ mark: '2', overall: 'Gut gemacht.' });
    // A finding that is open again takes the mark back.
    expect((await change(cast, id, { findings: [{ id: findings[0]!.id, state: 'waiting' }] })).body.mark).toBe('');
    expect((await change(cast, id, { findings: [{ id: newId(), state: 'taken' }] })).body.code).toBe('FINDING_UNKNOWN');
  });

  it('come thirty at once, with their progress; a process that ends in the middle loses none and makes none twice', async () => {
    const cast = await correctionCast(api);
    const texts = Array.from({ length: CORRECTION_LIMITS.batch }, (_, index) => ({ code: `K${index}`, text: `${TEXT} Nummer ${index}.` }));
    await cast.send(cast.owner.browser, texts);
    expect((await cast.send(cast.owner.browser, [...texts, { code: 'K99', text: TEXT }])).status).toBe(400);
    await runner().round();
    const [, second] = await overview(cast);
    // A process took the next one and is gone: its lease runs out.
    await api.database.manager.update(Row, { id: second!.id }, { state: 'running', attempts: 1, leasedUntil: new Date(Date.now() - 1000) });
    await readAll();
    const rows = await overview(cast);
    expect(rows.map(({ code, state, findings }) => [code, state, findings])).toEqual(texts.map(({ code }) => [code, 'done', 2]));
    expect(await api.database.manager.countBy(CorrectionFinding, { itemId: cast.item.id })).toBe(2 * texts.length);
  });

  it('[PFB-07] [C30] have a code: one that reads like a name is pointed out, and the same text twice as well', async () => {
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser, [
      { code: 'Mia Sonnenschein', text: TEXT },
      { code: 'K2', text: `${TEXT} ` },
    ]);
    expect((await overview(cast)).map(({ looksLikeName }) => looksLikeName)).toEqual([true, false]);
    const [one, two] = await overview(cast);
    expect([(await read(cast, one!.id)).again, (await read(cast, two!.id)).again]).toEqual([false, true]);
  });

  it('go out only when the teacher confirmed them, without names, and within the letters that fit', async () => {
    const cast = await correctionCast(api);
    expect((await cast.send(cast.owner.browser, undefined, {})).status).toBe(400);
    expect((await cast.send(cast.owner.browser, undefined, { confirmed: false })).status).toBe(400);
    for (const text of ['Zu kurz.', 'x'.repeat(CORRECTION_LIMITS.text.max + 1)])
      expect((await cast.send(cast.owner.browser, [{ code: 'K1', text }])).status).toBe(400);
    expect(wire.asked).toHaveLength(0);
    await cast.send(cast.owner.browser, [{ code: 'K1', text: `${TEXT} Meine Freundin Mia Sonnenschein sieht das auch so.` }]);
    await readAll();
    expect(JSON.stringify(wire.asked.map(({ body }) => body))).not.toContain('Sonnenschein');
    // Requests are shown to the teachers of the correction alone, as they left.
    const { id } = await first(cast);
    const sent = (browser: TestBrowser) => browser.get<{ requests: AiRequest[] }>(`${RESULTS}/${id}/requests`);
    const { body } = await sent(cast.writer.browser);
    expect(body.requests).toHaveLength(2);
    expect(body.requests[0]!.messages.at(-1)!.text).toContain('Ich finde Handys');
    expect(JSON.stringify(body)).not.toContain('Sonnenschein');
    expect([(await sent(cast.guest.browser)).status, (await sent(cast.other.browser)).status]).toEqual([403, 404]);
    const uses = await useOfDay(api.database.manager);
    expect(uses.find(({ use }) => use === 'correction')?.runs).toBeGreaterThan(1);
  });

  it('say why they were not read, and are read once more', async () => {
    const cast = await correctionCast(api);
    wire.says = () => 'Ein schöner Text!';
    await cast.send(cast.owner.browser);
    await readAll();
    const { id, state, failure } = await first(cast);
    expect([state, failure]).toEqual(['failed', 'model']);
    wire.says = () => JSON.stringify(readings[0]);
    const retry = () => cast.owner.browser.patch<Refusal>(`${RESULTS}/${id}/retry`);
    expect((await retry()).status).toBe(200);
    expect((await retry()).body.code).toBe('CORRECTION_UNDER_WAY');
    await readAll();
    expect((await first(cast)).findings).toHaveLength(2);
    configured(api, []);
    expect(((await cast.send(cast.owner.browser)).body as Refusal).code).toBe('AI_NOT_CONFIGURED');
  });

  it('count once each in the month of a free account', async () => {
    const cast = await correctionCast(api);
    await api.database.query("update account set licence = 'free' where id = $1", [cast.owner.account.id]);
    const texts = [1, 2, 3].map((index) => ({ code: `K${index}`, text: TEXT }));
    await cast.send(cast.owner.browser, texts);
    const [row] = await api.database.query<{ count: number }[]>(
      "select count from creation_count where account_id = $1 and kind = 'chat_message'",
      [cast.owner.account.id],
    );
    expect(row!.count).toBe(3);
    await api.database.query("update creation_count set count = 1000 where account_id = $1 and kind = 'chat_message'", [
      cast.owner.account.id,
    ]);
    expect(((await cast.send(cast.owner.browser, texts)).body as Refusal).code).toBe('LIMIT_REACHED');
    expect(await overview(cast)).toHaveLength(3);
  });

  it("[PFB-09] are the teachers' alone: guests with the link see the task, and nobody else anything", async () => {
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser);
    await readAll();
    const { id } = await first(cast);
    const calls = (browser: TestBrowser) => [
      browser.get(`${cast.path}/feedback_results`),
      browser.get(`${cast.path}/overview`),
      browser.get(`${RESULTS}/${id}`),
      browser.put(`${RESULTS}/${id}`, { overall: 'Fremd' }),
      browser.delete(`${RESULTS}/${id}`),
    ];
    const statuses = async (browser: TestBrowser) => (await Promise.all(calls(browser))).map(({ status }) => status);
    for (const { browser } of [cast.reader, cast.guest]) expect(await statuses(browser)).toEqual([403, 403, 403, 403, 403]);
    for (const browser of [cast.other.browser, cast.nobody]) expect(await statuses(browser)).toEqual([404, 404, 404, 404, 404]);
    const unknown = await cast.other.browser.get(`${RESULTS}/${newId()}`);
    expect((await cast.other.browser.get(`${RESULTS}/${id}`)).body).toEqual(unknown.body);
    expect((await cast.writer.browser.delete(`${RESULTS}/${id}`)).status).toBe(200);
    expect(await api.database.manager.countBy(CorrectionFinding, { resultId: id })).toBe(0);
  });

  it('[PFB-09] go back to the pupil by a link that opens this text alone, without an account', async () => {
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser, [
      { code: 'K12', text: TEXT },
      { code: 'K13', text: `${TEXT} Anders.` },
    ]);
    await readAll();
    const { id, findings } = await first(cast);
    const give = (browser: TestBrowser) => browser.put<Refusal & { link: string }>(`${RESULTS}/${id}/link`, {});
    expect((await give(cast.owner.browser)).body.code).toBe('RESULT_UNDECIDED');
    const [taken, dropped] = findings;
    const decided = [
      { id: taken!.id, state: 'taken', text: 'Deine Meinung ist klar.' },
      { id: dropped!.id, state: 'dropped' },
    ];
    await change(cast, id, { findings: decided, overall: 'Weiter so.', mark: '2' });
    const { body } = await give(cast.owner.browser);
    const key = body.link.split('#')[1]!;
    expect((await give(cast.writer.browser)).body.link).toBe(body.link);
    const opened = (shown: string) =>
      api.browser().call<ReturnedCorrection & Refusal>('GET', '/api/ai/feedback_returns', { headers: { [HEADERS.responseKey]: shown } });
    const pupil = await opened(key);
    expect(pupil.status).toBe(200);
    expect(pupil.body).toMatchObject({ code: 'K12', text: TEXT, overall: 'Weiter so.', mark: '2' });
    expect(pupil.body.findings).toEqual([
      { criterion: 'Meinung', verdict: 'met', text: 'Deine Meinung ist klar.', quote: 'Ich finde Handys' },
    ]);
    expect(JSON.stringify(pupil.body)).not.toMatch(/Anders|Kein Beispiel|Zwei Argumente/);
    // A wrong key, none, and one of a text that is open again look the same.
    const wrong = await opened('x'.repeat(32));
    const none = await api.browser().get<Refusal>('/api/ai/feedback_returns');
    expect([wrong.body.code, none.body.code]).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID']);
    await change(cast, id, { findings: [{ id: taken!.id, state: 'waiting' }] });
    expect((await opened(key)).body).toEqual(wrong.body);
    await change(cast, id, { findings: [{ id: taken!.id, state: 'taken' }] });
    expect((await opened(key)).status).toBe(200);
    // In the trash, and once the link was ended, it is gone.
    await api.database.manager.update(Item, { id: cast.item.id }, { discardedAt: new Date() });
    expect((await opened(key)).body.code).toBe('TOKEN_INVALID');
    await api.database.manager.update(Item, { id: cast.item.id }, { discardedAt: null });
    expect((await cast.reader.browser.delete(`${RESULTS}/${id}/link`)).status).toBe(403);
    expect((await cast.owner.browser.delete(`${RESULTS}/${id}/link`)).status).toBe(200);
    expect((await opened(key)).body.code).toBe('TOKEN_INVALID');
    expect((await give(cast.owner.browser)).body.link).not.toBe(body.link);
  });

  it.each<[string, () => string]>([
    ['an answer that is no JSON', () => 'Ein schöner Text!'],
    ['another shape', () => JSON.stringify({ befunde: [] })],
    ['a criterion that is not there', () => JSON.stringify({ findings: [finding(3, 'met')] })],
    ['another verdict', () => JSON.stringify({ findings: [finding(1, 'gut')] })],
  ])('are not read at all where a model gives %s', async (_what, says) => {
    wire.says = says;
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser);
    await readAll();
    expect(await first(cast)).toMatchObject({ state: 'failed', failure: 'model', findings: [] });
  });

  it.each<[string, string, string, [string, string]]>([
    ['an insult', 'Du Idiot, das ist falsch.', 'Ich finde Handys', ['', 'Ich finde Handys']],
    ['a mark', 'Das ist eine glatte Note 2.', 'Ich finde Handys', ['', 'Ich finde Handys']],
    ['a rank', 'Besser als die anderen.', 'Ich finde Handys', ['', 'Ich finde Handys']],
    ['a passage that is invented', 'Schön gesagt.', 'Der Mond ist rund', ['Schön gesagt.', '']],
  ])('never show %s (spec C30)', async (_what, comment, quote, shown) => {
    wire.says = () => JSON.stringify({ findings: [{ criterion: 1, verdict: 'met', comment, quote }] });
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser);
    await readAll();
    const [found] = (await first(cast)).findings;
    expect([found!.text, found!.quote]).toEqual(shown);
  });

  const photo = (cast: CorrectionCast, bytes: Buffer, browser = cast.owner.browser) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'seite.png', { type: 'image/png' }));
    return browser.call<{ text: string; sure: boolean } & Refusal>('POST', `${cast.path}/photos`, { body });
  };

  it('[PFB-09] take a photo of a page from those who may change the task, and only a picture', async () => {
    const cast = await correctionCast(api);
    expect((await photo(cast, Buffer.from('Kein Bild, sondern Text.'))).status).toBe(415);
    expect((await photo(cast, Buffer.from('x'), cast.reader.browser)).status).toBe(403);
    expect((await photo(cast, Buffer.from('x'), cast.other.browser)).status).toBe(404);
  });

  it('[PFB-09] are read from a photo of print on this machine; a photo without words is said, and nothing of it is kept', {
    tags: ['proof'],
  }, async () => {
    const cast = await correctionCast(api);
    const read = await photo(cast, madePicture(['Ich finde Handys in der Pause gut.', 'Man kann nachsehen, wann der Bus kommt.']));
    expect([read.status, read.body.sure]).toEqual([200, true]);
    expect(read.body.text).toContain('Ich finde Handys in der Pause gut.');
    expect((await photo(cast, madePicture([]))).body).toEqual({ text: '', sure: false });
    expect(wire.asked).toHaveLength(0);
    expect(await overview(cast)).toEqual([]);
  });

  it('are taken along as a table with what the teacher decided', async () => {
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser);
    await readAll();
    const { id, findings } = await first(cast);
    await change(cast, id, { findings: [{ id: findings[0]!.id, state: 'taken', text: '=2+3' }], overall: 'Weiter so.' });
    const file = (format: string, browser = cast.owner.browser) => browser.get<Buffer | string>(`${cast.path}/export?format=${format}`);
    const csv = await file('csv');
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const table = String(csv.body);
    expect(table).toContain('K12');
    expect(table).toContain('Weiter so.');
    // A finding that waits is not decided, and no cell is a formula.
    expect(table).not.toContain('Kein Beispiel.');
    expect(table).not.toMatch(/[;,"]=2\+3/);
    expect((await file('xlsx')).status).toBe(200);
    expect((await file('zip')).status).toBe(400);
    expect((await file('csv', cast.guest.browser)).status).toBe(403);
    expect((await file('csv', cast.nobody)).status).toBe(404);
  });

  it('go back to the pupil as a PDF with what the teacher took over', async () => {
    const cast = await correctionCast(api);
    await cast.send(cast.owner.browser);
    await readAll();
    const { id, findings } = await first(cast);
    await change(cast, id, { findings: findings.map((one: Finding) => ({ id: one.id, state: 'taken' })), overall: 'Weiter so.' });
    const pdf = await cast.owner.browser.post(`${RESULTS}/${id}/pdfs`, {});
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await cast.guest.browser.post(`${RESULTS}/${id}/pdfs`, {})).status).toBe(403);
  });
});
