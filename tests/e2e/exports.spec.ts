import { readFileSync } from 'node:fs';
import type { ExportList } from '@murmel/contracts';
import { unzip } from '../api/privacy/unzip.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call, newDocument } from './support/wire.js';

const THINGS = 12;

test('[LIB-15] a folder as a ZIP: it is put together while the teacher goes on, says when it is ready, and is read back', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const folder = (await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Wald' })).id;
  const ids: string[] = [];
  for (let at = 1; at <= THINGS; at++) ids.push(await newDocument(teacher, `Blatt ${at}`));
  await call(teacher, 'PUT', '/items/move', { ids, folderId: folder });
  const page = await teacher.newPage();

  await test.step('ordered from the folder’s menu, followed in a list that can be left', async () => {
    await page.goto('/folders');
    await page.getByRole('button', { name: 'Mehr zu „Wald“' }).click();
    await page.getByRole('menuitem', { name: 'Alles als ZIP' }).click();
    await page.getByRole('button', { name: 'Ansehen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zum Mitnehmen' });
    await expect(dialog.getByText(/Kommt gleich dran|Wird zusammengestellt|Fertig/)).toBeVisible();
    await picture(page, 'exports-list');
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Start', exact: true }).first().click();
  });

  await test.step('ready: a message, a mark in the frame, and the file', async () => {
    await expect(page.getByText('„Wald“ ist fertig und wartet 24 Stunden auf dich.')).toBeVisible();
    await page.getByRole('button', { name: 'Zum Mitnehmen: 1 fertig' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zum Mitnehmen' });
    await expect(dialog.getByText(/^Fertig, .* Wartet bis .*\sUhr\.$/)).toBeVisible();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Wald (ZIP) herunterladen' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Wald.zip');
    const names = [...unzip(readFileSync(await download.path())).keys()];
    expect(names).toContain('Inhalt.html');
    for (let at = 1; at <= THINGS; at++) expect(names).toContain(`Wald/Blatt ${at}.pdf`);
  });

  await test.step('on a phone and in the profile it waits as well; taken away it is gone', async () => {
    const small = await teacher.newPage();
    await small.setViewportSize(VIEWPORTS.phone);
    await small.goto('/profile');
    const part = small.getByRole('list', { name: 'Was du mitnimmst' });
    await expect(part.getByText(/^Fertig/)).toBeVisible();
    await part.scrollIntoViewIfNeeded();
    await picture(small, 'exports-profile-phone');
    await part.getByRole('button', { name: 'Wald (ZIP) entfernen' }).click();
    await expect(part).toHaveCount(0);
    expect((await call<ExportList>(teacher, 'GET', '/exports')).entries).toEqual([]);
  });
});
