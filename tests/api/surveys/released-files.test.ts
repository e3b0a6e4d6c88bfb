import type { GuestResults, OwnerFile, TeacherResults } from '@murmel/contracts';
import { newId, Survey } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { pdf } from '../files/samples.js';
import { send } from '../files/sending.js';
import { phonePhoto } from '../images/pictures.js';
import { results, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Sent {
  cast: SurveyCast;
  /** another guest of the survey */
  second: TestBrowser;
  file: OwnerFile;
  responseId: string;
}

/** Returns a survey with results visible to all, and a guest's photo in it that is not released yet. */
async function photoSent(): Promise<Sent> {
  const cast = await surveyCast(api, { participantsSee: 'at_once' });
  const second = api.browser();
  await api.people.grant(cast.item, await api.people.visit(second));
  const { body: file } = await send(cast.guest.browser, cast.item, await phonePhoto(), 'Mila Müller 8b.jpg');
  return { cast, second, file, responseId: await answered(cast, file.id) };
}

async function answered({ guest, item, questions }: SurveyCast, fileId: string): Promise<string> {
  const answers = [
    { questionId: questions.single_choice.id, optionIds: [questions.single_choice.options[0]!.id] },
    { questionId: questions.file.id, fileId },
  ];
  const { status, body } = await guest.browser.post<{ id: string }>(`${SURVEYS}/${item.id}/responses`, { answers, incomplete: true });
  expect(status).toBe(201);
  return body.id;
}

const release = async ({ cast }: Sent, responseId: string, released: boolean) =>
  expect(
    (await cast.owner.browser.patch(`/api/surveys/responses/${responseId}/release`, { questionId: cast.questions.file.id, released }))
      .status,
  ).toBe(200);
const addresses = ({ url, thumbnailUrl }: OwnerFile) => [url, `${url}?inline`, thumbnailUrl!];
const filesOf = async <R extends TeacherResults | GuestResults>({ questions, ...cast }: SurveyCast, browser: TestBrowser) =>
  (await results<R>({ questions, ...cast }, browser)).questions.find(({ questionId }) => questionId === questions.file.id)!.files;

describe('a file that came as an answer', () => {
  it('[C28] [TR-27] is for guests once the teacher let it out, by address and in the results, and not a moment longer', {
    tags: ['proof'],
  }, async () => {
    const sent = await photoSent();
    const { cast, second, file, responseId } = sent;
    const statuses = (browser: TestBrowser) => Promise.all(addresses(file).map(async (path) => (await browser.get(path)).status));
    expect(await filesOf(cast, cast.owner.browser)).toMatchObject([{ id: file.id, name: 'Mila Müller 8b.jpg', released: false }]);
    expect([await filesOf(cast, second), await statuses(second)]).toEqual([[], [404, 404, 404]]);

    await release(sent, responseId, true);
    const shown = await filesOf(cast, second);
    expect(shown).toEqual([expect.objectContaining({ id: file.id, name: '1.jpg', released: true, image: true })]);
    expect(shown![0]!.responseId).not.toBe(responseId);
    expect(await statuses(second)).toEqual([200, 200, 200]);
    for (const { browser } of [cast.reader, cast.guest, cast.owner]) expect(await statuses(browser)).toEqual([200, 200, 200]);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect(await statuses(browser)).toEqual([404, 404, 404]);
    // Releasing it gives no other person the right to remove it.
    expect((await second.delete(file.url)).status).toBe(403);

    await api.database.manager.update(Survey, { itemId: cast.item.id }, { participantsSee: 'never' });
    expect(await statuses(second)).toEqual([404, 404, 404]);
    await api.database.manager.update(Survey, { itemId: cast.item.id }, { participantsSee: 'at_once' });
    await release(sent, responseId, false);
    expect([await filesOf(cast, second), await statuses(second)]).toEqual([[], [404, 404, 404]]);
  });

  it('goes out without the name that it had on somebody’s device', async () => {
    const sent = await photoSent();
    await release(sent, sent.responseId, true);
    const disposition = async (browser: TestBrowser) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return (await fetch(`${browser.origin}${sent.file.url}`, { headers: { cookie } })).headers.get('content-disposition');
    };
    expect(await disposition(sent.second)).toBe(`attachment; filename*=UTF-8''${sent.file.id}.jpg`);
    expect(await disposition(sent.cast.owner.browser)).toContain('Mila');
  });

  it('is covered again when its sender sends another one', async () => {
    const sent = await photoSent();
    const { cast, second, responseId } = sent;
    await release(sent, responseId, true);
    await answered(cast, sent.file.id);
    expect(await filesOf(cast, second)).toHaveLength(1);
    const { body: other } = await send(cast.guest.browser, cast.item, pdf(), 'Anderes.pdf');
    await answered(cast, other.id);
    expect([await filesOf(cast, second), (await second.get(other.url)).status]).toEqual([[], 404]);
  });

  it('is let out by those who read responses, and where there is one', async () => {
    const { cast, second, responseId } = await photoSent();
    const call = (browser: TestBrowser, id: string, questionId: string) =>
      browser.patch(`/api/surveys/responses/${id}/release`, { questionId, released: true });
    const questionId = cast.questions.file.id;
    for (const browser of [cast.guest.browser, cast.reader.browser, second])
      expect((await call(browser, responseId, questionId)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await call(browser, responseId, questionId)).status).toBe(404);
    expect((await call(cast.owner.browser, newId(), questionId)).status).toBe(404);
    expect((await call(cast.owner.browser, responseId, cast.questions.single_choice.id)).status).toBe(404);
    expect(await api.database.query('select 1 from survey_answer where response_id = $1 and released', [responseId])).toEqual([]);
  });
});
