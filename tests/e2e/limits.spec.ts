import type { Page } from '@playwright/test';
import { sideways } from './support/layout.js';
import { inDatabase, newTeacher, signedIn, type Teacher, VIEWPORTS } from './support/people.js';
import { boardOf, cardOf, newBoard, openBoard, pinCard } from './support/pinboard.js';
import type { StackAddress } from './support/stack.js';
import { expect, picture, test } from './support/test.js';

const BOARDS = '/pinboard/boards';

/** A teacher with the free licence, who made so many boards this month. */
async function freeTeacher(stack: StackAddress): Promise<{ account: Teacher; made: (boards: number) => Promise<void> }> {
  const account = await newTeacher(stack);
  await inDatabase(stack, (client) => client.query("update account set licence = 'free' where id = $1", [account.id]));
  const month = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' }).format(new Date());
  const made = (boards: number) =>
    inDatabase(stack, async (client) => {
      await client.query(
        `insert into creation_count (account_id, kind, month, count) values ($1, 'pinboard', $2, $3)
         on conflict (account_id, kind, month) do update set count = $3`,
        [account.id, month, boards],
      );
    });
  return { account, made };
}

const limitDialog = (page: Page) => page.getByRole('dialog', { name: 'Limit erreicht' });

test('[ERR-15] [LIC-05] a free account sees what is left, is refused with number and date, and goes on with what it has', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const { account, made } = await freeTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  const board = await newBoard(teacher);
  await made(8);
  const page = await teacher.newPage();
  await page.goto(BOARDS);
  await expect(page.getByText('noch 2 von 10 in diesem Monat')).toBeVisible();
  await picture(page, 'limit-near');
  // Another window uses the others up; this one does not know yet.
  await made(10);
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  await expect(limitDialog(page)).toContainText('Deine 10 Pinnwände');
  await expect(limitDialog(page)).toContainText(/Ab \p{Lu}\p{Ll}+, 1\. \p{Lu}\p{Ll}+, hast du wieder 10\./u);
  await expect(limitDialog(page)).toContainText('lohnt ab 5 Personen');
  await picture(page, 'limit-reached');
  await page.keyboard.press('Escape');
  await expect(limitDialog(page)).toBeHidden();
  await openBoard(page, boardOf(board.id));
  await pinCard(teacher, board, 'Pro', { name: 'Weiter im Unterricht' });
  await expect(cardOf(page, 'Weiter im Unterricht')).toBeVisible();
  await teacher.close();
});

test('[LIC-07] [LIC-08] [LIC-09] licences on a phone, in the dark, in English, with prices as configured', async ({ browser, stack }) => {
  const { account, made } = await freeTeacher(stack);
  await made(10);
  const teacher = await signedIn(browser, stack, account, { viewport: VIEWPORTS.phone, colorScheme: 'dark', locale: 'en-GB' });
  await inDatabase(stack, (client) => client.query("update account set locale = 'en' where id = $1", [account.id]));
  const page = await teacher.newPage();
  await page.route('**/licences', async (route) => {
    const answer = await route.fetch();
    const offer = { toolsPro: 8, schoolPerPerson: 3.5, contact: 'licences@schule.example' };
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"licenceOffer":{}', `"licenceOffer":${JSON.stringify(offer)}`),
    });
  });
  await page.goto('/licences');
  await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
  await expect(page.getByText(/Your 10 for \w+ are used up: Pinboards/)).toBeVisible();
  await expect(page.getByText('€8 a month')).toBeVisible();
  await expect(page.getByText(/Including 19\u202f% VAT/)).toBeVisible();
  await expect(page.getByText('pays off from 5 people')).toBeVisible();
  await expect(page.getByText('We answer questions Monday to Friday from 8 to 16 o’clock.')).toBeVisible();
  await expect(page.getByText('Templates for the school come with a school or group licence.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for it' })).toHaveAttribute('href', /^mailto:licences@schule\.example/);
  expect(await sideways(page)).toEqual([]);
  await picture(page, 'licences-phone');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Remind me' }).click();
  expect((await download).suggestedFilename()).toBe('murmel.ics');
  await page.setViewportSize(VIEWPORTS.teacher);
  await picture(page, 'licences-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await picture(page, 'licences');
  await teacher.close();
});
