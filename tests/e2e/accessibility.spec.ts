import { TOOL_KEYS } from '@murmel/contracts';
import { madePdf } from '../support/made-pdf.js';
import { chatPlaces, newFullChat } from './support/chat-places.js';
import { newFullClass, teacherClassPlaces } from './support/class-places.js';
import { converterPlaces, newConversion } from './support/converter-places.js';
import { documentQaPlaces, LIGHTHOUSE, newDocumentQa } from './support/document-qa-places.js';
import { editorPlaces, newAdmin, newFullGallery, openPlaces } from './support/editorial-places.js';
import { imagePlaces, newPictures } from './support/image-places.js';
import {
  chooseFor,
  choosePlaces,
  handIn,
  newGradedSheet,
  openCourse,
  openMaterial,
  putIntoCourse,
  teachPlaces,
} from './support/learning-platform.js';
import { guestShelfPlaces, newFullShelf, teacherShelfPlaces } from './support/library-places.js';
import { newTeacher, phone, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { GUEST_PLATFORM_PLACES, teacherPlatformPlaces } from './support/platform-places.js';
import { newFullProject, teacherProjectPlaces } from './support/project-places.js';
import { ENTRANCE_PLACES, newPupilAtWork } from './support/pupil-places.js';
import { newReportedMaterial } from './support/review-places.js';
import { moving } from './support/rules.js';
import { invitedPlaces, newFullSchool, schoolAdminPlaces } from './support/school-places.js';
import { openScreen, screenOf } from './support/teaching-board.js';
import { cardsOf } from './support/teaching-board-lesson.js';
import { newFullScreen, teacherScreenPlaces } from './support/teaching-board-places.js';
import { expect, statusOf, test, textOf } from './support/test.js';
import { goTo, paint, ready, walk, weakWords } from './support/tested-pages.js';
import { guestToolPlaces, teacherToolPlaces } from './support/tool-places.js';
import { CORE_PAGES, guestPagesOf, teacherPagesOf } from './support/walked-pages.js';
import { call, newDocument, sharedDocument } from './support/wire.js';

/** Minimum size of touch targets. */
const FINGER_PX = 44;

// The longest file of all: its tests may share both workers.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const tool of TOOL_KEYS) {
  test(`[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on a teacher's pages of ${tool}, light or dark, German or English`, async ({
    browser,
    stack,
  }) => {
    const teacher = await signedIn(browser, stack, await newTeacher(stack));
    expect(await walk(teacher, await teacherToolPlaces(tool, teacher, stack), teacherPagesOf(tool))).toEqual([]);
    await teacher.close();
  });

  test(`[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] [ACC-09] [TR-47] axe finds nothing on a guest's pages of ${tool}, light or dark, German or English; targets have 44 px`, async ({
    browser,
    stack,
  }) => {
    const [teacher, guest] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
    expect(await walk(guest, await guestToolPlaces(tool, teacher, stack), guestPagesOf(tool), FINGER_PX)).toEqual([]);
    await Promise.all([teacher.close(), guest.close()]);
  });
}

test("[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on a teacher's pages of the platform, light or dark, German or English", async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  await newDocument(teacher, 'Wald und Wiese');
  await call(teacher, 'DELETE', `/text_editor/documents/${await newDocument(teacher, 'Weg')}`);
  const places = [
    ...teacherPlatformPlaces('Wald und Wiese'),
    ...chatPlaces(await newFullChat(teacher)),
    ...imagePlaces(await newPictures(teacher)),
    ...converterPlaces(await newConversion(teacher)),
    ...documentQaPlaces({
      read: (await newDocumentQa(teacher, 'Landeskunde.pdf', LIGHTHOUSE)).id,
      failed: (await newDocumentQa(teacher, 'Scan.pdf', madePdf([[]]))).id,
    }),
  ];
  expect(
    await walk(teacher, places, [
      ...CORE_PAGES.teacher,
      ...CORE_PAGES.onboarding,
      ...CORE_PAGES.chats,
      ...CORE_PAGES.images,
      ...CORE_PAGES.documents,
      ...CORE_PAGES.converters,
    ]),
  ).toEqual([]);
  await teacher.close();
});

test('[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] [ACC-09] [TR-47] axe finds nothing on the pages of folders, light or dark, German or English; targets of guests have 44 px', async ({
  browser,
  stack,
}) => {
  const [teacher, guest] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const shelf = await newFullShelf(teacher);
  expect(await walk(teacher, teacherShelfPlaces(shelf), CORE_PAGES.library)).toEqual([]);
  expect(await walk(guest, guestShelfPlaces(shelf), CORE_PAGES.folderGuest, FINGER_PX)).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});

test('[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on pages of open material, for everybody and its editors, light or dark, German or English', async ({
  browser,
  stack,
}) => {
  const [admin, guest] = [await signedIn(browser, stack, await newAdmin(stack)), await phone(browser, stack)];
  const gallery = await newFullGallery(admin);
  expect(await walk(guest, openPlaces(gallery), CORE_PAGES.open)).toEqual([]);
  expect(await walk(admin, editorPlaces(gallery), CORE_PAGES.editors)).toEqual([]);
  await Promise.all([admin.close(), guest.close()]);
});

test('[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing where open material is reported, reviewed, hidden and looked at, light or dark, German or English', async ({
  browser,
  stack,
}) => {
  const { reviewer, author, places, hidden, beside } = await newReportedMaterial(browser, stack);
  const [list, editor, open] = CORE_PAGES.reviewer;
  expect(await walk(reviewer, places, [list])).toEqual([]);
  expect(await walk(author, hidden, [editor])).toEqual([]);
  const guest = await phone(browser, stack);
  expect(await walk(guest, beside, [open], FINGER_PX)).toEqual([]);
  await Promise.all([reviewer.close(), author.close(), guest.close()]);
});

test("[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on a guest's pages of the platform, light or dark, German or English", async ({
  browser,
  stack,
}) => {
  const guest = await phone(browser, stack);
  expect(await walk(guest, GUEST_PLATFORM_PLACES, CORE_PAGES.guest)).toEqual([]);
  await guest.close();
});

test('[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing where a course of a learning platform gets material, light or dark, German or English', async ({
  browser,
  stack,
}) => {
  const [teacher, guest] = [await signedIn(browser, stack, await newTeacher(stack)), await stranger(browser, stack)];
  const [choose, ...others] = CORE_PAGES.learningPlatforms;
  const sheet = await newGradedSheet(teacher, 'Zellen');
  await newGradedSheet(teacher, 'Blätter', 'locked');
  const [course, outside] = [await teacher.newPage(), await guest.newPage()];
  await chooseFor(outside, stack);
  expect(await walk(guest, [{ name: 'sign in for a course', path: choose }], [choose])).toEqual([]);
  await chooseFor(course, stack);
  expect(await walk(teacher, choosePlaces('Blätter'), [choose])).toEqual([]);
  await putIntoCourse(course, stack, 'Zellen');
  await openCourse(outside, stack, { user: 'gina', role: 'Learner' });
  await handIn(await openMaterial(outside, 'Zellen'), 'Sauerstoff');
  await openCourse(course, stack, { user: 'lehrerin', role: 'Instructor' });
  await expect(await openMaterial(course, 'Zellen')).toHaveURL(/\/lti\/teach$/);
  expect(await walk(teacher, teachPlaces(sheet), others)).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});

test("[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on a teacher's school classes, light or dark, German or English", async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  expect(await walk(teacher, teacherClassPlaces(await newFullClass(teacher)), CORE_PAGES.classes)).toEqual([]);
  await teacher.close();
});

test("[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on a teacher's projects, light or dark, German or English", async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const project = await newFullProject(browser, stack, teacher);
  expect(await walk(teacher, teacherProjectPlaces(project), CORE_PAGES.projects)).toEqual([]);
  await Promise.all([teacher.close(), project.pupil.close()]);
});

test("[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] axe finds nothing on a school's pages, light or dark, German or English", async ({
  browser,
  stack,
}) => {
  const school = await newFullSchool(stack);
  const [admin, invited] = [await signedIn(browser, stack, school.admin), await signedIn(browser, stack, school.invited)];
  const [profile, one, invitation] = CORE_PAGES.schools;
  expect(await walk(admin, schoolAdminPlaces(school), [profile, one])).toEqual([]);
  expect(await walk(invited, invitedPlaces(school), [profile, invitation])).toEqual([]);
  await Promise.all([admin.close(), invited.close()]);
});

test("[ACC-10] [TR-34] [TR-43] [TR-45] [TR-50] [ACC-09] [TR-47] axe finds nothing on pupils' pages, light or dark, German or English; targets have 44 px", async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { pupil, places } = await newPupilAtWork(browser, stack, teacher);
  const newcomer = await phone(browser, stack);
  expect(await walk(newcomer, ENTRANCE_PLACES, CORE_PAGES.entrance, FINGER_PX)).toEqual([]);
  expect(await walk(pupil, places, CORE_PAGES.pupil, FINGER_PX)).toEqual([]);
  await Promise.all([teacher.close(), pupil.close(), newcomer.close()]);
});

test('[ACC-07] [TR-46] on the wall of a teaching board every word has a contrast of 7 : 1', async ({ browser, stack }) => {
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

  await test.step('[ACC-14] the toolbar is one stop, arrows lead through it, Escape back; Escape and Tab lead out of a table', async () => {
    await page.keyboard.press('Shift+Tab');
    const bar = page.getByRole('toolbar');
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect(bar.locator('button[tabindex="0"]').filter({ visible: true })).toHaveCount(1);
    for (let presses = 0; presses < 30 && !(await focused(/^Tabelle$/)()); presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(bar.getByRole('button', { name: 'Tabelle' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(textOf(page).locator('th').first()).toBeAttached();
    await page.keyboard.type('Eins');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Zwei');
    await expect(textOf(page).locator('th').nth(1)).toHaveText('Zwei');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(textOf(page)).not.toBeFocused();
    await tabTo(() => page.evaluate(() => document.activeElement?.classList.contains('ProseMirror') ?? false));
  });

  await page.keyboard.press('Escape');
  for (let presses = 0; presses < 30 && !(await focused(/^Teilen$/)()); presses += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Teilen' });
  await expect(dialog).toBeVisible();
  await tabTo(() => page.evaluate(() => document.activeElement?.getAttribute('role') === 'switch'));
  await page.keyboard.press('Space');
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

test('[ACC-11] [TR-49] with reduced motion nothing moves; dice and lottery have their result at once', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { reducedMotion: 'reduce' });
  const { id } = await sharedDocument(teacher);
  const page = await teacher.newPage();
  for (const path of ['/', '/tools', `/text_editor/documents/${id}/share`]) {
    await page.goto(path);
    await ready(page);
    expect(await moving(page), path).toEqual([]);
  }
  const board = await newFullScreen(teacher);
  await openScreen(page, screenOf(board.id, board.pages[0]));
  // Acted out it would be marked on the card for a second.
  await page.evaluate(() => {
    const acted = (globalThis as { acted?: string[] }).acted ?? [];
    (globalThis as { acted?: string[] }).acted = acted;
    new MutationObserver((changes) => acted.push(...changes.map(({ attributeName }) => String(attributeName)))).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-rolling', 'data-drawing'],
    });
  });
  for (const [kind, name] of [
    ['dice', 'Würfeln'],
    ['lottery', 'Ziehen'],
  ] as const) {
    const result = cardsOf(page, kind).getByRole('status');
    const [before, button] = [await result.textContent(), cardsOf(page, kind).getByRole('button', { name })];
    // Two dice may fall alike.
    await expect(async () => {
      await button.click();
      expect(await result.textContent()).not.toBe(before);
    }).toPass();
    expect(await moving(page), kind).toEqual([]);
  }
  expect(await page.evaluate(() => (globalThis as { acted?: string[] }).acted)).toEqual([]);
  await teacher.close();
});
