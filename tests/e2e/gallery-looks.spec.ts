import { callsRouteOf, type OpenMaterial, PRODUCT_PROVIDER, TOOL_KEYS, TOOLS, type ToolKey } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { inDatabase, newTeacher, phone, signedIn, stranger } from './support/people.js';
import type { StackAddress } from './support/stack.js';
import { expect, picture, test } from './support/test.js';
import { faults, tooSmall } from './support/tested-pages.js';
import { call } from './support/wire.js';

/** Content shown by the look of each kind, of the product's own material where there is some. */
const SHOWS: Record<ToolKey, (page: Page) => Promise<void>> = {
  text_editor: (page) => expect(page.locator('#document-text .ProseMirror')).not.toBeEmpty(),
  word_clouds: (page) => expect(page.getByText('Zu dieser Frage sammelt eine Klasse Wörter.')).toBeVisible(),
  surveys: async (page) => {
    await expect(page.getByText('Frage 1 von')).toBeVisible();
    await expect(page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('textbox')).first()).toBeDisabled();
  },
  pinboard: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  teaching_board: (page) => expect(page.getByRole('tabpanel')).toBeVisible(),
  worksheet: async (page) => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Aufgabe 1');
    await expect(page.getByRole('textbox').first()).toBeDisabled();
  },
  correction_aid: (page) => expect(page.getByRole('heading', { name: 'Kriterien' })).toBeVisible(),
  timetable_prototype: (page) => expect(page.getByText('Alle Zeiten: Europe/Berlin')).toBeVisible(),
  pupil_feedback: (page) => expect(page.getByText('Hier schreibt eine Klasse ihre Texte.')).toBeVisible(),
  timetable: (page) => expect(page.getByRole('button', { name: 'Nächste Woche' })).toBeVisible(),
  assistants: (page) => expect(page.getByRole('heading', { name: 'So kann ein Gespräch beginnen' })).toBeVisible(),
  mini_tools: (page) => expect(page.getByRole('heading', { name: 'Das wird gefragt' })).toBeVisible(),
  link_shortener: (page) => expect(page.getByRole('link', { name: 'Seite in einem neuen Tab ansehen' })).toBeVisible(),
  qrcodes: (page) => expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible(),
  file_sharing: (page) => expect(page.getByText('Hier gibt eine Klasse Dateien ab.')).toBeVisible(),
  website: (page) => expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible(),
  audio_recorder: (page) => expect(page.getByText('Hier ist noch keine Aufnahme.')).toBeVisible(),
  screen_recorder: (page) => expect(page.getByText('Hier ist noch keine Aufnahme.')).toBeVisible(),
  video_recorder: (page) => expect(page.getByText('Hier ist noch keine Aufnahme.')).toBeVisible(),
};

/** One open item of every kind: path and title. */
async function openItems(teacher: BrowserContext, stack: StackAddress): Promise<Map<ToolKey, { path: string; title: string }>> {
  const found = new Map<ToolKey, { path: string; title: string }>();
  for (const tool of TOOL_KEYS) {
    const { entries } = await call<{ entries: OpenMaterial[] }>(teacher, 'GET', `/gallery?limit=100&objType=${TOOLS[tool].kind}`);
    const ours = entries.find(({ provider }) => provider?.id === PRODUCT_PROVIDER);
    if (ours) {
      found.set(tool, { path: ours.path, title: ours.item.title });
      continue;
    }
    const title = `Offen: ${tool}`;
    const { id } = await call<{ id: string }>(teacher, 'POST', callsRouteOf(tool), { title });
    const [row] = await inDatabase(stack, async (client) => {
      const { rows } = await client.query<{ public_token: string }>(
        "update item set privacy = 'public_for_all', visitor_permission = 'visitor_permissions_read' where id = $1 returning public_token",
        [id],
      );
      return rows;
    });
    found.set(tool, { path: `${TOOLS[tool].publicPages[0].replace(':id', id)}?public_token=${row!.public_token}`, title });
  }
  return found;
}

/** Calls that change something; a ticket opens a live document and reads it. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && !pathname.endsWith('/collaboration_ticket'))
      changes.push(`${request.method()} ${pathname}`);
  });
  return changes;
}

test('[E2] everybody can look at open material of every kind, on a phone and on a computer, and no call changes anything', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const items = await openItems(teacher, stack);
  for (const [width, context] of [
    [390, await phone(browser, stack)],
    [1440, await stranger(browser, stack)],
  ] as const) {
    for (const [tool, { path, title }] of items) {
      await test.step(`${tool} at ${width} px`, async () => {
        const page = await context.newPage();
        const changes = changesOf(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await SHOWS[tool](page);
        await expect.poll(async () => (await page.title()).startsWith(`${title} | `)).toBe(true);
        await expect(page.getByRole('link', { name: 'Zur Galerie' })).toHaveAttribute('href', '/gallery/community');
        await expect(page.getByRole('link', { name: 'Anmelden und übernehmen' })).toHaveCount(1);
        await expect(page.getByText(/Wie heißt du|Das darfst du hier nicht|geschlossen/)).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await picture(page, `look-${tool}-${width}`);
        expect(await faults(page)).toEqual([]);
        if (width === 390) expect(await tooSmall(page, 44)).toEqual([]);
        expect(changes).toEqual([]);
        await page.close();
      });
    }
    await context.close();
  }

  await test.step('in English, and by keyboard back to the gallery', async () => {
    const guest = await stranger(browser, stack, { locale: 'en-GB' });
    const page = await guest.newPage();
    await page.goto(`${items.get('surveys')!.path}&locale=en`);
    await expect(page.getByText('You are only looking at this.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the gallery' })).toBeVisible();
    await page.getByRole('link', { name: 'To the gallery' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gallery\/community/);
    await guest.close();
  });

  await test.step('a reload goes on looking', async () => {
    const guest = await phone(browser, stack);
    const page = await guest.newPage();
    await page.goto(items.get('worksheet')!.path);
    await SHOWS.worksheet(page);
    await page.reload();
    await SHOWS.worksheet(page);
    await guest.close();
  });

  await test.step('a teacher copies it with the green button', async () => {
    const page = await teacher.newPage();
    await page.goto(items.get('worksheet')!.path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Aufgabe 1');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page).toHaveURL(/\/worksheet\/worksheets\/[\da-f-]{36}$/);
  });
  await teacher.close();
});
