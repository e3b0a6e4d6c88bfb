import type { Page } from '@playwright/test';
import { wordsOfInterface } from './support/interface-texts.js';
import {
  CLASS_NAME,
  caretsIn,
  classPath,
  extendToTheEnd,
  GROUPS,
  leftInBrowser,
  newClassByHand,
  newProjectByHand,
  OTHER_TOOLS,
  openGroup,
  PROJECT_NAME,
  PUPILS,
  projectPath,
  type Room,
  restoreVersionBefore,
  shapeOneWord,
  typeCode,
  writeAtEnd,
  writeAtOnce,
} from './support/lesson-2.js';
import { inDatabase, newTeacher, phone, signedIn, stranger, VIEWPORTS } from './support/people.js';
import type { RawWriter } from './support/raw-writer.js';
import { readQr } from './support/read-qr.js';
import { type Stack, startStack } from './support/stack.js';
import { expect, picture, statusOf, test, textOf, wordsOf } from './support/test.js';
import { call } from './support/wire.js';
import { WirePupil } from './support/wire-pupil.js';

const { said, like } = wordsOfInterface('core/');
/** Times that the lesson promises: presence, a pause and resuming within two seconds, a new code within five. */
const SOON_MS = 2000;
const CODE_MS = 5000;
const RESTART_MS = 10_000;
/** How long one tablet is without Wi-Fi: longer than both its browser (30 s) and collab-server (60 s) keep a silent line. */
const CUT_MS = 90_000;
const TABLET = { width: 1024, height: 768 } as const;

let stack: Stack;
test.afterAll(() => stack?.stop());

test('lesson 2: a class of 26 writes in six documents, with nothing but codes', { tag: '@deadline' }, async ({ browser, turn }) => {
  test.setTimeout(600_000);
  // collab-server is restarted in the middle of the lesson: it must not be shared with other tests.
  stack = await startStack();
  const computer = await signedIn(browser, stack, await newTeacher(stack, 'Ada', 'Lehmann'));
  const beamer = await signedIn(browser, stack, await newTeacher(stack, 'Boris', 'Braun'), { viewport: VIEWPORTS.projector });
  const tablets = await Promise.all([1, 2].map(() => stranger(browser, stack, { viewport: TABLET, hasTouch: true })));
  const handset = await phone(browser, stack);
  // A step that waits for something that does not come says so soon.
  for (const context of [computer, beamer, handset, ...tablets]) context.setDefaultTimeout(20_000);
  const laptop = await computer.newPage();
  const [p1, p2, p26] = [await tablets[0]!.newPage(), await tablets[1]!.newPage(), await handset.newPage()];
  const shots = (minute: string, ...pages: [string, Page][]) =>
    Promise.all(pages.map(([name, page]) => picture(page, `lesson-2-minute-${minute}-${name}`)));
  let room: Room = { classId: '', projectId: '', codes: new Map(), documents: [] };
  const rest: WirePupil[] = [];
  const writers: RawWriter[] = [];
  const code = (name: string): string => room.codes.get(name)!;

  await test.step('preparation: 26 codes, cards to cut out, a project with six documents', async () => {
    room = { ...room, ...(await newClassByHand(laptop, computer)) };
    expect([room.codes.size, new Set(room.codes.values()).size]).toEqual([26, 26]);
    for (const one of room.codes.values()) expect(one).toMatch(/^[1-9]\d{5}$/);
    await picture(laptop, 'lesson-2-preparation-codes');
    await laptop.goto(classPath(room.classId, '/pupils/print'));
    for (const name of [PUPILS[0]!, PUPILS[25]!]) await expect(laptop.getByText(name, { exact: true }).first()).toBeVisible();
    await picture(laptop, 'lesson-2-preparation-print');
    room = { ...room, ...(await newProjectByHand(laptop, computer, room.classId)) };
    const more = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        call<{ id: string }>(computer, 'POST', '/text_editor/documents', { title: `Material ${index + 1}` }),
      ),
    );
    const shared = await Promise.all(
      more
        .slice(0, 4)
        .map(({ id }) => call<{ id: string }>(computer, 'POST', '/project_items', { project_id: room.projectId, item_id: id })),
    );
    await expect(call(computer, 'POST', '/project_items', { project_id: room.projectId, item_id: more[4]!.id })).rejects.toThrow(
      /PROJECT_ITEM_LIMIT_REACHED.*"limit":10/,
    );
    await laptop.goto(projectPath(room));
    await expect(laptop.getByText(said('10 von 10', 'projects/de.json'), { exact: true })).toBeVisible();
    await picture(laptop, 'lesson-2-preparation-full');
    for (const { id } of shared) await call(computer, 'DELETE', `/project_items/${id}`);
  });

  await test.step('minute 0: address and QR code at the wall, and no code of a pupil', async () => {
    const wall = await computer.newPage();
    await wall.setViewportSize(VIEWPORTS.projector);
    await wall.goto(projectPath(room, '/share'));
    expect(await readQr(wall.getByRole('img', { name: said(`QR-Code: in die Klasse ${CLASS_NAME} kommen`) }))).toMatch(
      new RegExp(`^${stack.origin}/go/`),
    );
    const address = wall.getByText(new RegExp(`${new URL(stack.origin).host}/go$`)).first();
    expect(await address.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(48);
    const text = (await wall.locator('body').innerText()).replace(/\s/g, '');
    for (const one of room.codes.values()) expect(text).not.toContain(one);
    await picture(wall, 'lesson-2-minute-0-wall');
    await wall.close();
  });

  await test.step('[PUP-09] minute 1: six digits, and the class page is there', async () => {
    await p1.goto('/go');
    const field = p1.getByRole('textbox', { name: said('Code mit 6 Ziffern') });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.click();
    await field.pressSequentially(code('P1'));
    await expect(field).toHaveValue(`${code('P1').slice(0, 3)} ${code('P1').slice(3)}`);
    await shots('1', ['tablet', p1]);
    await p1.getByRole('button', { name: said('Los'), exact: true }).click();
    await expect(p1).toHaveURL(`/p/school_classes/${room.classId}`);
    await expect(p1.getByRole('heading', { level: 1, name: said('Hallo P1!') })).toBeVisible();
    // The small footer of pupils: languages, and nothing of what teachers find below their pages.
    await expect(p1.getByRole('contentinfo').getByRole('button')).toHaveText(['Deutsch', 'English']);
    await shots('1-class', ['tablet', p1]);
  });

  await test.step('[CLS-06] minute 1: a typing error is called one, and holds nobody else up', async () => {
    await p26.goto('/go');
    await typeCode(p26, '100001');
    await expect(p26.getByText(said('Code nicht gefunden – vielleicht ein Tippfehler?'))).toBeVisible();
    await expect(p26.getByRole('textbox', { name: said('Code mit 6 Ziffern') })).toBeFocused();
    await shots('1-error', ['phone', p26]);
    for (const name of PUPILS.slice(2, 25)) rest.push(await WirePupil.come(stack, code(name), room.projectId));
  });

  await test.step("[PUP-01] minute 2: yesterday's pupil is still signed in on the tablet, and nobody goes on as that one by accident", async () => {
    await call(tablets[1]!, 'POST', '/pupil_sessions', { code: code('P9') });
    await p2.goto('/go');
    await expect(p2.getByRole('heading', { level: 1, name: said('Du bist als P9 angemeldet – abmelden?') })).toBeVisible();
    await shots('2', ['tablet', p2]);
    await p2.getByRole('button', { name: said('Abmelden'), exact: true }).click();
    await typeCode(p2, code('P2'));
    await expect(p2.getByRole('heading', { level: 1, name: said('Hallo P2!') })).toBeVisible();
    await typeCode(p26, code('P26'));
    await expect(p26.getByRole('heading', { level: 1, name: said('Hallo P26!') })).toBeVisible();
  });

  await test.step('minute 3: the teacher sees all 26', async () => {
    await laptop.goto(projectPath(room, '/pupils'));
    for (const page of [p1, p2, p26]) {
      await page.getByRole('link', { name: said('Weitermachen') }).click();
      await expect(page.getByRole('heading', { level: 1, name: PROJECT_NAME })).toBeVisible();
    }
    await expect(laptop.getByText(said('26 von 26', 'projects/de.json'), { exact: true })).toBeVisible({ timeout: SOON_MS });
    await shots('3', ['laptop', laptop]);
    await laptop.goto(projectPath(room));
    await expect(laptop.getByText(said('26 von 26', 'projects/de.json'), { exact: true })).toBeVisible();
    await shots('3-marbles', ['laptop', laptop], ['phone', p26]);
  });

  await test.step('[PUP-05] [NAV-09] [NAV-10] minute 4: only what was released; home and tools lead back to the class', async () => {
    await expect(p1.getByRole('link', { name: /^Gruppe 1/ })).toBeVisible();
    await expect(p1.getByRole('button', { name: said('Textdokument anlegen') })).toBeVisible();
    await expect(p1.getByRole('button', { name: OTHER_TOOLS })).toHaveCount(0);
    for (const path of ['/tools', '/']) {
      await p1.goto(path);
      await expect(p1).toHaveURL(`/p/school_classes/${room.classId}`);
    }
  });

  await test.step('minute 5: group 3 is in its document, each with a caret of their own colour', async () => {
    for (const page of [p1, p2, p26]) await openGroup(page, room, GROUPS[2]!);
    for (const pupil of rest.slice(0, 2)) writers.push(await pupil.open(room.documents[2]!));
    for (const [page, words] of [
      [p1, 'Eins. '],
      [p2, 'Zwei. '],
      [p26, 'Drei. '],
    ] as const) {
      await writeAtEnd(page, words);
      // A writer who goes to the end before all of the others' words have arrived writes in the middle of them.
      for (const reader of [p1, p2, p26]) await expect(textOf(reader)).toContainText(words.trim());
    }
    await laptop.goto(`/text_editor/documents/${room.documents[2]!}`);
    await expect(textOf(laptop)).toContainText('Zwei.');
    await expect.poll(async () => new Set((await caretsIn(laptop)).map((caret) => caret.split(' ')[0])).size).toBe(3);
    expect((await caretsIn(laptop)).map((caret) => caret.split(' ')[1]).sort()).toEqual(['P1', 'P2', 'P26']);
    await shots('5', ['laptop', laptop], ['tablet', p1], ['phone', p26]);
  });

  await test.step('minute 6: five write in the same paragraph at once, and no letter is lost', async () => {
    await writeAtOnce([p1, p2, p26], writers, laptop);
  });

  await test.step('minute 8: one makes it a heading, the other bold, and both count', async () => {
    await shapeOneWord(p1, p2, [laptop]);
    await shots('8', ['tablet', p2]);
  });

  await test.step('minute 10: the teacher is in it, too, and is called so', async () => {
    await writeAtEnd(laptop, ' Weiter so!');
    await expect(textOf(p1)).toContainText('Weiter so!');
    await expect(p1.getByRole('img', { name: said('Ada Lehmann (Lehrkraft)') })).toBeVisible();
    for (const id of room.documents)
      expect((await call<{ abilities: { update: boolean } }>(computer, 'GET', `/text_editor/documents/${id}`)).abilities.update).toBe(true);
    await laptop.goto(projectPath(room, '/activities'));
    await expect(laptop.getByText(said('hat in „Gruppe 3“ geschrieben')).first()).toBeVisible();
    await shots('10', ['laptop', laptop]);
  });

  await test.step('minute 17: somebody deletes everything; undo brings it back, and so does the teacher', async () => {
    const before = await wordsOf(p2);
    await textOf(p2).focus();
    await p2.keyboard.press('ControlOrMeta+a');
    await p2.keyboard.press('Delete');
    await expect.poll(() => wordsOf(p1)).toBe('');
    await p2.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => wordsOf(p1)).toBe(before);
    // A pause in the writing ends a version.
    await inDatabase(stack, (client) =>
      client.query(`update document_update set created_at = created_at - interval '5 minutes' where item_id = $1`, [room.documents[2]]),
    );
    await p2.keyboard.press('ControlOrMeta+a');
    await p2.keyboard.press('Delete');
    await expect.poll(() => wordsOf(p1)).toBe('');
    await laptop.goto(`/text_editor/documents/${room.documents[2]!}`);
    await restoreVersionBefore(laptop);
    await expect(p1.getByText(said('Eine frühere Version wurde wiederhergestellt.'))).toBeVisible();
    await expect.poll(() => wordsOf(p1), { timeout: SOON_MS }).toBe(before);
    await expect.poll(() => wordsOf(p26)).toBe(before);
  });

  await test.step('minutes 19 and 22: a tablet without Wi-Fi goes on, the phone is reloaded meanwhile', async () => {
    await tablets[1]!.setOffline(true);
    const cut = Date.now();
    await expect(p2.getByText(said('Verbindung unterbrochen – wir speichern weiter lokal'))).toBeVisible();
    await writeAtEnd(p2, ' Ohne Netz geschrieben.');
    await writeAtEnd(p1, ' Mit Netz geschrieben.');
    await shots('19', ['tablet', p2]);
    await p26.reload();
    await expect(statusOf(p26)).toHaveText(said('Gespeichert'));
    await expect(textOf(p26)).toContainText('Mit Netz geschrieben.');
    await turn.pause(CUT_MS - (Date.now() - cut));
    await tablets[1]!.setOffline(false);
    await expect(textOf(p1)).toContainText('Ohne Netz geschrieben.', { timeout: 30_000 });
    await expect(textOf(p2)).toContainText('Mit Netz geschrieben.');
    await expect(statusOf(p2)).toHaveText(said('Gespeichert'));
    await expect.poll(async () => (await wordsOf(p1)) === (await wordsOf(p2))).toBe(true);
  });

  await test.step('minute 24: the teacher pauses: read only within two seconds, on the socket, too', async () => {
    await laptop.goto(projectPath(room));
    await expect(laptop.getByText(said('26 von 26', 'projects/de.json'), { exact: true })).toBeVisible();
    await laptop.getByRole('button', { name: said('Pausieren') }).click();
    for (const page of [p1, p2, p26]) await expect(textOf(page)).toHaveAttribute('contenteditable', 'false', { timeout: SOON_MS });
    await expect(p1.getByText(said('Deine Lehrkraft hat pausiert'))).toBeVisible();
    await shots('24', ['laptop', laptop], ['tablet', p1], ['phone', p26]);
    const before = await wordsOf(p1);
    writers[0]!.write('heimlich in der Pause');
    const late = await rest[5]!.open(room.documents[2]!);
    await expect.poll(() => late.synced).toBe(true);
    expect(late.text).not.toContain('heimlich');
    late.leave();
    expect(await wordsOf(p1)).toBe(before);
  });

  await test.step('minute 27: it goes on within two seconds, without a reload', async () => {
    await laptop.getByRole('button', { name: said('Fortsetzen') }).click();
    for (const page of [p1, p2, p26]) await expect(textOf(page)).toHaveAttribute('contenteditable', 'true', { timeout: SOON_MS });
    await writeAtEnd(p1, ' Es geht weiter.');
    await expect(textOf(p26)).toContainText('Es geht weiter.');
    await shots('27', ['laptop', laptop], ['tablet', p1]);
  });

  await test.step('minute 28: collab-server is restarted; everybody is back by themselves, nothing is lost or doubled', async () => {
    const words = await wordsOf(p1);
    await stack.collab.kill9();
    await stack.restartCollab();
    for (const page of [p1, p2, p26]) await expect(statusOf(page)).toHaveText(said('Gespeichert'), { timeout: RESTART_MS });
    await writeAtEnd(p2, ' Danach.');
    await expect(textOf(p1)).toContainText('Danach.');
    await expect.poll(() => wordsOf(p26)).toBe(`${words} Danach.`);
  });

  await test.step("[NAV-12] minute 33: a teacher's address leads a pupil home, and the calls are refused", async () => {
    await p1.goto('/t/school_classes');
    await expect(p1).toHaveURL(`/p/school_classes/${room.classId}`);
    for (const path of ['/school_classes', `/school_classes/${room.classId}/pupil_accesses`, `/projects/${room.projectId}/activities`])
      await expect(call(tablets[0]!, 'GET', path)).rejects.toThrow(': 403');
    await expect(call(beamer, 'GET', `/projects/${room.projectId}`)).rejects.toThrow(': 404');
  });

  await test.step('minute 38: a document at the wall, live and without carets', async () => {
    const wall = await computer.newPage();
    await wall.setViewportSize(VIEWPORTS.projector);
    await wall.goto(`/text_editor/documents/${room.documents[2]!}`);
    await wall.getByRole('button', { name: said('An die Wand') }).click();
    const shown = wall.getByRole('dialog', { name: like('An der Wand: …') });
    await expect(shown).toContainText('Danach.');
    await writeAtEnd(p2, ' Live.');
    await expect(shown).toContainText('Live.');
    await expect(shown.locator('.caret:visible')).toHaveCount(0);
    await picture(wall, 'lesson-2-minute-38-wall');
    await wall.close();
  });

  await test.step('[C19] minute 42: a new code for P26, whose session ends within five seconds', async () => {
    await laptop.goto(classPath(room.classId, '/access-codes'));
    await laptop.getByRole('button', { name: said('Mehr zu P26') }).click();
    await laptop.getByRole('menuitem', { name: said('Code neu') }).click();
    await laptop
      .getByRole('dialog', { name: said('Neuer Code für P26?') })
      .getByRole('button', { name: said('Code neu') })
      .click();
    await expect(p26.getByRole('heading', { level: 1, name: said('Deine Sitzung ist zu Ende.') })).toBeVisible({ timeout: CODE_MS });
    await shots('42', ['laptop', laptop], ['phone', p26]);
    const answer = await rest[0]!.browser.get('/api/users/me');
    expect(answer.status).toBe(200);
    await expect(WirePupil.come(stack, code('P26'), room.projectId)).rejects.toThrow('CODE_UNKNOWN');
  });

  await test.step('[SES-23] [TR-54] minute 43: whoever signs out leaves nothing on the tablet', async () => {
    await p2.goto(`/p/school_classes/${room.classId}`);
    await p2.getByRole('link', { name: said('Ich'), exact: true }).click();
    await p2.getByRole('button', { name: said('Abmelden') }).click();
    await expect(p2).toHaveURL('/go');
    const left = (await leftInBrowser(p2)).join('\n');
    for (const word of ['Ohne Netz', 'P2', room.projectId, room.classId]) expect(left).not.toContain(word);
    await shots('43', ['tablet', p2]);
  });

  await test.step('[CLS-14] minute 44: one more day, up to seven; the eighth is refused with its reason', async () => {
    await laptop.goto(projectPath(room));
    await extendToTheEnd(laptop);
    await shots('44', ['laptop', laptop]);
    await expect(call(computer, 'PUT', `/projects/${room.projectId}/extend`, {})).rejects.toThrow(/PROJECT_TIME_REACHED.*"limit":7/);
  });

  await test.step('minute 45: documents stay, and the list says who wrote when', async () => {
    await laptop.goto(projectPath(room, '/activities'));
    await expect(laptop.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(laptop.getByText(said('hat in „Gruppe 3“ geschrieben')).first()).toBeVisible();
    await shots('45', ['laptop', laptop]);
    await laptop.close();
    expect((await call<{ title: string }>(computer, 'GET', `/text_editor/documents/${room.documents[2]!}`)).title).toBe('Gruppe 3');
    expect((await call<{ name: string }>(computer, 'GET', `/school_classes/${room.classId}`)).name).toBe(CLASS_NAME);
    expect((await call<{ name: string }>(computer, 'GET', `/projects/${room.projectId}`)).name).toBe(PROJECT_NAME);
  });

  writers.forEach((writer) => writer.leave());
  rest.forEach((pupil) => pupil.leave());
  await Promise.all([computer, beamer, handset, ...tablets].map((context) => context.close()));
});
