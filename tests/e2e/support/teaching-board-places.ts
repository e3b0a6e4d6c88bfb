import type { BrowserContext, Page } from '@playwright/test';
import { cardOf, NAMES, newNames, newScreen, type OpenScreen, publicScreenOf, putCard, screenOf } from './teaching-board.js';
import { expect, statusOf } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';

const AGENDA = [
  { type: 'heading', runs: [{ text: 'Heute im Wald' }] },
  {
    type: 'tasks',
    items: [
      { runs: [{ text: 'Gruppen finden' }], done: true },
      { runs: [{ text: 'Stationen 1 bis 4' }] },
      { runs: [{ text: 'Gemeinsam vergleichen', bold: true }] },
    ],
  },
];
const KINDS = ['text', 'timer', 'stoplight', 'work_mode', 'clock', 'group', 'lottery', 'dice', 'qr_link'] as const;
const FURTHER = ['image', 'stopwatch', 'video', 'embed', 'file', 'internal_tool'] as const;

export interface FullScreen extends OpenScreen {
  /** cards by their kinds */
  cards: Record<string, string>;
}

/** A teaching board in the middle of a lesson: every kind of card, with something in it and, on the second page, without. */
export async function newFullScreen(teacher: BrowserContext): Promise<FullScreen> {
  const screen = await newScreen(teacher, 'Stationenlernen Wald', ['Stationen', 'Material']);
  const { id: list, entries } = await newNames(teacher);
  const groups = [0, 1, 2, 3].map((index) => ({ name: index === 0 ? 'Moos' : '', members: entries.slice(index * 5, index * 5 + 5) }));
  const content: Record<string, Record<string, unknown>> = {
    text: { text: AGENDA },
    stoplight: { light: 'yellow' },
    dice: { values: [5, 3], rolls: 1 },
    qr_link: { address: 'https://murmel.example/s/wald7b' },
    group: { list, groups },
    lottery: { list, current: entries[8]!, drawn: entries.slice(7, 9), draws: 2 },
  };
  const colours: Record<string, string> = { text: 'sonne', clock: 'himmel', work_mode: 'beere' };
  const cards: Record<string, string> = {};
  const put = async (page: number, kind: (typeof KINDS | typeof FURTHER)[number]): Promise<void> => {
    const title = ['clock', 'image'].includes(kind) ? '' : `Karte ${kind}`;
    cards[kind] = await putCard(teacher, screen, screen.pages[page]!, kind, {
      title,
      ...(colours[kind] ? { colour: colours[kind] } : {}),
      ...(content[kind] ? { content: content[kind] } : {}),
    });
  };
  for (const kind of KINDS) await put(0, kind);
  for (const kind of FURTHER) await put(1, kind);
  return { ...screen, cards };
}

const saved = (page: Page): Promise<void> => expect(statusOf(page).first()).toHaveText(/Gespeichert|Saved/);
const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};
const SETTINGS = /^(Einstellungen|Settings)$/;

/** Returns the places a teacher sees of a teaching board. */
export function teacherScreenPlaces(screen: FullScreen): TestedPage[] {
  const [first, second] = screen.pages as [string, string];
  const path = screenOf(screen.id, first);
  const stands = async (page: Page, kind = 'timer'): Promise<void> => {
    await saved(page);
    await expect(cardOf(page, screen.cards[kind]!)).toBeVisible();
  };
  const select = async (page: Page, kind: string): Promise<void> => {
    await cardOf(page, screen.cards[kind]!).click({ position: { x: 14, y: 6 } });
    await expect(page.locator('[data-part-bar]')).toBeVisible();
  };
  const settingsOf =
    (kind: string) =>
    async (page: Page): Promise<void> => {
      if ((await page.locator('dialog[open]').count()) > 0) await closed(page);
      await select(page, kind);
      await page.locator('[data-part-bar]').getByRole('button', { name: SETTINGS }).click();
      await dialogStands(page);
    };
  return [
    {
      name: 'teaching boards',
      path: '/teaching_board/screens',
      open: (page) => expect(page.getByRole('main').getByText('Stationenlernen Wald').first()).toBeVisible(),
    },
    {
      name: 'share a teaching board',
      path: `${path}/share`,
      open: (page) => expect(page.getByRole('img', { name: /QR/ }).last()).toBeVisible(),
    },
    { name: 'teaching board settings', path: `${path}/settings`, open: dialogStands },
    { name: 'theme', path: `${path}/theme`, open: dialogStands },
    { name: 'author info', path: `${path}/author_info`, open: dialogStands },
    {
      name: 'an earlier teaching board',
      path: `${path}/versions`,
      open: async (page) => {
        await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
        await expect(page.getByRole('dialog').last().locator('[data-card]').first()).toBeVisible();
      },
    },
    { name: 'teaching board', path, open: stands },
    { name: 'selected card', open: (page) => select(page, 'timer') },
    {
      name: 'card menu',
      open: async (page) => {
        await cardOf(page, screen.cards['timer']!).focus();
        await page.keyboard.press('Shift+F10');
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'timer settings',
      open: async (page) => {
        await page.keyboard.press('Escape');
        await settingsOf('timer')(page);
      },
    },
    { name: 'stoplight settings', open: settingsOf('stoplight') },
    { name: 'group settings', open: settingsOf('group') },
    { name: 'lottery settings', open: settingsOf('lottery') },
    {
      name: 'writing on a card',
      open: async (page) => {
        await closed(page);
        await cardOf(page, screen.cards['text']!).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('.ProseMirror')).toBeVisible();
      },
    },
    { name: 'material on a teaching board', path: screenOf(screen.id, second), open: (page) => stands(page, 'video') },
    { name: 'image settings', open: settingsOf('image') },
    { name: 'video settings', open: settingsOf('video') },
    { name: 'embed settings', open: settingsOf('embed') },
    { name: 'tool settings', open: settingsOf('internal_tool') },
    {
      name: 'whole wall',
      path,
      open: async (page) => {
        await stands(page);
        await press(page, /^(An die Wand|On the wall)$/);
        await expect(page.getByRole('button', { name: /^(Wand verlassen|Leave the wall)$/ })).toBeVisible();
        // Empty cards are not shown on a wall either.
        await page.keyboard.press('PageDown');
        await expect(cardOf(page, screen.cards['stopwatch']!)).toBeVisible();
        for (const kind of ['image', 'video', 'embed', 'file', 'internal_tool'])
          await expect(cardOf(page, screen.cards[kind]!)).toBeHidden();
        await page.keyboard.press('PageUp');
        await expect(cardOf(page, screen.cards['timer']!)).toBeVisible();
      },
    },
  ];
}

/** Returns the places a guest sees of a teaching board on a phone. */
export function guestScreenPlaces(screen: FullScreen): TestedPage[] {
  const [first, second] = screen.pages as [string, string];
  return [
    {
      name: 'guest teaching board',
      path: screen.secretLink,
      open: (page) => expect(page.getByText(NAMES[8]!, { exact: true }).first()).toBeVisible(),
    },
    { name: 'guest author info', path: `${publicScreenOf(screen.id, first)}/author_info`, open: dialogStands },
    {
      name: 'guest material',
      path: publicScreenOf(screen.id, second),
      open: async (page) => {
        await expect(cardOf(page, screen.cards['stopwatch']!)).toBeVisible();
        // Empty cards are not shown to guests.
        for (const kind of ['image', 'video', 'embed', 'file', 'internal_tool'])
          await expect(cardOf(page, screen.cards[kind]!)).toBeHidden();
      },
    },
  ];
}
