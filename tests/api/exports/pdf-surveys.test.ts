// @module-tag proof
import { SERVER_LIMITS } from '@murmel/contracts';
import { type Account, type Item, OwnerFile, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf } from '../sharing/cast.js';
import { fullAnswers, response, surveyCast } from '../surveys/survey-cast.js';
import { pinned, storedPicture } from './pdf-content.js';
import { all, alternativeTexts, askPdf, inProject, pdfOf, textsOfRole } from './pdf-of.js';
import type { ReadPdf } from './read-pdf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const by = ({ id: accountId }: Account) => ({ accountId, visitorId: null });
const write = (item: Item, owner: Account, update: Uint8Array) => seedDocument(api.database.manager, item.id, update, by(owner));
const pictureOn = (item: Item) => storedPicture(api, item);

describe('[LIB-15] results of surveys as PDF', () => {
  it('bars with their numbers as tables, free texts; others see what was let out, and nobody’s name is on it', async () => {
    const cast = await surveyCast(api, { participantsSee: 'never' });
    const { item, owner, questions, guest } = cast;
    const named = { accountId: null, visitorId: guest.visitor.id };
    await response(api, item, fullAnswers(questions, { text: 'Canary unreleased' }), named);
    const released = await response(api, item, fullAnswers(questions, { text: 'Alles klar', option: 0, number: 3 }));
    await api.database.query('update survey_answer set released = true where response_id = $1 and text is not null', [released]);
    await response(api, item, fullAnswers(questions, { text: 'Canary draft' }), { submittedAt: null });
    const owners = await pdfOf(owner.browser, item);
    expect(textsOfRole(owners, 'H2').map((title) => title.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
    expect(textsOfRole(owners, 'TH').slice(0, 3)).toEqual(['Antwort', 'Anzahl', 'Anteil']);
    expect(textsOfRole(owners, 'TD').slice(0, 9)).toEqual(['A · 1', '1', '50 %', 'B · 2', '1', '50 %', 'C · x', '0', '0 %']);
    expect(all(owners)).toMatch(/2 Abgaben[\s\S]*Mittelwert 4,0[\s\S]*Canary unreleased[\s\S]*Alles klar/);
    expect(all(owners)).not.toMatch(/Canary draft|Gast Otter/);
    expect(all(await pdfOf(guest.browser, item))).toContain('Die Ergebnisse sind nicht freigegeben.');
    await api.database.query(`update survey set participants_see = 'at_once' where item_id = $1`, [item.id]);
    await api.database.query('update survey_question set in_results = false where id = $1', [questions.rating.id]);
    const { pupil, otherPupil } = await inProject(api, item, owner.account, ['surveys']);
    for (const browser of [guest.browser, pupil]) {
      const guests = await pdfOf(browser, item);
      expect(all(guests)).toContain('Alles klar');
      expect(all(guests)).not.toMatch(/Canary|Gast Otter|Wie war die Stunde/);
    }
    expect((await askPdf(otherPupil, item.id)).status).toBe(404);
  });

  it('pictures that came as answers are on it: all for whoever reads responses, for others those that were let out, without names', async () => {
    const { item, owner, questions, guest } = await surveyCast(api, { participantsSee: 'at_once' });
    const answers: string[] = [];
    for (const name of ['Canary Eins.png', 'Canary Zwei.png']) {
      const fileId = await pictureOn(item);
      const sent = { accountId: null, usedBy: 'answer', name, thumbnailKey: `files/${fileId}.thumb.webp` } as const;
      await api.database.manager.update(OwnerFile, { id: fileId }, sent);
      answers.push(await response(api, item, [{ questionId: questions.file.id, fileId }]));
    }
    const pictures = (pdf: ReadPdf) => alternativeTexts(pdf).filter((alt) => alt.startsWith('Bild '));
    const owners = await pdfOf(owner.browser, item);
    expect(pictures(owners)).toEqual([1, 2].map((at) => `Bild ${at} von 2, das jemand als Antwort geschickt hat`));
    expect(all(owners)).not.toContain('Canary');
    expect(pictures(await pdfOf(guest.browser, item))).toEqual([]);
    await api.database.query('update survey_answer set released = true where response_id = $1', [answers[0]]);
    expect(pictures(await pdfOf(guest.browser, item))).toEqual(['Bild 1 von 1, das jemand als Antwort geschickt hat']);
  });

  it('more words than any PDF holds are refused before they are read, with the numbers: free texts and comments', async () => {
    const { item, owner, questions } = await surveyCast(api);
    await api.database.query(
      `with r as (insert into survey_response (id, item_id, submitted_at, updated_at, created_at)
         select gen_random_uuid(), $1, now(), now(), now() from generate_series(1, 170) returning id)
       insert into survey_answer (response_id, question_id, text) select id, $2, repeat('Wort ', 1000) from r`,
      [item.id, questions.long_answer.id],
    );
    const wall = await castOf(api, { kind: 'pinboard' });
    const me = wall.owner.account.id;
    const cards = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `cardmany00${index + 10}`,
        { name: 'Reh', author: me, place: { list: 'listbegin000', order: `b${index + 10}V` }, createdAt: 1 },
      ]),
    );
    await write(wall.item, wall.owner.account, pinned({ lists: { listbegin000: { name: 'Tiere', order: 'a0', author: me } }, cards }));
    await api.database.query(
      `insert into pinboard_comment (id, item_id, card_id, account_id, text, created_at)
       select gen_random_uuid(), $1, card, $2, repeat('Wort ', 400), now() from unnest($3::text[]) card, generate_series(1, 20)`,
      [wall.item.id, me, Object.keys(cards)],
    );
    for (const [browser, { id }] of [
      [owner.browser, item],
      [wall.owner.browser, wall.item],
    ] as const) {
      const { status, body } = await askPdf(browser, id);
      const { megabytes: limit, withinSeconds: seconds } = SERVER_LIMITS.pdf;
      expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { of: 'work', limit, seconds } }]);
    }
  });
});
