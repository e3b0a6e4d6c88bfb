import { type Item, TOOLS } from '@murmel/contracts';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { newTeacher, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { addButton, boardOf, cardOf, newBoard, openBoard } from './support/pinboard.js';
import { codeField, newClassOf, newProject } from './support/pupils.js';
import { newRecording, played } from './support/recordings.js';
import type { StackAddress } from './support/stack.js';
import { newSurvey, openSurvey } from './support/survey.js';
import { newScreen, openScreen, putCard, screenOf } from './support/teaching-board.js';
import { cardsOf } from './support/teaching-board-lesson.js';
import { editorOf, expect, openDocument, test, textOf } from './support/test.js';
import { call, newDocument, share, sharedDocument } from './support/wire.js';
import { newCloud } from './support/word-cloud-places.js';

/*
 * Each tool in another browser: opened, something done in it, and seen in a second window while it happens. Pages say nothing into
 * the console meanwhile that is an error.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** A page that is left while its lines come up: Firefox alone speaks of it. */
const CUT_LINE = /^(The connection to|Firefox can’t establish a connection to the server at) wss?:/;

interface Windows {
  teacher: BrowserContext;
  laptop: Page;
  phone: Page;
}

async function inTwoWindows(browser: Browser, stack: StackAddress, use: (windows: Windows) => Promise<void>): Promise<void> {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const guest = await stranger(browser, stack, { viewport: VIEWPORTS.phone });
  const errors: string[] = [];
  for (const context of [teacher, guest]) {
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => message.type() === 'error' && !CUT_LINE.test(message.text()) && errors.push(message.text()));
  }
  await use({ teacher, laptop: await teacher.newPage(), phone: await guest.newPage() });
  expect(errors).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
}

/** Letter by letter: pages do not hear what Playwright puts into a field of this browser as a whole. */
async function write(field: Locator, words: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(words);
}

test('a text document in Firefox: both write, each sees the other', { tag: '@firefox' }, async ({ browser, stack }) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const { id, secretLink } = await sharedDocument(teacher);
    await openDocument(laptop, editorOf(id));
    await openDocument(phone, secretLink);
    await textOf(laptop).click();
    await laptop.keyboard.type('Im Wald ist es still.');
    await expect(textOf(phone)).toContainText('Im Wald ist es still.');
    await textOf(phone).click();
    await phone.keyboard.press('Control+End');
    await phone.keyboard.type(' Pilze wachsen.');
    await expect(textOf(laptop)).toContainText('still. Pilze wachsen.');
  });
});

test('a word cloud in Firefox: a word of a phone stands in the cloud', { tag: '@firefox' }, async ({ browser, stack }) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const { id, secretLink } = await newCloud(teacher);
    await laptop.goto(`/word_clouds/word_clouds/${id}`);
    await phone.goto(secretLink);
    await write(phone.getByRole('textbox', { name: 'Dein Wort' }), 'Freunde');
    await phone.getByRole('button', { name: 'Wort hinzufügen' }).click();
    await expect(phone.getByRole('button', { name: '„Freunde“ entfernen' })).toBeVisible();
    await expect(laptop.getByRole('button', { name: /^Freunde,/ })).toBeVisible();
  });
});

test('a pinboard in Firefox: a card of a phone is on the wall, a mouse carries it, the phone sees it go', { tag: '@firefox' }, async ({
  browser,
  stack,
}) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const board = await newBoard(teacher);
    await openBoard(laptop, boardOf(board.id));
    await phone.goto(board.secretLink);
    await addButton(phone, 'Pro').click();
    const form = phone.getByRole('dialog', { name: 'Neue Karte in „Pro“' });
    await write(form.getByRole('textbox', { name: 'Titel' }), 'Glück ist lernbar');
    await form.getByRole('button', { name: 'Anpinnen' }).click();
    await expect(cardOf(laptop, 'Glück ist lernbar')).toBeVisible();
    const [from, to] = [
      (await cardOf(laptop, 'Glück ist lernbar').boundingBox())!,
      (await laptop.locator(`[data-list="${board.lists['Contra']}"]`).boundingBox())!,
    ];
    await laptop.mouse.move(from.x + 60, from.y + 20);
    await laptop.mouse.down();
    await laptop.mouse.move(to.x + 100, to.y + 80, { steps: 12 });
    await laptop.mouse.up();
    await expect(cardOf(phone, 'Glück ist lernbar')).toHaveCount(0);
    await phone.getByRole('tab', { name: 'Contra' }).click();
    await expect(cardOf(phone, 'Glück ist lernbar')).toBeVisible();
  });
});

test('a survey in Firefox: an answer of a phone counts at once', { tag: '@firefox' }, async ({ browser, stack }) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const { id } = await newSurvey(teacher, 'Wie war es?', [
      { type: 'single_choice', title: 'Was passt?', options: ['Gut', 'Schlecht'] },
      { type: 'rating', title: 'Wie viele Sterne?' },
      { type: 'long_answer', title: 'Warum?' },
    ]);
    await phone.goto(await openSurvey(teacher, id));
    await laptop.goto(`/surveys/surveys/${id}/responses`);
    await expect(laptop.getByText('(0)')).toBeVisible();
    await phone.getByRole('radio', { name: 'Gut' }).check();
    await phone.getByRole('button', { name: 'Weiter' }).click();
    await phone.getByRole('radio', { name: /^4 / }).check();
    await phone.getByRole('button', { name: 'Weiter' }).click();
    await write(phone.getByRole('textbox'), 'Weil.');
    await phone.getByRole('button', { name: 'Absenden' }).click();
    await expect(phone.getByRole('heading', { name: 'Danke, alles ist abgegeben!' })).toBeVisible();
    await expect(laptop.getByText('(1)')).toBeVisible();
    await expect(laptop.getByText('Weil.', { exact: true })).toBeVisible();
  });
});

test('a teaching board in Firefox: the light turns on the phone as well', { tag: '@firefox' }, async ({ browser, stack }) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const screen = await newScreen(teacher);
    for (const kind of ['stoplight', 'timer'] as const) await putCard(teacher, screen, screen.pages[0]!, kind);
    await openScreen(laptop, screenOf(screen.id, screen.pages[0]));
    await phone.goto(screen.secretLink);
    await cardsOf(laptop, 'stoplight')
      .getByRole('radio', { name: /^Gelb: / })
      .check();
    await expect(cardsOf(phone, 'stoplight').locator('[data-light="yellow"]')).toBeVisible();
    await cardsOf(laptop, 'timer').getByRole('button', { name: 'Start' }).click();
    await expect(cardsOf(phone, 'timer').getByRole('timer')).toHaveText(/^0[0-9]:[0-5]\d$/);
    await expect(cardsOf(laptop, 'timer').getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});

test('a class in Firefox: a pupil comes in with the code, the teacher sees who is there', { tag: '@firefox' }, async ({
  browser,
  stack,
}) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const { schoolClass, pupils } = await newClassOf(teacher, ['Mila', 'Jonas']);
    const project = await newProject(teacher, schoolClass.id, { itemIds: [await newDocument(teacher, 'Gruppe 3')] });
    await laptop.goto(`/t/school_classes/${schoolClass.id}/projects/${project.id}`);
    await phone.goto('/go');
    await write(codeField(phone), pupils[0]!.code!);
    await phone.getByRole('button', { name: 'Los', exact: true }).click();
    await expect(phone).toHaveURL(/\/p\/school_classes\/[0-9a-f-]{36}$/);
    await expect(phone.getByRole('heading', { level: 1, name: /Mila/ })).toBeVisible();
    await phone.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
    await phone.getByRole('link', { name: 'Gruppe 3' }).click();
    await expect(textOf(phone)).toBeVisible();
    await phone.getByRole('button', { name: /^Hilfe/ }).click();
    await expect(laptop.getByRole('list', { name: 'Wer Hilfe braucht' })).toContainText('Mila');
  });
});

test('recordings in Firefox: sound and film of Chromium play on a phone, from any moment, with their length', { tag: '@firefox' }, async ({
  browser,
  stack,
}) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    for (const key of ['audio_recorder', 'video_recorder'] as const) {
      const id = await newRecording(teacher, key);
      const { secretLink } = await share(teacher, id, { privacy: 'secret' });
      await phone.goto(secretLink);
      await expect(phone.getByRole('button', { name: 'Abspielen' })).toBeVisible();
      const { seconds, went } = await played(phone);
      expect([went, seconds > 1.3, seconds < 2]).toEqual([true, true, true]);
    }
    await laptop.goto('/audio_recorder/files');
    await expect(laptop.getByRole('article').getByRole('link', { name: 'Vogelstimmen', exact: true })).toBeVisible();
  });
});

test('a QR code in Firefox: its reader runs in a worker, and a website is read on a phone', { tag: '@firefox' }, async ({
  browser,
  stack,
}) => {
  await inTwoWindows(browser, stack, async ({ teacher, laptop, phone }) => {
    const code = await call<Item>(teacher, 'POST', TOOLS.qrcodes.route, { content: { kind: 'text', text: 'Wald' } });
    await laptop.goto(`${TOOLS.qrcodes.route}/${code.id}`);
    await expect(laptop.getByRole('region', { name: 'Scannt er?' }).getByRole('status')).toContainText('Scannt sicher');
    const site = await call<Item>(teacher, 'POST', TOOLS.website.route, { title: 'Unser Wald' });
    const { secretLink } = await share(teacher, site.id, { privacy: 'secret' });
    await laptop.goto(`${TOOLS.website.route}/${site.id}`);
    await expect(laptop.getByRole('button', { name: 'Baustein einfügen', exact: true })).toBeVisible();
    await phone.goto(secretLink);
    await expect(phone.locator('main')).toBeVisible();
  });
});
