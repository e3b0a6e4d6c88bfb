import { type FeedbackAssignmentItem, TOOLS } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn, VIEWPORTS } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { faults } from '../support/tested-pages.js';
import { call, share } from '../support/wire.js';

const { route } = TOOLS.pupil_feedback;
const FIRST = 'Wir haben Wasserpest ins Wasser getan. Dann Lampe an. Es gab Blasen. Bei wenig Licht waren es weniger.';
const REVISED =
  'Wir haben einen Zweig Wasserpest in ein Becherglas mit Leitungswasser gestellt. Die Lampe stand zuerst 10 cm entfernt. Es gab 48 Blasen. Bei wenig Licht waren es also weniger.';

async function begin(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Dein Name oder ein Kürzel' }).fill(name);
  await page.getByRole('button', { name: 'Losschreiben' }).click();
  await expect(page.getByRole('textbox', { name: 'Dein Text' })).toBeVisible();
}

test('[PFB-03] [PFB-05] [PFB-06] two guests from first to final version, hints released, compared side by side', async ({
  browser,
  stack,
}) => {
  const [computer, one, two, tablet] = [
    await signedIn(browser, stack, await newTeacher(stack)),
    await phone(browser, stack),
    await phone(browser, stack),
    await phone(browser, stack),
  ];
  const [teacher, mila, jonas] = [await computer.newPage(), await one.newPage(), await two.newPage()];
  const { id } = await call<FeedbackAssignmentItem>(computer, 'POST', route, {
    ...{ title: 'Protokoll: Wasserpest im Licht', task: 'Schreib ein Protokoll zu unserem Versuch.', hints: 'reviewed', scored: false },
  });
  const { secretLink } = await share(computer, id, { privacy: 'secret' });
  const text = (page: Page) => page.getByRole('textbox', { name: 'Dein Text' });

  await test.step('the teacher adds a file as material', async () => {
    await teacher.goto(`${route}/${id}`);
    const file = { name: 'Steckbrief.txt', mimeType: 'text/plain', buffer: Buffer.from('Die Wasserpest ist eine Pflanze.') };
    await teacher.locator('input[type="file"]').setInputFiles(file);
    const material = teacher.getByRole('region', { name: 'Dateien zum Material' });
    await expect(material.getByText('Steckbrief.txt', { exact: true })).toBeVisible();
    await teacher.reload();
    await expect(material.getByText('Steckbrief.txt', { exact: true })).toBeVisible();
    await picture(teacher, 'assignment-editor');
  });

  await test.step('two guests write; one loses the line and hands in, and it is sent when the line is back', async () => {
    await begin(mila, secretLink, 'Mila');
    await expect(mila.getByText('Steckbrief.txt', { exact: true })).toBeVisible();
    await begin(jonas, secretLink, 'Jonas');
    await text(mila).fill(FIRST);
    await mila.getByRole('button', { name: 'Erste Fassung abgeben' }).click();
    await expect(mila.getByText('Fassung 1 ist angekommen.')).toBeVisible();
    await two.setOffline(true);
    await text(jonas).fill('Die Wasserpest macht Blasen. Im Dunkeln macht sie keine, weil das Licht fehlt.');
    await jonas.getByRole('button', { name: 'Erste Fassung abgeben' }).click();
    await expect(jonas.getByRole('button', { name: 'Wartet auf die Verbindung' })).toBeVisible();
    await two.setOffline(false);
    await expect(jonas.getByText('Fassung 1 ist angekommen.')).toBeVisible();
  });

  await test.step('the teacher sees who is where, and releases a hint', async () => {
    await teacher.goto(`${route}/${id}/responses`);
    await expect(teacher.getByRole('row', { name: /Mila.*Erste Fassung/ })).toBeVisible();
    await expect(teacher.getByRole('row', { name: /Jonas.*Erste Fassung/ })).toBeVisible();
    await picture(teacher, 'assignment-class');
    await teacher.goto(`${route}/${id}/responses/1/feedback/hints`);
    const hints = teacher.getByRole('region', { name: 'Hinweise der KI' });
    await expect(hints.getByRole('article').first()).toBeVisible();
    for (const hint of (await hints.getByRole('button', { name: 'Zeigen' }).all()).slice(0, 2)) await hint.click();
    await expect(mila.getByRole('heading', { name: 'Hinweise' })).toBeVisible();
    await expect(jonas.getByRole('heading', { name: 'Hinweise' })).toBeHidden();
    await picture(mila, 'assignment-writing-phone');
  });

  await test.step('one goes on on another device by the code, revises, and hands in for good', async () => {
    const made = mila.waitForResponse((answer) => answer.url().endsWith('/key'));
    await mila.getByRole('button', { name: 'Auf einem anderen Gerät weitermachen' }).click();
    await expect(mila.getByRole('img', { name: 'QR-Code zu deinem Text' })).toBeVisible();
    const { path, key } = (await (await made).json()) as { path: string; key: string };
    const elsewhere = await tablet.newPage();
    await elsewhere.goto(`${stack.origin}${path}#${key}`);
    await expect(text(elsewhere)).toHaveValue(FIRST);
    await text(elsewhere).fill(REVISED);
    await elsewhere.getByRole('button', { name: 'Überarbeitete Fassung abgeben' }).click();
    await expect(mila.getByText('Fassung 2 ist angekommen.')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Als letzte Fassung abgeben' }).click();
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Abgeben', exact: true }).click();
    await expect(mila.getByText('Danke, deine letzte Fassung ist angekommen!')).toBeVisible();
  });

  await test.step('[PFB-05] versions stand side by side, with what changed and what became of the hints', async () => {
    await teacher.goto(`${route}/${id}/responses/1/feedback/versions`);
    await expect(teacher.getByRole('article')).not.toHaveCount(0);
    await expect(teacher.locator('ins').filter({ hasText: 'Becherglas' }).first()).toBeVisible();
    await expect(teacher.getByRole('region', { name: 'Welche Hinweise halfen' }).getByRole('listitem').first()).toBeVisible();
    await expect(teacher.getByRole('list', { name: 'Weg des Textes' }).getByRole('button')).toHaveCount(2);
    expect(await faults(teacher)).toEqual([]);
    await picture(teacher, 'assignment-versions');
    await teacher.emulateMedia({ colorScheme: 'dark' });
    await picture(teacher, 'assignment-versions-dark');
    await teacher.setViewportSize(VIEWPORTS.phone);
    expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await picture(teacher, 'assignment-versions-phone-dark');
    await teacher.emulateMedia({ colorScheme: 'light' });
    await picture(teacher, 'assignment-versions-phone');
    expect(await faults(mila)).toEqual([]);
    await mila.emulateMedia({ colorScheme: 'dark' });
    await picture(mila, 'assignment-final-phone-dark');
  });
  await Promise.all([computer, one, two, tablet].map((context) => context.close()));
});

test('[PFB-06] the same in English, with keys alone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id } = await call<FeedbackAssignmentItem>(teacher, 'POST', route, { title: 'Report', task: 'Write a report.', language: 'en' });
  const { secretLink } = await share(teacher, id, { privacy: 'secret' });
  const handset = await phone(browser, stack, { locale: 'en-GB' });
  const page = await handset.newPage();
  await page.goto(secretLink);
  const name = page.getByRole('textbox', { name: 'Your name or initials' });
  await name.focus();
  await page.keyboard.type('Mila');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.focus();
  await page.keyboard.type('We counted bubbles.');
  await page.getByRole('button', { name: 'Hand in first version' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Version 1 has arrived.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await Promise.all([teacher.close(), handset.close()]);
});
