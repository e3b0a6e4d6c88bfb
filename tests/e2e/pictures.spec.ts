import type { Page } from '@playwright/test';
import { inDatabase, newTeacher, phone, signedIn } from './support/people.js';
import { newBoard, pinCard } from './support/pinboard.js';
import { newSurvey } from './support/survey.js';
import { newScreen, putCard } from './support/teaching-board.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf } from './support/test.js';
import { call, newDocument, share } from './support/wire.js';
import { newCloud } from './support/word-cloud-places.js';

const WORDS = 'Wasser Wasser Wasser Wasser Wasser Licht Licht Licht Boden Boden Wurzeln Wurzeln Pilze Wärme Luft CO₂'.split(' ');
const drawn = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .locator('svg[viewBox="0 0 240 124"]');

test('cards show what is inside, on every list, and follow what is typed', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const folder = (await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Ökosystem Wald' })).id;
  const text = await newDocument(teacher, 'Beobachtungsprotokoll');
  const board = await newBoard(teacher, 'Lebensraum Wald', ['Tiere', 'Pflanzen', 'Pilze']);
  for (const [list, card] of [
    [
      'Tiere',
      { name: 'Reh', description: [{ type: 'paragraph', runs: [{ text: 'Rehe fressen Knospen und Kräuter.' }] }], colour: 'koralle' },
    ],
    ['Tiere', { name: 'Buntspecht' }],
    ['Pflanzen', { name: 'Warum sind Blätter grün?', colour: 'sonne' }],
    ['Pilze', { name: 'Fliegenpilz', colour: 'himmel' }],
  ] as const)
    await pinCard(teacher, board, list, card);
  const screen = await newScreen(teacher);
  for (const [kind, colour, x] of [
    ['text', 'none', 2],
    ['timer', 'sonne', 24],
    ['stoplight', 'none', 46],
  ] as const)
    await putCard(teacher, screen, screen.pages[0]!, kind, { colour, place: { x, y: 4, width: 16, height: 26 } });
  const survey = await newSurvey(teacher, 'Wie war das Experiment?', [
    {
      type: 'single_choice',
      title: 'Welche Station hat dir am meisten gebracht?',
      options: ['Wasserpest', 'Blatt unter dem Mikroskop', 'Stärke'],
    },
  ]);
  const cloud = await newCloud(teacher, 'Was braucht ein Baum?');
  await inDatabase(stack, (client) =>
    client.query(
      'insert into word_cloud_word (id, item_id, text, key, created_at) select gen_random_uuid(), $1, word, lower(word), now() from unnest($2::text[]) word',
      [cloud.id, WORDS],
    ),
  );
  await call(teacher, 'PUT', '/items/move', { ids: [text, board.id, screen.id, survey.id, cloud.id], folderId: folder });
  const page = await teacher.newPage();

  await test.step('in the folder each of its own', async () => {
    await page.goto(`/folders/${folder}`);
    await expect(drawn(page, 'Lebensraum Wald')).toContainText('Tiere');
    await expect(drawn(page, 'Wie war das Experiment?')).toContainText('Welche Station');
    await expect(drawn(page, 'Was braucht ein Baum?')).toContainText('Wasser');
    await expect(drawn(page, 'Stationenlernen Wald').locator('circle')).toHaveCount(3);
    // A card's name is given by its title alone.
    await expect(page.getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('article', { name: /Wasser/ })).toHaveCount(0);
  });

  await test.step('what is typed stands on the card when the list is open again', async () => {
    await openDocument(page, editorOf(text));
    await textOf(page).pressSequentially('Am Waldrand war es trocken und warm.');
    await expect(statusOf(page)).toHaveText('Gespeichert');
    await page.getByRole('link', { name: 'Zum Ordner' }).click();
    await expect(drawn(page, 'Beobachtungsprotokoll')).toContainText('Am Waldrand');
    await picture(page, 'pictures-folder');
  });

  await test.step('on the start page, on the tool’s list and among bookmarks too', async () => {
    await call(teacher, 'POST', '/bookmarks/toggle', { itemId: text });
    for (const path of ['/', '/text_editor/documents', '/bookmarks']) {
      await page.goto(path);
      await expect(drawn(page, 'Beobachtungsprotokoll')).toContainText('Am Waldrand');
      if (path === '/') await picture(page, 'pictures-start');
    }
  });

  await test.step('at 390 px as wide as its card and no higher than it stood before', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/folders/${folder}`);
    await expect(drawn(page, 'Beobachtungsprotokoll')).toContainText('Am Waldrand');
    for (const title of ['Beobachtungsprotokoll', 'Was braucht ein Baum?']) {
      const [svg, card] = [
        await drawn(page, title).boundingBox(),
        await page.getByRole('article').filter({ hasText: title }).boundingBox(),
      ];
      expect(Math.round(svg!.height)).toBeLessThanOrEqual(84);
      expect(Math.abs(svg!.width - card!.width)).toBeLessThan(4);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await picture(page, 'pictures-phone');
  });

  await test.step('whoever has the folder’s link sees pictures of what is open, and nothing of the rest', async () => {
    const { secretLink } = await share(teacher, folder, { privacy: 'secret', visitorPermission: 'visitor_permissions_read' });
    await share(teacher, text, { privacy: 'secret', visitorPermission: 'visitor_permissions_read' });
    const guest = await (await phone(browser, stack)).newPage();
    await guest.goto(secretLink);
    await expect(guest.getByRole('list', { name: 'Ökosystem Wald' })).toContainText('Am Waldrand');
    await expect(guest.getByText('Wasser')).toHaveCount(0);
    await expect(guest.getByText('Welche Station')).toHaveCount(0);
    await picture(guest, 'pictures-guest');
  });
});
