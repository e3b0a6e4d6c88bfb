import { randomUUID } from 'node:crypto';
import { newAdmin } from './support/editorial-places.js';
import { sideways } from './support/layout.js';
import { chooseFor, handIn, newGradedSheet, openCourse, openMaterial, putIntoCourse } from './support/learning-platform.js';
import { demoTeacher, inDatabase, newTeacher, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';
import { sheetOf } from './support/worksheet.js';

const learner = (user: string) => ({ user, role: 'Learner' }) as const;
const INSTRUCTOR = { user: 'lehrerin', role: 'Instructor' } as const;
/** Tests share the course: each names its own material. */
const fresh = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

test('a learner opens a worksheet from the course in a window of its own and hands in; the grade is at the platform', {
  tag: '@walk',
}, async ({ browser, stack, teacher }) => {
  const title = fresh('Fotosynthese');
  await newGradedSheet(teacher.context(), title);
  await putIntoCourse(teacher, stack, title);
  const pupil = await stranger(browser, stack);
  const course = await pupil.newPage();
  await openCourse(course, stack, learner('anna'));
  const sheet = await openMaterial(course, title);
  await handIn(sheet, 'Sauerstoff');
  await expect(async () => {
    await openCourse(teacher, stack, INSTRUCTOR);
    await expect(teacher.getByText(new RegExp(`^${title}: \\S*anna\\S* 2 von 2`))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await pupil.close();
});

test('a teacher who is not signed in chooses for a course: sign-in lies between, and a locked item is opened by a switch', async ({
  browser,
  stack,
}) => {
  const { email, password } = stack.accounts[0]!;
  const own = await signedIn(browser, stack, await demoTeacher(stack, email));
  const title = fresh('Wasserkreislauf');
  await newGradedSheet(own, title, 'locked');
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  await chooseFor(page, stack);
  await expect(page.getByRole('heading', { level: 1, name: 'Was soll in deinen Kurs in Schulplattform?' })).toBeVisible();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/lti\/choose$/);

  await page.getByRole('searchbox', { name: 'Nach Titel suchen' }).fill(title);
  await page.getByRole('radio', { name: title }).check();
  await expect(page.getByText('Geben sie ab, steht die Note in Schulplattform.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In den Kurs stellen' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Für die Klasse freigeben (mit Link)' }).check();
  await picture(page, 'lti-choose');
  await page.getByRole('button', { name: 'In den Kurs stellen' }).click();
  await expect(page.getByRole('heading', { name: `Im Kurs: ${title}` })).toBeVisible();

  const pupil = await stranger(browser, stack);
  const course = await pupil.newPage();
  await openCourse(course, stack, learner('ben'));
  await handIn(await openMaterial(course, title), 'Stickstoff');
  await Promise.all([own.close(), context.close(), pupil.close()]);
});

test('in a frame of the platform stands a little page, and what it opens has a window of its own', async ({ browser, stack, teacher }) => {
  const title = fresh('Im Rahmen');
  await newGradedSheet(teacher.context(), title);
  await putIntoCourse(teacher, stack, title);
  const pupil = await stranger(browser, stack);
  const course = await pupil.newPage();
  await openCourse(course, stack, learner('clara'), true);
  const framed = course.frameLocator('iframe');
  await expect(framed.getByRole('button')).toHaveCount(1);
  expect(await pupil.cookies(stack.origin)).toEqual([]);
  const opens = course.waitForEvent('popup');
  await framed.getByRole('button').click();
  await handIn(await opens, 'Sauerstoff');
  await pupil.close();
});

test('a teacher opens the link in a course: to the sheet, and to what the class sees', async ({ browser, stack, teacher }) => {
  const title = fresh('Lehrkraft');
  const id = await newGradedSheet(teacher.context(), title);
  await putIntoCourse(teacher, stack, title);
  await openCourse(teacher, stack, INSTRUCTOR);
  const opened = await openMaterial(teacher, title);
  await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await opened.getByRole('link', { name: 'Bearbeiten und Antworten ansehen' }).click();
  await expect(opened).toHaveURL(new RegExp(sheetOf(id)));

  const other = await stranger(browser, stack);
  const course = await other.newPage();
  await openCourse(course, stack, INSTRUCTOR);
  const guest = await openMaterial(course, title);
  await expect(guest.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Bearbeiten und Antworten ansehen' })).toHaveCount(0);
  await guest.getByRole('button', { name: 'So sieht es die Klasse' }).click();
  await expect(
    guest
      .getByRole('button', { name: 'Los geht’s' })
      .or(guest.getByRole('radio', { name: 'Sauerstoff' }))
      .first(),
  ).toBeVisible();
  await other.close();
});

test('a link to a sheet in the trash says so, to a signed-in browser it says to sign out, and one that was taken out opens nothing', async ({
  browser,
  stack,
  teacher,
}) => {
  const [trashed, out] = [fresh('Papierkorb'), fresh('Herausgenommen')];
  const ids = [await newGradedSheet(teacher.context(), trashed), await newGradedSheet(teacher.context(), out)] as const;
  for (const title of [trashed, out]) await putIntoCourse(teacher, stack, title);
  const pupil = await stranger(browser, stack);
  const course = await pupil.newPage();
  await openCourse(course, stack, learner('dora'));

  await test.step('in the trash', async () => {
    await call(teacher.context(), 'DELETE', sheetOf(ids[0]));
    const gone = await openMaterial(course, trashed);
    await expect(gone.getByRole('heading', { level: 1, name: 'Das gibt es nicht mehr.' })).toBeVisible();
    await expect(gone).toHaveTitle(/Nicht geöffnet/);
  });

  await test.step('where a teacher is signed in', async () => {
    await openCourse(teacher, stack, learner('emil'));
    const refused = await openMaterial(teacher, out);
    await expect(refused.getByRole('heading', { level: 1, name: 'Hier ist schon ein Konto angemeldet.' })).toBeVisible();
    await expect(refused.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  await test.step('its owner sees where it is and takes it out', async () => {
    const sheet = await openMaterial(course, out);
    await expect(
      sheet
        .getByText('Welches Gas entsteht?')
        .or(sheet.getByRole('button', { name: 'Los geht’s' }))
        .first(),
    ).toBeVisible();
    await teacher.goto(`${sheetOf(ids[1])}/share`);
    const courses = teacher.getByRole('list', { name: 'In Lernplattformen' });
    await expect(courses).toContainText('1 Lernende:r');
    await courses.getByRole('button', { name: 'Aus Schulplattform herausnehmen' }).click();
    await teacher.getByRole('button', { name: 'Herausnehmen', exact: true }).click();
    await expect(courses).toHaveCount(0);
    const gone = await openMaterial(course, out);
    await expect(gone.getByRole('heading', { level: 1, name: 'Das gibt es nicht mehr.' })).toBeVisible();
  });
  await pupil.close();
});

test('grades are seen among the responses and sent once more; the page of the administration tests the platform', async ({
  browser,
  stack,
  teacher,
}) => {
  const title = fresh('Noten');
  const id = await newGradedSheet(teacher.context(), title);
  await putIntoCourse(teacher, stack, title);
  const pupil = await stranger(browser, stack);
  const course = await pupil.newPage();
  await openCourse(course, stack, learner('finn'));
  await handIn(await openMaterial(course, title), 'Sauerstoff');
  await teacher.goto(`${sheetOf(id)}/responses`);
  await expect(teacher.getByRole('row').filter({ hasText: 'Note übermittelt' })).toHaveCount(1);
  await teacher.getByRole('button', { name: 'Noten noch einmal senden' }).click();
  await expect(teacher.getByText('1 Note wird gesendet.')).toBeVisible();
  await expect(teacher.getByText('1 Note übermittelt', { exact: true })).toBeVisible();
  await picture(teacher, 'lti-grades');

  const admin = await signedIn(browser, stack, await newAdmin(stack));
  const page = await admin.newPage();
  await page.goto('/backoffice/lti');
  await expect(page.getByText(`${stack.origin}/lti/login`)).toBeVisible();
  await page.getByRole('button', { name: 'Schulplattform testen' }).click();
  await expect(page.getByText('Die Lernplattform zeigt ihre Schlüssel.')).toBeVisible();
  await expect(page.getByText('Die Lernplattform nimmt Noten an.')).toBeVisible();
  await picture(page, 'lti-backoffice');
  await Promise.all([pupil.close(), admin.close()]);
});

test('by keys alone, in English, on a phone: chosen for the course', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack);
  await inDatabase(stack, (client) => client.query("update account set locale = 'en' where id = $1", [teacher.id]));
  const context = await signedIn(browser, stack, teacher, { viewport: VIEWPORTS.phone, locale: 'en-GB' });
  const title = fresh('Water');
  await newGradedSheet(context, title, 'locked');
  const page = await context.newPage();
  const tabTo = async (name: RegExp | 'switch'): Promise<void> => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const [role, words] = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        const label = element?.labels?.[0]?.innerText;
        return [element?.getAttribute('role'), element?.getAttribute('aria-label') ?? label ?? element?.innerText ?? ''] as const;
      });
      if (name === 'switch' ? role === 'switch' : name.test(words)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await chooseFor(page, stack);
  await expect(page.getByRole('heading', { level: 1, name: 'What goes into your course in Schulplattform?' })).toBeVisible();
  await tabTo(new RegExp(title));
  await page.keyboard.press('Space');
  await tabTo('switch');
  await page.keyboard.press('Space');
  expect(await sideways(page)).toEqual([]);
  await tabTo(/^Put it into the course$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Im Kurs: ${title}` })).toBeVisible();
  await openCourse(page, stack, INSTRUCTOR);
  const opened = await openMaterial(page, title);
  await expect(opened.getByRole('link', { name: 'Edit and see answers' })).toBeVisible();
  expect(await sideways(opened)).toEqual([]);
  await context.close();
});
