// @module-tag proof
import { type Json, SERVER_LIMITS } from '@murmel/contracts';
import { type Account, type Item, newId, PinboardComment, seedDocument, WordCloud, WordCloudMark, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf } from '../sharing/cast.js';
import { fullAnswers, response, surveyCast } from '../surveys/survey-cast.js';
import { NASTY, nastyScreen, nastyWall, paragraph, pinned, screen, storedPicture } from './pdf-content.js';
import { all, alternativeTexts, askPdf, inProject, pdfOf, textsOfRole } from './pdf-of.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const by = ({ id: accountId }: Account) => ({ accountId, visitorId: null });
const write = (item: Item, owner: Account, update: Uint8Array) => seedDocument(api.database.manager, item.id, update, by(owner));
const pictureOn = (item: Item) => storedPicture(api, item);

describe('[LIB-15] pinboards as PDF', () => {
  it('list after list, with names, pictures, links and comments; hidden, waiting, trashed and invisible cards only for whoever sees them', async () => {
    const cast = await castOf(api, { kind: 'pinboard', title: 'Wald', privacy: 'secret' });
    const { owner, item, guest } = cast;
    const me = owner.account.id;
    const file = await pictureOn(item);
    const secretFile = await pictureOn(item);
    const card = (name: string, order: string, more: Record<string, Json> = {}): Record<string, Json> => ({
      ...{ name, author: me, place: { list: 'listbegin000', order }, colour: 'sonne', createdAt: 1 },
      ...more,
    });
    const attached = (of: string, id: string): Record<string, Json> => ({
      ...{ card: of, order: 'a0', kind: 'file', file: id, name: 'reh.webp', contentType: 'image/webp', bytes: 1, image: true },
    });
    await write(
      item,
      owner.account,
      pinned({
        lists: {
          listbegin000: { name: 'Tiere', order: 'a0', author: me, colour: 'himmel' },
          listhidden00: { name: 'Canary list', order: 'a1', author: me, permission: 'visitor_permissions_invisible' },
          listtrash000: { name: 'Canary trashed list', order: 'a2', author: me, trashed: { at: 1, by: me } },
        },
        cards: {
          cardshown000: card('Reh', 'a0', {
            description: paragraph('Es bellt.'),
            cover: { attachment: 'attachshown0', alt: 'Ein Reh im Nebel' },
          }),
          cardown00000: card('Meine Karte', 'a1', { author: guest.visitor.id, waiting: true }),
          cardwaits000: card('Canary waiting', 'a2', { waiting: true }),
          cardhidden00: card('Canary hidden', 'a3', { hidden: true, cover: { attachment: 'attachhidden', alt: 'Canary picture' } }),
          cardtrash000: card('Canary trash', 'a4', { trashed: { at: 1, by: me } }),
          cardunseen00: card('Canary unseen', 'a5', { permission: 'visitor_permissions_invisible' }),
          cardinlist00: card('Canary in list', 'a0', { place: { list: 'listhidden00', order: 'a0' } }),
        },
        attachments: {
          attachshown0: attached('cardshown000', file),
          attachhidden: attached('cardhidden00', secretFile),
          attachlink00: {
            card: 'cardshown000',
            order: 'a1',
            kind: 'link',
            url: 'https://example.org/reh',
            title: 'Mehr vom Reh',
            site: '',
            description: '',
          },
        },
      }),
    );
    const comment = (cardId: string, text: string) =>
      api.database.manager.insert(PinboardComment, {
        ...by(owner.account),
        id: newId(),
        itemId: item.id,
        cardId,
        text,
        createdAt: new Date(),
      });
    await comment('cardshown000', 'Gut beobachtet');
    await comment('cardhidden00', 'Canary comment');
    const owners = await pdfOf(owner.browser, item, { tone: 'grey' });
    expect(textsOfRole(owners, 'H2')).toEqual(['Tiere', 'Canary list']);
    expect(textsOfRole(owners, 'H3')).toEqual(['Reh', 'Meine Karte', 'Canary waiting', 'Canary hidden', 'Canary unseen', 'Canary in list']);
    expect(alternativeTexts(owners)).toEqual(['Ein Reh im Nebel', 'Canary picture']);
    expect(all(owners)).toMatch(/Wartet auf Freigabe[\s\S]*Verborgen[\s\S]*Canary comment[\s\S]*Für Gäste unsichtbar/);
    expect(all(owners)).not.toContain('Canary trash');
    const { pupil, otherPupil } = await inProject(api, item, owner.account, ['pinboard']);
    for (const browser of [cast.reader.browser, guest.browser, pupil]) {
      const pdf = await pdfOf(browser, item);
      expect(textsOfRole(pdf, 'H3')).toEqual(browser === guest.browser ? ['Reh', 'Meine Karte'] : ['Reh']);
      expect([alternativeTexts(pdf), textsOfRole(pdf, 'Link')]).toEqual([['Ein Reh im Nebel'], ['Mehr vom Reh']]);
      expect(all(pdf)).toMatch(/Es bellt\.[\s\S]*Von Test Lehrkraft[\s\S]*Test Lehrkraft: Gut beobachtet/);
      expect(all(pdf)).not.toContain('Canary');
      expect(pdf.around).toMatch(/Wald.*Seite 1 von 1/);
    }
    for (const browser of [otherPupil, cast.other.browser, cast.stranger.browser, cast.nobody])
      expect((await askPdf(browser, item.id)).status).toBe(404);
  });

  it('1,000 cards are a PDF; more than so many pictures are refused with the number', async () => {
    const { item, owner } = await castOf(api, { kind: 'pinboard', title: 'Viele' });
    const many = (count: number, more: (index: number) => Record<string, Json>) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `card${String(index).padStart(8, '0')}`,
          {
            name: `Karte ${index}`,
            author: owner.account.id,
            place: { list: `list0000000${index % 4}`, order: `b${String(index).padStart(4, '0')}V` },
            createdAt: 1,
            ...more(index),
          },
        ]),
      );
    const lists = Object.fromEntries(
      [0, 1, 2, 3].map((index) => [`list0000000${index}`, { name: `Liste ${index}`, order: `a${index}`, author: owner.account.id }]),
    );
    await write(
      item,
      owner.account,
      pinned({ lists, cards: many(1000, () => ({ description: paragraph('Ein Satz, wie er auf einer Karte steht.') })) }),
    );
    const pdf = await pdfOf(owner.browser, item);
    expect([textsOfRole(pdf, 'H3').length, pdf.pages <= SERVER_LIMITS.pdf.pages]).toEqual([1000, true]);

    const { item: full, owner: fullOwner } = await castOf(api, { kind: 'pinboard', title: 'Bilder' });
    const above = SERVER_LIMITS.pdf.pictures + 1;
    const cards = many(above, (index) => ({ cover: { attachment: `pict${String(index).padStart(8, '0')}`, alt: '' } }));
    const attachments = Object.fromEntries(
      Object.keys(cards).map((id) => [
        id.replace('card', 'pict'),
        { card: id, order: 'a0', kind: 'file', file: newId(), name: 'x', contentType: 'image/webp', bytes: 1, image: true },
      ]),
    );
    await write(full, owner.account, pinned({ lists, cards, attachments }));
    const { status, body } = await askPdf(fullOwner.browser, full.id);
    expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { of: 'pictures', limit: SERVER_LIMITS.pdf.pictures } }]);
  });
});

describe('[LIB-15] teaching boards as PDF', () => {
  it('each page of the screen on its side, in reading order; what stays behind the wall is on nobody’s', async () => {
    const cast = await castOf(api, { kind: 'screen', title: 'Zelle' });
    const { item, owner } = cast;
    const file = await pictureOn(item);
    const card = (page: string, kind: string, x: number, y: number, more: Record<string, Json>): Record<string, Json> => ({
      ...{ page, kind, title: '', colour: 'none', order: `a${x}`, locked: false, place: { x, y, width: 20, height: 14 } },
      ...more,
    });
    const long = 'Was hier steht, passt nicht auf die Karte. '.repeat(60);
    await write(
      item,
      owner.account,
      screen({
        pages: { pagefirst000: { name: 'Einstieg', order: 'a0' }, pagenext0000: { name: '', order: 'a1' } },
        cards: {
          cardsecond00: card('pagefirst000', 'text', 30, 2, { title: 'Auftrag', 'content.text': paragraph('Zeichnet eine Zelle.') }),
          cardfirst000: card('pagefirst000', 'image', 2, 2, {
            'content.file': file,
            'content.alt': 'Eine Zelle',
            'content.fit': 'contain',
          }),
          cardlottery0: card('pagefirst000', 'lottery', 2, 20, {
            'content.current': { id: 'a', name: 'Mia' },
            'content.drawn': [{ id: 'b', name: 'Canary drawn' }],
          }),
          cardqr000000: card('pagenext0000', 'qr_link', 2, 2, { 'content.address': 'https://example.org/zelle' }),
          cardlong0000: card('pagenext0000', 'text', 30, 2, {
            'content.text': [
              { type: 'paragraph', runs: [{ text: long, link: 'https://example.org/lang' }] },
              { type: 'heading', runs: [{ text: 'Ende.' }] },
            ],
          }),
        },
      }),
    );
    const { pupil, otherPupil } = await inProject(api, item, owner.account, ['teaching_board']);
    for (const browser of [owner.browser, cast.guest.browser, pupil]) {
      const pdf = await pdfOf(browser, item);
      expect([pdf.paper, textsOfRole(pdf, 'H1'), textsOfRole(pdf, 'H2')]).toEqual([[842, 595], ['Zelle'], ['Einstieg', 'Seite 2']]);
      expect(alternativeTexts(pdf)).toEqual(['Eine Zelle', 'QR-Code: https://example.org/zelle']);
      // Text that does not fit on its card is printed whole below the page, under the name of the card.
      expect(textsOfRole(pdf, 'H3')).toEqual(['Auftrag', 'Text', 'Ende.']);
      const order = ['Zelle', 'Einstieg', 'Auftrag', 'Zeichnet eine Zelle.', 'Mia', 'Seite 2', 'https://example.org', 'Ende.'];
      const places = order.map((text) => pdf.tags.findIndex(({ words }) => words.includes(text)));
      expect(places.every((place, at) => place >= 0 && (at === 0 || place > places[at - 1]!))).toBe(true);
      expect(all(pdf)).not.toContain('Canary');
    }
    expect((await pdfOf(owner.browser, item, { paper: 'a3' })).paper).toEqual([1191, 842]);
    expect((await askPdf(otherPupil, item.id)).status).toBe(404);
  });
});

describe('[LIB-15] word clouds as PDF', () => {
  it('a picture of the cloud and its words as a table, once it may be seen; hidden and waiting words never', async () => {
    const cast = await castOf(api, { kind: 'word_cloud', title: 'Was ist Glück?', visitorPermission: 'visitor_permissions_write' });
    const { item, owner, guest } = cast;
    const settings = { itemId: item.id, show: true, showBeforeSubmit: false, wordsPerVisitor: null, filter: true, filterWords: null };
    await api.database.manager.insert(WordCloud, settings);
    const add = (text: string, visitorId: string | null = null) =>
      api.database.manager.insert(WordCloudWord, {
        ...{ id: newId(), itemId: item.id, accountId: visitorId ? null : owner.account.id, visitorId },
        ...{ text, key: text.toLowerCase(), createdAt: new Date() },
      });
    for (const text of ['Sonne', 'Sonne', 'Meer', 'freie Zeit', 'Canary hidden', 'Canary waiting']) await add(text);
    for (const [key, mark] of [
      ['canary hidden', 'hidden'],
      ['canary waiting', 'waiting'],
    ] as const)
      await api.database.manager.insert(WordCloudMark, { itemId: item.id, key, mark });
    const before = await pdfOf(guest.browser, item);
    expect([all(before).includes('Sonne'), all(before)]).toEqual([false, expect.stringContaining('Die Wörter sind noch nicht zu sehen.')]);
    await add('Meer', guest.visitor.id);
    for (const browser of [owner.browser, guest.browser]) {
      const pdf = await pdfOf(browser, item);
      expect([pdf.paper, textsOfRole(pdf, 'TH'), alternativeTexts(pdf)]).toEqual([
        [842, 595],
        ['Wort', 'Anzahl'],
        ['Wortwolke: 3 verschiedene Wörter. Am häufigsten: Sonne (2), Meer (2), freie Zeit (1). Alle stehen in der Tabelle danach.'],
      ]);
      expect(textsOfRole(pdf, 'TD')).toEqual(['Sonne', '2', 'Meer', '2', 'freie Zeit', '1']);
      expect(textsOfRole(pdf, 'Figure')[0]).toMatch(/Sonne/);
      expect(all(pdf)).not.toMatch(/Canary|Gast Otter/);
    }
    await api.database.query('update word_cloud set show = false where item_id = $1', [item.id]);
    expect(all(await pdfOf(guest.browser, item))).not.toContain('Meer');
    expect((await askPdf(api.browser(), item.id)).status).toBe(404);
  });
});

describe('[LIB-15] what somebody writes into boards, clouds and surveys to break a PDF', () => {
  it('stands there as words; it stays accessible', async () => {
    const wall = await castOf(api, { kind: 'pinboard', title: NASTY[0]! });
    await write(wall.item, wall.owner.account, nastyWall(wall.owner.account.id));
    const board = await castOf(api, { kind: 'screen', title: NASTY[2]! });
    await write(board.item, board.owner.account, nastyScreen());
    const cloud = await castOf(api, { kind: 'word_cloud', title: NASTY[2]! });
    const settings = { show: true, showBeforeSubmit: true, wordsPerVisitor: null, filter: false, filterWords: null };
    await api.database.manager.insert(WordCloud, { itemId: cloud.item.id, ...settings });
    for (const text of [NASTY[0]!.slice(0, 40), '👩‍👩‍👧', 'M'.repeat(40), 'سلام'])
      await api.database.manager.insert(WordCloudWord, {
        ...{ id: newId(), itemId: cloud.item.id, accountId: cloud.owner.account.id, visitorId: null },
        ...{ text, key: text, createdAt: new Date() },
      });
    const survey = await surveyCast(api, {}, { title: NASTY[4]! });
    for (const text of [NASTY[0]!, NASTY[2]!]) await response(api, survey.item, fullAnswers(survey.questions, { text }));
    await api.database.query(`update survey_question set title = $1, description = $1 where item_id = $2`, [NASTY[0], survey.item.id]);
    for (const { owner, item } of [wall, board, cloud, survey]) {
      const pdf = await pdfOf(owner.browser, item);
      expect(all(pdf)).toContain('#read("/etc/passwd")');
      expect(all(pdf)).not.toMatch(/root:|\u202e/);
    }
  });
});
