import { partAddress } from '@murmel/contracts';
import type { Locator } from '@playwright/test';
import { wordsOfInterface } from './support/interface-texts.js';
import { goesAfterAMonth, opensCopy, savesPdf } from './support/library.js';
import { GUEST_NAME, newTeacher, phone, signedIn, VIEWPORTS } from './support/people.js';
import {
  addButton,
  type BoardFixture,
  boardOf,
  cardOf,
  cardsCalled,
  enterBoard,
  fromMenu,
  listOf,
  namesIn,
  openBoard,
  phoneList,
  pinOnPhone,
  publicBoardOf,
  showList,
} from './support/pinboard.js';
import { PinboardGuest } from './support/pinboard-guest.js';
import { CANARIES, closeCard, guestsMay, leafThroughLargeCards, nameChip, openCard, prepareWall } from './support/pinboard-lesson.js';
import {
  carryToOnePlace,
  keptOfGuest,
  logTells,
  paintYellow,
  readForeignCard,
  releaseOne,
  throwOwnCardAway,
} from './support/pinboard-lesson-steps.js';
import { tryFiles } from './support/pinboard-upload.js';
import { WireTap } from './support/pinboard-wire-tap.js';
import { readQr } from './support/read-qr.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

/** A hidden card is gone within a second; a changed right acts within two. */
const GONE_MS = 1000;
const RIGHT_MS = 2000;

const { said, like } = wordsOfInterface('pinboard');

const banner = said('Die Lehrkraft hat die Pinnwand angehalten.');

test('lesson 3, minutes 10 to 45: a class thinks on one wall', { tag: '@deadline' }, async ({ browser, stack }) => {
  test.setTimeout(480_000);
  const account = await newTeacher(stack, 'Ada', 'Lehmann');
  const computer = await signedIn(browser, stack, account);
  const laptop = await computer.newPage();
  const beamer = await signedIn(browser, stack, account, { viewport: VIEWPORTS.projector });
  const projector = await beamer.newPage();
  const wall = projector.getByRole('dialog', { name: said('An der Wand: Thesenwand') });
  const handsets = await Promise.all([1, 2, 3].map(() => phone(browser, stack)));
  // A step that waits for something that does not come says so soon.
  for (const context of [computer, beamer, ...handsets]) context.setDefaultTimeout(30_000);
  const phones = await Promise.all(handsets.map((handset) => handset.newPage()));
  const [one, two, three] = [phones[0]!, phones[1]!, phones[2]!];
  const onWall = (name: string): Locator => wall.getByRole('heading', { level: 3, name, exact: true });
  let board: BoardFixture = { id: '', secretLink: '', publicLink: '', lists: {} };
  let guests: PinboardGuest[] = [];
  let tap: WireTap;

  await test.step('preparation: the board, its lists, and what guests may do', async () => {
    board = await prepareWall(laptop, computer);
    await picture(laptop, 'lesson-3-minute-9-preparation');
  });

  await test.step('minute 10: the teacher shows the wall with its QR code', async () => {
    await openBoard(projector, boardOf(board.id));
    await projector.getByRole('button', { name: said('An die Wand') }).click();
    await wall.getByRole('button', { name: said('Mit Link freigeben') }).click();
    board.secretLink = await readQr(wall.getByRole('img', { name: like('QR-Code für …') }));
    expect(board.secretLink).toMatch(new RegExp(`^${stack.origin}/s/[a-z0-9]{6}$`));
    await expect(wall.getByRole('heading', { level: 2, name: 'Pro' })).toBeVisible();
    await expect(wall.getByText(CANARIES.hidden)).toHaveCount(0);
    await expect(wall.getByText(CANARIES.list)).toHaveCount(0);
    await picture(projector, 'lesson-3-minute-10-wall');
  });

  await test.step('minute 11: phones scan; a name is there already and may be changed', async () => {
    tap = await WireTap.on(handsets[0]!, one);
    for (const page of phones) {
      await enterBoard(page, board.secretLink);
      await expect(page).toHaveURL(publicBoardOf(board.id));
      await expect(page.getByRole('heading', { level: 1, name: 'Thesenwand' })).toBeVisible();
      await expect(nameChip(page)).toBeVisible();
      expect((await nameChip(page).getAttribute('title'))!).toMatch(GUEST_NAME);
    }
    await nameChip(two).click();
    await two.getByRole('textbox', { name: said('So sehen dich die anderen') }).fill('Mila');
    await two.getByRole('button', { name: said('Speichern') }).click();
    await expect(two.getByRole('button', { name: said('Dein Name: Mila. Ändern') })).toBeVisible();
    await expect(one.getByText(CANARIES.list)).toHaveCount(0);
    await picture(one, 'lesson-3-minute-11-phone');
  });

  await test.step('minutes 12 to 20: sixty cards, each once, in the same order on every device', async () => {
    guests = await PinboardGuest.come(stack, board.id, 27);
    const lists = wall.getByRole('region', { name: 'Thesenwand' });
    await pinOnPhone(one, 'Pro', 'Glück ist lernbar', 'Wer übt, wird glücklicher.');
    await expect(onWall('Glück ist lernbar')).toBeAttached({ timeout: RIGHT_MS });
    await Promise.all(guests.flatMap((guest, index) => [1, 2].map((turn) => guest.pin('Pro', `These ${index + 1}.${turn}`))));
    await pinOnPhone(one, 'Pro', 'Glück braucht andere');
    await pinOnPhone(two, 'Pro', 'Glück ist Zufall');
    await pinOnPhone(two, 'Pro', 'Glück ist Arbeit');
    await pinOnPhone(three, 'Pro', 'Glück ist teuer');
    await pinOnPhone(three, 'Pro', 'Glück ist leise');
    const order = (await cardsCalled(computer, board, 'Pro')).map(({ name }) => name).filter((name) => name !== CANARIES.hidden);
    expect(order).toHaveLength(60);
    expect(new Set(order).size).toBe(60);
    for (const page of phones) await expect.poll(() => namesIn(phoneList(page)), { timeout: 15_000 }).toEqual(order);
    for (const guest of [guests[0]!, guests[13]!, guests[26]!]) await expect.poll(() => guest.cards('Pro')).toEqual(order);
    await expect
      .poll(async () => (await namesIn(listOf(laptop, 'Pro'))).filter((name) => name !== CANARIES.hidden), { timeout: 15_000 })
      .toEqual(order);
    await expect
      .poll(() => wall.getByRole('region', { name: 'Pro', exact: true }).getByRole('heading', { level: 3 }).allTextContents(), {
        timeout: 15_000,
      })
      .toEqual(order);
    expect(await lists.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])).toEqual([0, 0]);
    await picture(projector, 'lesson-3-minute-20-wall');
    await picture(laptop, 'lesson-3-minute-20-laptop');
    await picture(one, 'lesson-3-minute-20-phone');
  });

  await test.step('[C10] minute 13: in "Contra" there is no button, and the server refuses, too', async () => {
    for (const page of phones) {
      await showList(page, 'Contra');
      await expect(page.getByText(said('Noch keine Karten'))).toBeVisible();
      await expect(addButton(page, 'Contra')).toHaveCount(0);
    }
    const answer = await guests[0]!.ask('addCard', { list: board.lists['Contra']!, name: 'Trotzdem' });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'FORBIDDEN' } });
    expect(
      (await guests[1]!.browser.post(`/api/pinboard/lists/${partAddress(board.id, board.lists['Contra']!)}/cards`, { name: 'Trotzdem' }))
        .status,
    ).toBe(403);
    expect(await cardsCalled(computer, board, 'Contra')).toEqual([]);
    await picture(one, 'lesson-3-minute-13-phone');
  });

  await test.step('minute 15: a photo of 6 MB goes up; an empty and a far too large file are refused with the number', async () => {
    await showList(one, 'Pro');
    await cardOf(one, 'Glück ist lernbar').getByRole('link').click();
    await tryFiles(handsets[0]!, one);
    await picture(one, 'lesson-3-minute-15-phone');
    await closeCard(one);
    await expect(cardOf(laptop, 'Glück ist lernbar').locator('img')).toBeVisible();
  });

  await test.step("[C7] minute 16: somebody else's card can be read and commented, not changed", async () => {
    await readForeignCard(two, guests[0]!, 'Glück ist lernbar', 'Wer übt, wird glücklicher.');
  });

  await test.step("minute 17: after the phone was locked and the page loaded anew it is still one's own card", async () => {
    await handsets[0]!.setOffline(true);
    await one.waitForTimeout(1500);
    await handsets[0]!.setOffline(false);
    await one.reload();
    await expect(cardOf(one, 'Glück braucht andere')).toBeVisible();
    await cardOf(one, 'Glück braucht andere').getByRole('link').click();
    const title = openCard(one).getByRole('textbox', { name: said('Titel der Karte') });
    await title.fill('Glück braucht Freunde');
    await title.press('Enter');
    await expect(onWall('Glück braucht Freunde')).toBeAttached({ timeout: RIGHT_MS });
    await closeCard(one);
    await picture(one, 'lesson-3-minute-17-phone');
  });

  await test.step('[C11] minute 18: two carry their cards to the same place; both are there, in one order everywhere', async () => {
    await carryToOnePlace({ handsets, phones, guests, laptop });
  });

  await test.step('minute 20: "Contra" is opened, the button appears within two seconds', async () => {
    for (const page of phones) await showList(page, 'Contra');
    await fromMenu(laptop, 'Mehr zur Liste „Contra“', like('sehen und schreiben', 'board/board/de.json'));
    await Promise.all(phones.map((page) => expect(addButton(page, 'Contra')).toBeVisible({ timeout: RIGHT_MS })));
    await picture(one, 'lesson-3-minute-20-contra');
  });

  await test.step('[A1] [PIN-06] [TR-25] minutes 21 to 29: the hundredth card fits, the next one does not', async () => {
    await Promise.all(Array.from({ length: 98 }, (_, index) => guests[index % guests.length]!.pin('Contra', `Einwand ${index + 1}`)));
    await pinOnPhone(two, 'Contra', 'Einwand von Mila');
    await expect(two.getByText(said('noch 1 Karte'))).toBeVisible();
    await addButton(three, 'Contra').click();
    const late = three.getByRole('dialog', { name: said('Neue Karte in „Contra“') });
    await late.getByRole('textbox', { name: said('Titel') }).fill('Zu spät gekommen');
    await pinOnPhone(one, 'Contra', 'Die hundertste');
    // One's own card stands on the phone before the server has it.
    await expect.poll(async () => (await cardsCalled(computer, board, 'Contra')).length).toBe(100);
    await expect(three.getByText(said('Diese Spalte hat schon 100 Karten. Mehr passt nicht hinein.'))).toBeVisible({ timeout: RIGHT_MS });
    await expect(addButton(one, 'Contra')).toBeDisabled();
    const answer = await guests[5]!.ask('addCard', { list: board.lists['Contra']!, name: 'Die 101.' });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'CARD_LIMIT_REACHED', limit: 100 } });
    expect(await cardsCalled(computer, board, 'Contra')).toHaveLength(100);
    await picture(three, 'lesson-3-minute-29-phone');
  });

  await test.step('[C9] [C21] minute 25: an insult is hidden within a second, the log says who and when, one device is stopped', async () => {
    for (const page of phones) await showList(page, 'Pro');
    const nickname = (await nameChip(three).getAttribute('title'))!;
    await pinOnPhone(three, 'Pro', 'Ihr seid alle doof');
    await expect(cardOf(one, 'Ihr seid alle doof')).toBeVisible();
    await expect(cardOf(laptop, 'Ihr seid alle doof')).toBeVisible();
    await laptop.getByRole('button', { name: said('Mehr zur Karte „Ihr seid alle doof“') }).click();
    await picture(laptop, 'lesson-3-minute-25-menu');
    await laptop.getByRole('menuitem', { name: said('Verbergen') }).click();
    await Promise.all([
      ...phones.map((page) => expect(cardOf(page, 'Ihr seid alle doof')).toHaveCount(0, { timeout: GONE_MS })),
      expect(onWall('Ihr seid alle doof')).toHaveCount(0, { timeout: GONE_MS }),
    ]);
    await laptop.getByRole('button', { name: said('Verlauf') }).click();
    const log = laptop.getByRole('dialog', { name: said('Verlauf') });
    const entry = log.getByRole('listitem').filter({ hasText: said(`${nickname} hat in „Pro“ die Karte „Ihr seid alle doof“ angelegt.`) });
    await expect(entry).toBeVisible({ timeout: 30_000 }); // five windows on two cores draw 160 cards meanwhile
    await expect(entry.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    await picture(laptop, 'lesson-3-minute-25-log');
    await laptop.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
    await fromMenu(laptop, 'Mehr zur Karte „Ihr seid alle doof“', like('Gast bis … Uhr sperren'));
    await expect(three.getByText(like('Du kannst gerade nicht schreiben, bis … Uhr.'))).toBeVisible({ timeout: RIGHT_MS });
    await expect(addButton(three, 'Pro')).toHaveCount(0);
    await pinOnPhone(one, 'Pro', 'Ich darf noch');
    await expect(onWall('Ich darf noch')).toBeAttached({ timeout: RIGHT_MS });
    await picture(three, 'lesson-3-minute-25-phone');
  });

  await test.step('[C9] [C40] minute 28: the wall is frozen, for everybody at once', async () => {
    await laptop.getByRole('button', { name: said('Anhalten', 'freeze') }).click();
    await Promise.all(
      phones.map(async (page) => {
        await expect(page.getByText(banner)).toBeInViewport({ timeout: RIGHT_MS });
        await expect(addButton(page, 'Pro')).toHaveCount(0);
        await expect(page.getByRole('button', { name: like('Mehr zur Karte „…“') })).toHaveCount(0);
      }),
    );
    expect(await guests[6]!.ask('addCard', { list: board.lists['Pro']!, name: 'Trotzdem' })).toMatchObject({
      ok: false,
      refusal: { code: 'BOARD_FROZEN' },
    });
    await picture(one, 'lesson-3-minute-28-phone');
    await picture(laptop, 'lesson-3-minute-28-laptop');
  });

  await test.step('minute 30: a card over the whole screen, and its neighbours by keys', async () => {
    const names = await namesIn(listOf(laptop, 'Fragen'));
    const first = await cardOf(laptop, names[0]!).getAttribute('data-card');
    await laptop.goto(`${boardOf(board.id)}/cards/${first}`);
    await laptop.getByRole('button', { name: said('Ganzer Bildschirm') }).click();
    await leafThroughLargeCards(laptop, names);
    await picture(laptop, 'lesson-3-minute-30-laptop');
    await laptop.keyboard.press('Escape');
    await closeCard(laptop);
  });

  await test.step('minute 33: the freeze is lifted, hearts and comments are counted live', async () => {
    await laptop.getByRole('button', { name: said('Weiter geht’s'), exact: true }).click();
    await expect(one.getByText(banner)).toHaveCount(0, { timeout: RIGHT_MS });
    for (const page of [one, two]) await showList(page, 'Fragen');
    await two.getByRole('button', { name: said('„Was ist Glück?“ gefällt mir. Bisher 0 Mal') }).click();
    await expect(one.getByRole('button', { name: said('„Was ist Glück?“ gefällt mir. Bisher 1 Mal') })).toBeVisible({ timeout: RIGHT_MS });
    await cardOf(two, 'Was ist Glück?').getByRole('link').click();
    await openCard(two)
      .getByRole('textbox', { name: said('Kommentar schreiben') })
      .fill('Gute Frage!');
    await openCard(two)
      .getByRole('button', { name: said('Kommentar senden') })
      .click();
    await Promise.all(
      [one, laptop].map((page) =>
        expect(cardOf(page, 'Was ist Glück?').getByRole('img', { name: said('1 Kommentar') })).toBeAttached({ timeout: RIGHT_MS }),
      ),
    );
    await closeCard(two);
    await picture(one, 'lesson-3-minute-33-phone');
  });

  await test.step("[C8] minute 38: an own card is deleted, taken back, deleted for good; then it lies in the board's trash", async () => {
    await throwOwnCardAway(one, laptop);
  });

  await test.step('[C9] what waits for release stays with the teacher and whoever wrote it', async () => {
    await call(computer, 'PUT', boardOf(board.id), { release: true });
    await guests[7]!.pin('Fragen', CANARIES.waiting);
    await expect(cardOf(laptop, CANARIES.waiting).getByText(said('wartet auf Freigabe'))).toBeVisible();
    await pinOnPhone(two, 'Fragen', 'Wer liest das zuerst?');
    await expect(cardOf(two, 'Wer liest das zuerst?').getByText(said('wartet auf Freigabe'))).toBeVisible();
    await expect(cardOf(one, 'Wer liest das zuerst?')).toHaveCount(0);
    await picture(laptop, 'lesson-3-release-laptop');
    await releaseOne(laptop, one, 'Wer liest das zuerst?', CANARIES.waiting);
    await call(computer, 'PUT', boardOf(board.id), { release: false });
  });

  await test.step('[PIN-04] [PIN-01] minute 40: the log knows what was done, by whom and when', async () => {
    await paintYellow(laptop, 'Was ist Glück?');
    await logTells(laptop, board.id);
  });

  await test.step('minute 42: for homework guests may only read, at once on open pages', async () => {
    await expect(addButton(one, 'Fragen')).toBeVisible();
    await guestsMay(laptop, 'Lesen');
    for (const page of [one, two]) await expect(addButton(page, 'Fragen')).toHaveCount(0, { timeout: RIGHT_MS });
    for (const page of phones) await expect(page.getByRole('button', { name: like('Mehr zur Karte „…“') })).toHaveCount(0);
    expect(
      (await guests[8]!.browser.post(`/api/pinboard/lists/${partAddress(board.id, board.lists['Fragen']!)}/cards`, { name: 'Spät' }))
        .status,
    ).toBe(403);
    await picture(one, 'lesson-3-minute-42-phone');
  });

  await test.step('[LIB-04] [LIB-15] minute 43: a copy for the parallel class, without what visitors said on it, and a PDF that can be read', async () => {
    await opensCopy(laptop, 'Thesenwand');
    await expect(cardOf(laptop, 'Was ist Glück?')).toBeVisible();
    await picture(laptop, 'lesson-3-minute-43-copy');
    const { accessible, tags } = await savesPdf(laptop);
    expect([
      accessible,
      tags
        .map(({ words }) => words)
        .join(' ')
        .includes('Was ist Glück?'),
    ]).toEqual(['1', true]);
    await laptop.goto(boardOf(board.id));
  });

  await test.step('minute 44: it goes by itself after a month, with the date', async () => {
    await goesAfterAMonth(laptop, 'lesson-3-minute-44-laptop');
  });

  await test.step("minute 45: nothing of what pupils must not see came over a phone's line, and of a pupil only name and cards are kept", async () => {
    expect(tap.frameCount).toBeGreaterThan(50);
    expect(await tap.heardOf('These 1.1')).toBe(true);
    for (const canary of Object.values(CANARIES)) expect(await tap.heardOf(canary), canary).toBe(false);
    await Promise.all(handsets.map((handset) => handset.close()));
    expect((await keptOfGuest(stack, 'Mila')).join(' ')).toBe('created_at display_name hash id last_seen_at name_asked_at named');
    await expect(cardOf(laptop, 'Für wie lange?').getByText('Mila')).toBeVisible();
  });

  guests.forEach((guest) => guest.leave());
  await Promise.all([computer, beamer].map((context) => context.close()));
});
