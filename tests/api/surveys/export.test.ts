import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newId, SurveyQuestion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exportContent } from '../../../apps/api/src/tools/surveys/export/export-content.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { send } from '../files/sending.js';
import { phonePhoto } from '../images/pictures.js';
import { unzip } from '../privacy/unzip.js';
import { file, fullAnswers, response, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';
import { openWorkbook } from './workbook.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const path = (cast: SurveyCast, format: string) => `${SURVEYS}/${cast.item.id}/export?format=${format}`;

/** The file as bytes: a browser at the wire would read them as text. */
async function download(cast: SurveyCast, format: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const cookie = [...cast.owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${api.origin}${path(cast, format)}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function answered(): Promise<SurveyCast> {
  const cast = await surveyCast(api, {}, { title: 'Größe & "Wahl": Prüfung (8b)' });
  const { single_choice: single, long_answer: long, file: upload } = cast.questions;
  const fileId = await file(api, cast.item, {}, 'Übung.png');
  await response(
    api,
    cast.item,
    [...fullAnswers(cast.questions, { text: 'Zeile 1\nZeile "2"; Ende' }), { questionId: upload.id, fileId }],
    { submittedAt: new Date('2026-07-04T08:12:30Z') },
  );
  await response(
    api,
    cast.item,
    [
      { questionId: single.id, optionIds: [single.options[0]!.id] },
      { questionId: long.id, text: '=HYPERLINK("http://böse.example")' },
    ],
    { submittedAt: new Date('2026-12-04T23:30:00Z') },
  );
  for (const [minute, begin] of ['+', '-', '@', '\t'].entries()) {
    await response(api, cast.item, [{ questionId: long.id, text: `${begin}1+1` }], {
      submittedAt: new Date(Date.UTC(2026, 11, 5, 0, minute)),
    });
  }
  await response(api, cast.item, fullAnswers(cast.questions), { submittedAt: null });
  return cast;
}

describe('GET /surveys/surveys/{id}/export', () => {
  it('[TR-27] is for those who read responses, in one of three formats', async () => {
    const cast = await surveyCast(api);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.get(path(cast, 'csv'))).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await browser.get(path(cast, 'csv'))).status).toBe(404);
    const missing = await cast.owner.browser.get<Refusal>(`${SURVEYS}/${cast.item.id}/export`);
    expect([missing.status, missing.body.code, missing.body.data]).toEqual([400, 'PARAMETER_MISSING', { parameter: 'format' }]);
    expect((await cast.owner.browser.get<Refusal>(path(cast, 'pdf'))).status).toBe(400);
    expect((await cast.owner.browser.get<Refusal>(`${path(cast, 'csv')}&format=xlsx`)).status).toBe(400);
  });

  it('CSV: BOM, semicolons, one row per response, umlauts, Berlin time, nothing that calculates', async () => {
    const cast = await answered();
    const { headers, bytes } = await download(cast, 'csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20Wahl%20Pr%C3%BCfung%20%288b%29.csv`,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8').slice(1);
    expect(text.split('\r\n')).toEqual([
      'Nr.;Abgegeben am;Steigung von y = 2x + 1?;Welche Geraden steigen?: y = x;Welche Geraden steigen?: y = -x;Welche Geraden steigen?: y = 3x;Wie war die Stunde?;Wie sicher fühlst du dich?;Was ist noch offen?;Dein Graph als Foto',
      '1;2026-07-04 10:12:30;2;1;0;1;4;9;"Zeile 1\nZeile ""2""; Ende";Übung.png',
      `2;2026-12-05 00:30:00;1;;;;;;"'=HYPERLINK(""http://böse.example"")";`,
      `3;2026-12-05 01:00:00;;;;;;;'+1+1;`,
      `4;2026-12-05 01:01:00;;;;;;;'-1+1;`,
      `5;2026-12-05 01:02:00;;;;;;;'@1+1;`,
      `6;2026-12-05 01:03:00;;;;;;;'\t1+1;`,
      '',
    ]);
  });

  it('XLSX opens again: texts are texts, numbers are numbers', async () => {
    const cast = await answered();
    await api.database.manager.update(SurveyQuestion, { id: cast.questions.rating.id }, { title: '' });
    const { headers, bytes } = await download(cast, 'xlsx');
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const parts = openWorkbook(bytes);
    const sheet = parts.get('xl/worksheets/sheet1.xml')!;
    const all = [...parts.values()].join('');
    expect(sheet.match(/<row /g)).toHaveLength(7);
    expect(sheet).not.toContain('<f>');
    for (const value of ['=HYPERLINK(', 'böse.example', 'Übung.png', 'Welche Geraden steigen?: y = 3x', 'Frage 3'])
      expect(all).toContain(value);
    expect(sheet).toMatch(/<c r="G2"[^>]*><v>4<\/v>/);
    // One column for each answer that could be chosen, to be counted.
    expect(['D2', 'E2', 'F2'].map((place) => new RegExp(`<c r="${place}"[^>]*><v>(\\d)</v>`).exec(sheet)?.[1])).toEqual(['1', '0', '1']);
    // A moment is a number with the format of a date: days since 1899-12-30, at ten in Berlin.
    const [, style, days] = /<c r="B2" s="(\d)"><v>([\d.]+)<\/v>/.exec(sheet)!;
    expect(
      parts
        .get('xl/styles.xml')!
        .match(/<cellXfs.*<\/cellXfs>/)![0]
        .split('<xf ')[Number(style) + 1],
    ).toContain('numFmtId="22"');
    expect(new Date(Math.round(Number(days) * 86_400) * 1000 + Date.UTC(1899, 11, 30)).toISOString()).toBe('2026-07-04T10:12:30.000Z');
  });

  it('[TR-27] ZIP: the files of all answers, by question, named after the response, for those who read responses', async () => {
    const cast = await surveyCast(api, {}, { title: 'Hefte' });
    const { file: upload, single_choice: single } = cast.questions;
    const second: SurveyQuestion = { ...upload, id: newId(), position: 6, title: 'Noch/mal: ..\\x' };
    await api.database.manager.insert(SurveyQuestion, second);
    const photo = await phonePhoto(40, 20);
    const sent = async (name: string) => (await send(cast.guest.browser, cast.item, photo, name)).body.id;
    const answer = (questionId: string, fileId: string, day: number) =>
      response(api, cast.item, [{ questionId, fileId }], { submittedAt: new Date(Date.UTC(2026, 6, day)) });
    await answer(upload.id, await sent('Heft.jpg'), 1);
    await response(api, cast.item, [{ questionId: single.id, optionIds: [] }], { submittedAt: new Date(Date.UTC(2026, 6, 2)) });
    await answer(upload.id, await sent('Heft.jpg'), 3);
    await answer(second.id, await sent('Zwei.jpg'), 4);
    // Missing in the storage: it does not prevent the download of the others.
    await answer(upload.id, await file(api, cast.item, {}, 'Weg.png'), 5);
    const { headers, bytes } = await download(cast, 'zip');
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/zip',
      "attachment; filename*=UTF-8''Hefte.zip",
    ]);
    const files = unzip(bytes);
    expect([...files.keys()]).toEqual([
      '6 Dein Graph als Foto/001 Heft.jpg',
      '6 Dein Graph als Foto/003 Heft.jpg',
      '7 Noch_mal_ .._x/004 Zwei.jpg',
    ]);
    for (const contents of files.values()) expect(contents.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.get(path(cast, 'zip'))).status).toBe(403);
    for (const browser of [cast.other.browser, cast.nobody]) expect((await browser.get(path(cast, 'zip'))).status).toBe(404);
    const empty = await surveyCast(api);
    expect(unzip((await download(empty, 'zip')).bytes).size).toBe(0);
  });

  it('5,000 responses come whole', { tags: ['proof'] }, async () => {
    const cast = await surveyCast(api);
    const { rating } = cast.questions;
    await api.database.query(
      `with r as (insert into survey_response (id, item_id, submitted_at, updated_at)
         select gen_random_uuid(), $1, now() + n * interval '1 second', now() from generate_series(1, 5000) n returning id)
       insert into survey_answer (response_id, question_id, number) select id, $2, 3 from r`,
      [cast.item.id, rating.id],
    );
    const lines = (await download(cast, 'csv')).bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(5001);
    expect(new Set(lines.slice(1).map((line) => line.split(';')[0])).size).toBe(5000);
    const sheet = openWorkbook((await download(cast, 'xlsx')).bytes).get('xl/worksheets/sheet1.xml');
    expect(sheet?.match(/<row /g)).toHaveLength(5001);
  });
});

describe('what an owner takes along', () => {
  it('the survey with its responses; an item without a survey has nothing', async () => {
    const cast = await answered();
    const [content] = await exportContent(api.database.manager, cast.item.id);
    expect(content!.extension).toBe('.json');
    const contents = await text(Readable.from(content!.contents));
    const copy = JSON.parse(contents) as { state: string; questions: { title: string }[]; responses: { number: number }[] };
    expect([copy.state, copy.questions.length, copy.responses.map(({ number }) => number)]).toEqual(['open', 6, [1, 2, 3, 4, 5, 6]]);
    expect(contents).not.toMatch(/visitor|account/i);
    expect(await exportContent(api.database.manager, (await api.people.item(cast.owner.account)).id)).toEqual([]);
  });
});
