import { type PinboardCardAnswer, partAddress } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { type BoardFixture, boardOf, newBoard, pinCard } from './pinboard.js';
import { PinboardGuest } from './pinboard-guest.js';
import type { StackAddress } from './stack.js';
import { expect, statusOf } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call } from './wire.js';

const TEXT = [
  { type: 'paragraph', runs: [{ text: 'Wer ' }, { text: 'übt', bold: true }, { text: ', wird glücklicher.' }] },
  { type: 'bullets', items: [[{ text: 'lesen' }], [{ text: 'lachen' }]] },
];

export interface FullBoard extends BoardFixture {
  /** the card with everything on it */
  card: string;
}

/** A pinboard in the middle of a lesson: cards in all colours, one hidden, one waiting, one in the trash, comments, hearts, a stopped guest. */
export async function newFullBoard(teacher: BrowserContext, stack: StackAddress): Promise<FullBoard> {
  const board = await newBoard(teacher);
  const colours = ['koralle', 'sonne', 'wiese', 'tafel', 'himmel', 'pflaume', 'beere'];
  const card = await pinCard(teacher, board, 'Pro', { name: 'Glück ist lernbar', description: TEXT, colour: 'sonne' });
  for (const colour of colours) await pinCard(teacher, board, 'Contra', { name: `Farbe ${colour}`, colour });
  const address = (id: string): string => `/pinboard/cards/${partAddress(board.id, id)}`;
  await call(teacher, 'POST', `${address(card)}/comments`, { text: 'Das sehe ich auch so.' });
  await call(teacher, 'PUT', `${address(card)}/likes`, {});
  const hidden = await pinCard(teacher, board, 'Pro', { name: 'Verborgen' });
  await call(teacher, 'PATCH', `${address(hidden)}/hide`, { hidden: true });
  await call(teacher, 'DELETE', address(await pinCard(teacher, board, 'Pro', { name: 'Im Papierkorb' })));
  const [guest] = await PinboardGuest.come(stack, board.id, 1);
  await guest!.pin('Fragen', 'Was ist Glück?');
  await call(teacher, 'PUT', boardOf(board.id), { release: true, guestActivities: true });
  const waiting = await guest!.pin('Fragen', 'Wartet');
  const { author } = await call<PinboardCardAnswer>(teacher, 'GET', address(waiting));
  await call(teacher, 'PUT', `${boardOf(board.id)}/stops/${author!.id}`, { stopped: true });
  guest!.leave();
  return { ...board, card };
}

const saved = (page: Page): Promise<void> => expect(statusOf(page).first()).toHaveText(/Gespeichert|Saved/);
const cardStands = (page: Page, name: string): Promise<void> =>
  expect(page.locator('[data-card]').getByText(name, { exact: true })).toBeVisible();
const drawerStands = async (page: Page): Promise<void> => {
  await saved(page);
  await dialogStands(page);
};
const leave = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};
/** Waits for the final size: the dialog is still growing. */
const atRest = (page: Page): Promise<void> =>
  page
    .locator('dialog[open]')
    .last()
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)).then(() => undefined));
/** A line of a menu, by the name of its button. */
const choose = async (page: Page, button: RegExp, line: RegExp): Promise<void> => {
  await press(page, button);
  await page
    .getByRole('menuitem', { name: line })
    .or(page.getByRole('menuitemradio', { name: line }))
    .first()
    .click();
};
const MORE = /^(Mehr|More)$/;

/** Returns the places a teacher sees of a pinboard. */
export function teacherPinboardPlaces(board: FullBoard): TestedPage[] {
  const path = boardOf(board.id);
  return [
    {
      name: 'pinboards',
      path: '/pinboard/boards',
      open: (page) => expect(page.getByRole('main').getByText('Thesenwand').first()).toBeVisible(),
    },
    { name: 'share a pinboard', path: `${path}/share`, open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible() },
    {
      name: 'activities',
      path: `${path}/activities`,
      open: async (page) => {
        await drawerStands(page);
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    { name: 'members', path: `${path}/members`, open: drawerStands },
    { name: 'theming', path: `${path}/theming`, open: drawerStands },
    { name: 'controls', path: `${path}?panel=controls`, open: drawerStands },
    {
      name: 'an earlier pinboard',
      path: `${path}?panel=versions`,
      open: async (page) => {
        await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
        await expect(page.getByRole('dialog').last().locator('article').first()).toBeVisible();
      },
    },
    { name: 'waiting cards', path: `${path}?panel=waiting`, open: drawerStands },
    { name: 'board trash', path: `${path}?panel=trash`, open: drawerStands },
    {
      name: 'empty the board trash',
      open: async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Papierkorb leeren|Empty)/ })
          .click();
        await expect(page.getByRole('alertdialog').or(page.locator('dialog[open]').nth(1)).first()).toBeVisible();
      },
    },
    { name: 'import', path: `${path}?panel=import`, open: drawerStands },
    {
      name: 'card',
      path: `${path}/cards/${board.card}`,
      open: async (page) => {
        await drawerStands(page);
        await expect(page.getByRole('log')).toBeVisible();
      },
    },
    {
      name: 'card text',
      open: async (page) => {
        await press(page, /^(Text bearbeiten|Edit text)$/);
        await expect(page.getByRole('dialog').locator('.ProseMirror')).toBeVisible();
      },
    },
    {
      name: 'card on the whole screen',
      path: `${path}/cards/${board.card}`,
      open: async (page) => {
        await drawerStands(page);
        await press(page, /^(Ganzer Bildschirm|Full screen)$/);
        await expect(page.locator('dialog[open]').nth(1)).toBeVisible();
      },
    },
    { name: 'card that is not there', path: `${path}/cards/AAAAAAAAAAAA`, open: drawerStands },
    {
      name: 'pinboard',
      path,
      open: async (page) => {
        await saved(page);
        await cardStands(page, 'Glück ist lernbar');
      },
    },
    {
      name: 'card menu',
      open: async (page) => {
        await page
          .locator(`[data-card="${board.card}"]`)
          .getByRole('button', { name: /^(Mehr|More)/ })
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'move a card',
      open: async (page) => {
        await page.getByRole('menuitem', { name: /^(Verschieben|Move)/ }).click();
        await dialogStands(page);
      },
    },
    {
      name: 'card colour',
      open: async (page) => {
        await leave(page);
        await page
          .locator(`[data-card="${board.card}"]`)
          .getByRole('button', { name: /^(Mehr|More)/ })
          .click();
        await page.getByRole('menuitem', { name: /^(Farbe|Colour)$/ }).click();
        await dialogStands(page);
      },
    },
    {
      name: 'list menu',
      open: async (page) => {
        await leave(page);
        await page.locator(`[data-list="${board.lists['Contra']}"] [data-list-head] [aria-haspopup="menu"]`).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'new card',
      open: async (page) => {
        await page.keyboard.press('Escape');
        await page
          .locator(`[data-list="${board.lists['Fragen']}"]`)
          .getByRole('button', { name: /^(Karte hinzufügen|Add card)/ })
          .click();
        await expect(page.locator('form textarea')).toBeVisible();
      },
    },
    {
      name: 'frozen pinboard',
      open: async (page) => {
        await page.keyboard.press('Escape');
        await press(page, /^(Anhalten|Pause)$/);
        await expect(page.getByRole('button', { name: /^(Weiter geht’s|Continue)$/ })).toBeVisible();
      },
    },
    {
      name: 'projector',
      path,
      open: async (page) => {
        await saved(page);
        await press(page, /^(An die Wand|On the wall)$/);
        await expect(page.getByRole('dialog').getByRole('img', { name: /QR/ })).toBeVisible();
      },
    },
    {
      name: 'pinboard as lists',
      path,
      open: async (page) => {
        await saved(page);
        await choose(page, MORE, /^(Liste|List)$/);
        await cardStands(page, 'Glück ist lernbar');
      },
    },
    {
      name: 'pinboard as columns',
      path,
      open: async (page) => {
        await saved(page);
        await choose(page, MORE, /^(Spalte|Column)$/);
        await expect(page.getByRole('tablist')).toBeVisible();
      },
    },
    {
      name: 'help beside a pinboard',
      path,
      open: async (page) => {
        await saved(page);
        await press(page, /^(Hilfe|Help)$/);
        await expect(
          page
            .getByRole('complementary', { name: /^(Hilfe|Help)$/ })
            .getByRole('listitem')
            .first(),
        ).toBeVisible();
      },
    },
  ];
}

const ADD = /^(Karte hinzufügen|Add card)/;

/** Returns the places a guest sees of a pinboard on a phone, in the order of a lesson: the teacher freezes it at the end. */
export function guestPinboardPlaces(teacher: BrowserContext, board: FullBoard): TestedPage[] {
  const lists = (page: Page): Promise<void> => expect(page.getByRole('tablist')).toBeVisible();
  return [
    {
      name: 'guest pinboard',
      path: board.secretLink,
      open: async (page) => {
        await lists(page);
        await cardStands(page, 'Glück ist lernbar');
      },
    },
    {
      name: 'guest composer',
      open: async (page) => {
        await press(page, ADD);
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
    },
    {
      name: 'guest card that waits',
      open: async (page) => {
        await page.getByRole('dialog').getByRole('textbox').first().fill('Meine Karte');
        await page.keyboard.press('Enter');
        await expect(page.getByText(/wartet auf Freigabe|waits for release/).first()).toBeVisible();
      },
    },
    {
      name: 'guest menu',
      open: async (page) => {
        await page.locator('header').getByRole('button', { name: MORE }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'guest card',
      path: `/pinboard/public_boards/${board.id}/cards/${board.card}`,
      open: async (page) => {
        await dialogStands(page);
        await expect(page.getByRole('log')).toBeVisible();
      },
    },
    {
      name: 'guest card missing',
      path: `/pinboard/public_boards/${board.id}/cards/AAAAAAAAAAAA`,
      open: async (page) => {
        await dialogStands(page);
        await atRest(page);
      },
    },
    {
      name: 'guest activities',
      path: `/pinboard/public_boards/${board.id}/activities`,
      open: async (page) => {
        await dialogStands(page);
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
        await atRest(page);
      },
    },
    {
      name: 'frozen for guests',
      path: board.secretLink,
      open: async (page) => {
        await lists(page);
        await call(teacher, 'PUT', boardOf(board.id), { frozen: true });
        await expect(page.getByText(/angehalten\.|has paused/)).toBeVisible();
      },
    },
  ];
}
