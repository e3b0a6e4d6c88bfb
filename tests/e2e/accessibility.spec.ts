import type { BrowserContext, Page } from '@playwright/test';
import { newFullClass, teacherClassPlaces } from './support/class-places.js';
import { newTeacher, phone, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { guestPinboardPlaces, newFullBoard, teacherPinboardPlaces } from './support/pinboard-places.js';
import { dialogStands, goTo, type Place, paint, press, ready, walk, weakWords } from './support/places.js';
import { newFullProject, teacherProjectPlaces } from './support/project-places.js';
import { ENTRANCE_PLACES, newPupilAtWork } from './support/pupil-places.js';
import { invitedPlaces, newFullSchool, schoolAdminPlaces } from './support/school-places.js';
import type { StackAddress } from './support/stack.js';
import { guestSurveyPlaces, newGuestSurveys, newTeacherSurvey, teacherSurveyPlaces } from './support/survey-places.js';
import { guestScreenPlaces, newFullScreen, teacherScreenPlaces } from './support/teaching-board-places.js';
import { expect, statusOf, test, textOf } from './support/test.js';
import { call, newDocument, type SharedDocument, share, sharedDocument } from './support/wire.js';
import { guestCloudPlaces, newCloud, newModeratedCloud, teacherCloudPlaces } from './support/word-cloud-places.js';

const connected = (page: Page): Promise<void> => expect(statusOf(page)).toHaveText(/Gespeichert|Saved|Nur lesen|Read/);
/** A tool of the text, by its place in both languages. */
const inEditor =
  (button: RegExp, inMenu?: RegExp) =>
  async (page: Page): Promise<void> => {
    await connected(page);
    await press(page, button);
    if (inMenu) await page.getByRole('menuitem', { name: inMenu }).click();
  };

function teacherPlaces({ id, password, trashed }: { id: string; password: string; trashed: string }): Place[] {
  const document = `/text_editor/documents/${id}`;
  const then = (before: (page: Page) => Promise<void>) => async (page: Page) => {
    await before(page);
    await dialogStands(page);
  };
  return [
    { name: 'start', path: '/', open: (page) => expect(page.locator('main').getByText('Wald und Wiese').first()).toBeVisible() },
    { name: 'favourites', path: '/', open: then((page) => press(page, /^(Anpassen|Customi[sz]e)/)) },
    {
      name: 'new menu',
      path: '/',
      open: async (page) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Neu|New)$/ })
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    { name: 'tools', path: '/tools' },
    { name: 'profile', path: '/profile' },
    { name: 'trash', path: '/folders/discarded', open: (page) => expect(page.getByRole('row').nth(1)).toBeVisible() },
    {
      name: 'trash question',
      path: '/folders/discarded',
      open: then((page) => page.getByRole('row').nth(1).getByRole('button').last().click()),
    },
    { name: 'list', path: '/text_editor/documents', open: (page) => expect(page.getByText('Wald und Wiese').first()).toBeVisible() },
    { name: 'info', path: '/text_editor/info' },
    { name: 'editor', path: document, open: connected },
    { name: 'share', path: `${document}/share`, open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible() },
    {
      name: 'share wall',
      path: `${document}/share`,
      open: async (page) => {
        await press(page, /An die Wand|On the wall|wall/i);
        await expect(page.locator('dialog').last().getByRole('img', { name: /QR/ })).toBeVisible();
      },
    },
    {
      name: 'share with password',
      path: `/text_editor/documents/${password}/share`,
      open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible(),
    },
    { name: 'settings', path: `${document}/settings`, open: dialogStands },
    { name: 'link', path: document, open: then(inEditor(/^Link$/)) },
    { name: 'picture', path: document, open: then(inEditor(/Bild einfügen|Insert (a )?picture|Insert image/)) },
    { name: 'formula', path: document, open: then(inEditor(/Formel einfügen|Insert (a )?formula/)) },
    {
      name: 'more',
      path: document,
      open: async (page) => {
        await inEditor(/^(Mehr|More)$/)(page);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    { name: 'versions', path: document, open: then(inEditor(/^(Mehr|More)$/, /Versionen|Versions/)) },
    {
      name: 'wall',
      path: document,
      open: async (page) => {
        await inEditor(/^(Mehr|More)$/, /An die Wand|wall/i)(page);
        await expect(page.locator('dialog .ProseMirror')).toBeVisible();
      },
    },
    { name: 'missing document', path: `/text_editor/documents/${trashed}` },
  ];
}

/** What a guest sees of the platform, and of a document that may only be read. */
function guestPlaces(read: SharedDocument): Place[] {
  return [
    { name: 'login', path: '/login' },
    { name: 'home', path: '/' },
    { name: 'register', path: '/register' },
    {
      name: 'register faults',
      path: '/register',
      open: async (page) => {
        await page.locator('form [type="submit"]').click();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
    { name: 'forgotten', path: '/password_forgotten' },
    { name: 'reset', path: '/password_reset?token=aaaaaaaaaaaaaaaaaaaaaaaaaa' },
    {
      name: 'confirm',
      path: '/confirm?token=aaaaaaaaaaaaaaaaaaaaaaaaaa',
      open: (page) => expect(page.getByRole('heading', { level: 1, name: /gilt nicht mehr|no longer/ })).toBeVisible(),
    },
    { name: 'info', path: '/text_editor/info' },
    { name: 'visitor reads', path: read.secretLink, open: connected },
    { name: 'owner page', path: '/text_editor/documents' },
  ];
}

/** What a guest sees of a document in which everybody may write, and of one that asks for a password. */
function guestDocumentPlaces(write: SharedDocument, password: string): Place[] {
  return [
    { name: 'not available', path: '/text_editor/public_documents/0190b7a0-0000-7000-8000-000000000000' },
    {
      name: 'password',
      path: `/text_editor/public_documents/${password}`,
      open: (page) => expect(page.locator('input[type="password"]')).toBeVisible(),
    },
    { name: 'visitor writes', path: write.secretLink, open: connected },
    {
      name: 'name',
      path: write.secretLink,
      open: async (page) => {
        await connected(page);
        await press(page, /^(Dein Name|Your name)/);
        await dialogStands(page);
      },
    },
  ];
}

/** A teacher's own pages, and what belongs to nobody's tool. */
async function platformPlaces(teacher: BrowserContext): Promise<Place[]> {
  const { id } = await sharedDocument(teacher);
  const password = await newDocument(teacher, 'Mit Passwort');
  await share(teacher, password, { privacy: 'password_protected', password: 'Glück' });
  const trashed = await newDocument(teacher, 'Weg');
  await call(teacher, 'DELETE', `/text_editor/documents/${trashed}`);
  return teacherPlaces({ id, password, trashed });
}

// The longest file of all: its tests may share both workers.
test.describe.configure({ mode: 'parallel' });

for (const [what, prepare] of [
  ['teaching boards', async (teacher: BrowserContext) => teacherScreenPlaces(await newFullScreen(teacher))],
  ['pinboards', async (teacher: BrowserContext, stack: StackAddress) => teacherPinboardPlaces(await newFullBoard(teacher, stack))],
  ['surveys', async (teacher: BrowserContext, stack: StackAddress) => teacherSurveyPlaces(await newTeacherSurvey(teacher, stack))],
  ['word clouds', async (teacher: BrowserContext, stack: StackAddress) => teacherCloudPlaces(await newModeratedCloud(teacher, stack))],
  ['school classes', async (teacher: BrowserContext) => teacherClassPlaces(await newFullClass(teacher))],
  ['pages and dialogs', platformPlaces],
] as const) {
  test(`axe finds nothing on a teacher's ${what}, light or dark, German or English`, async ({ browser, stack }) => {
    test.setTimeout(300_000);
    const teacher = await signedIn(browser, stack, await newTeacher(stack));
    expect(await walk(teacher, await prepare(teacher, stack))).toEqual([]);
    await teacher.close();
  });
}

test("axe finds nothing on a teacher's projects, light or dark, German or English", async ({ browser, stack }) => {
  test.setTimeout(300_000);
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const project = await newFullProject(browser, stack, teacher);
  expect(await walk(teacher, teacherProjectPlaces(project))).toEqual([]);
  await Promise.all([teacher.close(), project.pupil.close()]);
});

test("axe finds nothing on a school's pages, light or dark, German or English", async ({ browser, stack }) => {
  const school = await newFullSchool(stack);
  const [admin, invited] = [await signedIn(browser, stack, school.admin), await signedIn(browser, stack, school.invited)];
  expect([...(await walk(admin, schoolAdminPlaces(school))), ...(await walk(invited, invitedPlaces(school)))]).toEqual([]);
  await Promise.all([admin.close(), invited.close()]);
});

test('axe finds nothing on pages for guests, light or dark, German or English', async ({ browser, stack }) => {
  test.setTimeout(180_000);
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const read = await sharedDocument(teacher, 'Nur lesen', 'read');
  const guest = await phone(browser, stack);
  expect(await walk(guest, guestPlaces(read))).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});

test('axe finds nothing where guests take part, light or dark, German or English; what they press is at least 44 px', async ({
  browser,
  stack,
}) => {
  test.setTimeout(300_000);
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const write = await sharedDocument(teacher);
  const password = await newDocument(teacher, 'Mit Passwort');
  await share(teacher, password, { privacy: 'password_protected', password: 'Glück' });
  const guest = await phone(browser, stack);
  const places = [
    ...guestDocumentPlaces(write, password),
    ...guestCloudPlaces(teacher, await newCloud(teacher)),
    ...guestSurveyPlaces(await newGuestSurveys(teacher, stack)),
    ...guestPinboardPlaces(teacher, await newFullBoard(teacher, stack)),
    ...guestScreenPlaces(await newFullScreen(teacher)),
  ];
  expect(await walk(guest, places, 44)).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});

test("axe finds nothing on pupils' pages, light or dark, German or English; what they press is at least 44 px", async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { pupil, places } = await newPupilAtWork(browser, stack, teacher);
  const stranger = await phone(browser, stack);
  expect([...(await walk(stranger, ENTRANCE_PLACES, 44)), ...(await walk(pupil, places, 44))]).toEqual([]);
  await Promise.all([teacher.close(), pupil.close(), stranger.close()]);
});

test('on the wall of a teaching board every word has a contrast of 7 : 1', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const wall = teacherScreenPlaces(await newFullScreen(teacher)).find(({ name }) => name === 'whole wall')!;
  const page = await teacher.newPage();
  await goTo(page, wall);
  for (const colorScheme of ['light', 'dark'] as const) {
    await paint(page, colorScheme);
    expect(await weakWords(page)).toEqual([]);
  }
  await teacher.close();
});

test('by keyboard alone: sign in, write, share, copy the link', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const tabTo = async (reached: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  };
  const focused = (name: RegExp) => () =>
    page.evaluate((source) => {
      const element = document.activeElement as HTMLElement | null;
      return (
        new RegExp(source).test(element?.getAttribute('aria-label') ?? element?.innerText?.trim() ?? '') ||
        new RegExp(source).test((element as HTMLInputElement | null)?.name ?? '')
      );
    }, name.source);
  const { email, password } = stack.accounts[0]!;

  await page.goto('/login');
  await ready(page);
  await tabTo(focused(/^email$/));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Deniz/ })).toBeVisible();

  await tabTo(focused(/^Neu$/));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await tabTo(() => page.evaluate(() => document.activeElement?.classList.contains('ProseMirror') ?? false));
  await page.keyboard.type('Nur mit Tasten.');
  await expect(textOf(page)).toHaveText('Nur mit Tasten.');

  await page.keyboard.press('Escape');
  for (let presses = 0; presses < 30 && !(await focused(/^Teilen$/)()); presses += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Teilen' });
  await expect(dialog).toBeVisible();
  await tabTo(focused(/^Geheimen Link einschalten$/));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await tabTo(focused(/^Kopieren$/));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${stack.origin}/s/[a-z0-9]{6}$`));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeFocused();
  await context.close();
});

test('with reduced motion nothing moves', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { reducedMotion: 'reduce' });
  const { id } = await sharedDocument(teacher);
  const page = await teacher.newPage();
  for (const path of ['/', '/tools', `/text_editor/documents/${id}/share`]) {
    await page.goto(path);
    await ready(page);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 50 && animation.playState === 'running')
          .length,
    );
    expect(moving, path).toBe(0);
  }
  await teacher.close();
});
