import { TOOL_KEYS } from '@murmel/contracts';
import type { BrowserContext, Page, Route } from '@playwright/test';
import * as Y from 'yjs';
import { SCRIPT_PAYLOADS } from '../support/script-payloads.js';
import { newTeacher, phone, signedIn } from './support/people.js';
import { boardOf, enterBoard, newBoard, openBoard, pinCard } from './support/pinboard.js';
import { GUEST_PLATFORM_PLACES, teacherPlatformPlaces } from './support/platform-places.js';
import { newPupilAtWork } from './support/pupil-places.js';
import { RawWriter } from './support/raw-writer.js';
import { newScreen, openScreen, putCard, screenOf } from './support/teaching-board.js';
import { expect, openDocument, test, textOf } from './support/test.js';
import type { TestedPage } from './support/tested-pages.js';
import { guestToolPlaces, teacherToolPlaces } from './support/tool-places.js';
import { newDocument, share, sharedDocument } from './support/wire.js';
import { newSheet, openSheet, putBlock } from './support/worksheet.js';

/** All of them in one text; those whose beginning would swallow what follows come last. */
const SWALLOWS = /<(textarea|select|template|style|noscript|iframe|script|math|svg|table|form|title|!--|<)|javascript|data:/i;
const ALL = SCRIPT_PAYLOADS.toSorted((one, other) => Number(SWALLOWS.test(one)) - Number(SWALLOWS.test(other))).join(' ');
/** How many of them a card or a document holds at once. */
const AT_ONCE = 64;
/** Fields of answers that hold words of people, in any tool. */
const WORDS =
  /^(title|name|text|description|question|label|caption|alt|word|note|comment|task|solution|firstname|publicName|displayName|subtitle|prompt|hint|summary|feedback|message|location|room|html|markdown|content|reason|topic|greeting)$/;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** Puts payloads behind each word of a person in an answer. */
function poisoned(value: unknown, payload: string, key = ''): unknown {
  if (typeof value === 'string') return WORDS.test(key) ? `${value} ${payload}` : value;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, payload, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, payload, name)]));
}

interface Watched {
  /** how many answers carried the payloads */
  changed: number;
}

/** Without its content security policy: what runs here would run wherever that is missing. */
async function poison(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { changed: 0 };
  await context.addInitScript(() => {
    if (top === self) (globalThis as { ran?: number }).ran = 0;
  });
  await context.route(/\/api\//, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return route.abort();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    watched.changed += 1;
    return route.fulfill({ response: answer, json: poisoned(await answer.json(), ALL) });
  });
  return watched;
}

/** Lists everything that ran on a page, or would once it is pressed, one line each. */
async function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = (globalThis as { ran?: number }).ran === 1 ? ['something ran'] : [];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        // Browsers skip spaces and control characters before a scheme.
        const address =
          /^(href|src|action|formaction|xlink:href|data|srcdoc)$/.test(name) &&
          /^[^a-z/#.]*(javascript|vbscript|data:text\/html)/i.test(value);
        if (/^on/.test(name) || address || (name === 'srcdoc' && value !== ''))
          found.push(`${element.localName} has ${name}=${value.slice(0, 60)}`);
      }
    }
    return found;
  });
}

/** Visits each place by its address. */
async function visit(context: BrowserContext, places: readonly TestedPage[]): Promise<string[]> {
  const watched = await poison(context);
  const found = new Set<string>();
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    found.add(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const path of new Set(places.flatMap((place) => place.path ?? []))) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    // Half a second, in which anything drawn as a script runs.
    await page.waitForLoadState('networkidle');
    for (const danger of await dangers(page)) found.add(`${path}: ${danger}`);
  }
  expect(watched.changed).toBeGreaterThan(0);
  await page.close();
  return [...found];
}

test('[TR-33] there are 120 payloads, and where a page takes one as a script it is seen', async ({ browser, stack }) => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBeGreaterThanOrEqual(120);
  const guest = await phone(browser, stack, { bypassCSP: true });
  await poison(guest);
  const page = await guest.newPage();
  await page.goto('/login');
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await dangers(page)).toEqual([]);
  let ran = 0;
  for (const payload of SCRIPT_PAYLOADS) {
    await page.evaluate((html) => {
      (globalThis as { ran?: number }).ran = 0;
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = html;
    }, payload);
    if (/<img src=x/.test(payload)) await page.waitForTimeout(30);
    if ((await dangers(page)).length > 0) ran += 1;
    await page.evaluate(() => document.body.lastElementChild!.remove());
  }
  expect(ran).toBeGreaterThan(80);
  await guest.close();
});

for (const tool of TOOL_KEYS) {
  test(`[T-20] [TR-33] no words of others run on a page of ${tool}, nor would without the content security policy`, async ({
    browser,
    stack,
  }) => {
    const account = await newTeacher(stack);
    const teacher = await signedIn(browser, stack, account);
    const [own, open] = [await teacherToolPlaces(tool, teacher, stack), await guestToolPlaces(tool, teacher, stack)];
    const [looking, guest] = [
      await signedIn(browser, stack, account, { bypassCSP: true }),
      await phone(browser, stack, { bypassCSP: true }),
    ];
    expect(await visit(looking, own)).toEqual([]);
    expect(await visit(guest, open)).toEqual([]);
    await Promise.all([teacher, looking, guest].map((one) => one.close()));
  });
}

test('[T-20] [TR-33] no words of others run on pages of the platform and of pupils', async ({ browser, stack }) => {
  const account = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  await newDocument(teacher, 'Wald und Wiese');
  const { pupil, places } = await newPupilAtWork(browser, stack, teacher);
  const [looking, guest, tablet] = [
    await signedIn(browser, stack, account, { bypassCSP: true }),
    await phone(browser, stack, { bypassCSP: true }),
    await phone(browser, stack, { bypassCSP: true }),
  ];
  await tablet.addCookies(await pupil.cookies());
  expect(await visit(looking, teacherPlatformPlaces('Wald und Wiese'))).toEqual([]);
  expect(await visit(guest, GUEST_PLATFORM_PLACES)).toEqual([]);
  expect(await visit(tablet, places)).toEqual([]);
  await Promise.all([teacher, pupil, looking, guest, tablet].map((one) => one.close()));
});

test('[T-20] [TR-33] what boards, sheets and documents hold is drawn as words, also what a program wrote past the editor', async ({
  browser,
  stack,
}) => {
  const account = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  const looking = await signedIn(browser, stack, account, { bypassCSP: true });
  const page = await looking.newPage();
  await looking.addInitScript(() => {
    if (top === self) (globalThis as { ran?: number }).ran = 0;
  });
  const short = SCRIPT_PAYLOADS.filter(({ length }) => length <= 80);
  const [board, screen, sheet] = [await newBoard(teacher), await newScreen(teacher), await newSheet(teacher)];
  for (const [index, name] of short.slice(0, 60).entries())
    await pinCard(teacher, board, ['Pro', 'Contra', 'Fragen'][index % 3]!, { name });
  const runs = SCRIPT_PAYLOADS.map((text) => ({ text }));
  for (const group of [0, 1])
    await putCard(teacher, screen, screen.pages[0]!, 'text', {
      title: short[group]!,
      content: { text: [{ type: 'paragraph', runs: runs.slice(group * AT_ONCE, (group + 1) * AT_ONCE) }] },
    });
  for (const task of SCRIPT_PAYLOADS.slice(0, 20)) await putBlock(teacher, sheet, 'Text', { task, content: { solution: task } });
  await openBoard(page, boardOf(board.id));
  expect(await dangers(page)).toEqual([]);
  await openScreen(page, screenOf(screen.id, screen.pages[0]));
  expect(await dangers(page)).toEqual([]);
  await openSheet(page, sheet);
  expect(await dangers(page)).toEqual([]);
  const { secretLink } = await share(teacher, sheet, { privacy: 'secret' });
  const guest = await phone(browser, stack, { bypassCSP: true });
  const handset = await guest.newPage();
  for (const link of [secretLink, screen.secretLink]) {
    await handset.goto(link);
    await expect(handset.locator('h1').first()).toBeAttached();
    await handset.waitForLoadState('networkidle');
    expect(await dangers(handset)).toEqual([]);
  }
  await enterBoard(handset, board.secretLink);
  expect(await dangers(handset)).toEqual([]);

  const document = await sharedDocument(teacher);
  await openDocument(page, `/text_editor/documents/${document.id}`);
  const writer = await RawWriter.open(stack, teacher, document.id);
  await expect.poll(() => writer.synced).toBe(true);
  const element = (name: string, attributes: Record<string, string>, ...inside: (Y.XmlElement | Y.XmlText)[]): Y.XmlElement => {
    const made = new Y.XmlElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.insert(0, inside);
    return made;
  };
  const linked = new Y.XmlText();
  linked.insert(0, 'Wald', { link: { href: 'javascript:top.ran=1' } });
  writer.document
    .getXmlFragment('default')
    .push([
      element('paragraph', { onclick: 'top.ran=1' }, linked),
      element('iframe', { srcdoc: '<script>top.ran=1</script>' }),
      element('script', {}, new Y.XmlText('top.ran=1')),
      element('image', { src: 'javascript:top.ran=1', onerror: 'top.ran=1' }),
      ...SCRIPT_PAYLOADS.map((payload) => element('paragraph', {}, new Y.XmlText(payload))),
    ]);
  await expect(textOf(page).or(page.locator('main')))
    .toContainText('</script>', { timeout: 20_000 })
    .catch(() => undefined);
  expect(await dangers(page)).toEqual([]);
  writer.leave();
  await handset.goto(document.secretLink);
  await expect(handset.locator('h1').first()).toBeAttached();
  await handset.waitForLoadState('networkidle');
  expect(await dangers(handset)).toEqual([]);
  await Promise.all([teacher, looking, guest].map((one) => one.close()));
});
