import type { Locator, Page } from '@playwright/test';
import { wordsOfInterface } from './support/interface-texts.js';
import { newTeacher, phone, signedIn, VIEWPORTS } from './support/people.js';
import { readQr } from './support/read-qr.js';
import { simulatedGuests } from './support/simulated-guests.js';
import { expect, picture, test } from './support/test.js';

const { said, like } = wordsOfInterface('word_clouds');

/** Every remote change is on the projector within a second; a changed right acts within two. */
const SEEN_MS = 1000;
const RIGHT_MS = 2000;

/** The row of the table that says the same as the picture. */
const counted = (page: Page | Locator, word: string, count: number): Locator =>
  page.getByRole('row', { name: `${word} ${count}`, exact: true });
const field = (page: Page): Locator => page.getByRole('textbox', { name: said('Dein Wort') });

async function addWord(page: Page, word: string): Promise<void> {
  await field(page).fill(word);
  await field(page).press('Enter');
}

/** Where each word of the cloud stands on the screen. */
function places(wall: Locator): Promise<Record<string, { x: number; y: number }>> {
  return wall.locator('[data-colour]').evaluateAll((words) =>
    Object.fromEntries(
      words.map((word) => {
        const { x, y, width, height } = word.getBoundingClientRect();
        return [word.textContent, { x: x + width / 2, y: y + height / 2 }];
      }),
    ),
  );
}

/** Which things with words of their own lie on each other. */
function overlaps(header: Locator): Promise<string[]> {
  return header.evaluate((root) => {
    const things = [...root.querySelectorAll('a, button, input, [role="status"], [class*="privacy"], [class*="badge"]')].filter(
      (thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 2,
    );
    const said = (thing: Element): string => thing.textContent || thing.getAttribute('aria-label') || thing.tagName;
    return things.flatMap((one, index) =>
      things.slice(index + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 8 ? [`${said(one)} / ${said(other)}`] : [];
      }),
    );
  });
}

test('lesson 3, minutes 0 to 9: visitors add words', { tag: '@deadline' }, async ({ browser, stack }) => {
  test.setTimeout(180_000);
  const account = await newTeacher(stack, 'Ada', 'Lehmann');
  const computer = await signedIn(browser, stack, account);
  const laptop = await computer.newPage();
  const beamer = await signedIn(browser, stack, account, { viewport: VIEWPORTS.projector });
  const projector = await beamer.newPage();
  const wall = projector.getByRole('dialog');
  const handsets = await Promise.all([1, 2, 3].map(() => phone(browser, stack)));
  const [one, two, three] = await Promise.all(handsets.map((handset) => handset.newPage()));
  let id = '';
  let address = '';
  const lines: string[] = [];
  one!.on('websocket', (line) => lines.push(line.url()));

  await test.step('preparation: a cloud with its question, guests may write', async () => {
    await laptop.goto('/word_clouds/word_clouds');
    await laptop
      .getByRole('button', { name: new RegExp(`${said('Wortwolke anlegen', 'core/item-list')}|${said('Neu')}`) })
      .first()
      .click();
    await expect(laptop).toHaveURL(/\/word_clouds\/word_clouds\/[0-9a-f-]{36}$/);
    id = new URL(laptop.url()).pathname.split('/').at(-1)!;
    await expect(laptop.getByPlaceholder(said('Deine Frage an die Klasse'))).toHaveValue('');
    await laptop.getByRole('textbox', { name: said('Titel') }).fill('Was ist Glück?');
    await laptop.getByRole('textbox', { name: said('Titel') }).press('Enter');
    await laptop.getByRole('switch', { name: said('Gäste dürfen Wörter hinzufügen') }).click();
    await expect(laptop.locator('header [role="status"]').first()).toHaveText(said('Gespeichert'));
  });

  await test.step('minute 0: the wall shows QR code, short address and "noch leer"', async () => {
    await projector.goto(`/word_clouds/word_clouds/${id}`);
    await projector.getByRole('button', { name: said('An die Wand') }).click();
    await wall.getByRole('button', { name: said('Mit Link freigeben') }).click();
    address = await readQr(wall.getByRole('img', { name: like('QR-Code für …') }));
    expect(address).toMatch(new RegExp(`^${stack.origin}/s/[a-z0-9]{6}$`));
    await expect(wall.getByText(said('Die Wolke ist noch leer'))).toBeVisible();
    await picture(projector, 'lesson-3-minute-0-wall');
  });

  await test.step('[WCL-04] minute 1: a phone scans and sees the question and one field', async () => {
    for (const page of [one!, two!, three!]) {
      await page.goto(address);
      await expect(field(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Was ist Glück?' })).toBeVisible();
    }
    await expect(one!).toHaveURL(`/word_clouds/public_word_clouds/${id}`);
    for (const name of ['csrf-token', 'real-time-channel', 'collaboration-server'])
      await expect(one!.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /./);
    await expect(one!.getByText(said('Ohne Anmeldung'))).toBeVisible();
    await expect(one!.getByRole('table')).toHaveCount(0);
    await picture(one!, 'lesson-3-minute-1-phone');
  });

  await test.step('[SES-16] [WCL-06] minute 2: thirty visitors write, the cloud grows and words stay where they are', async () => {
    await addWord(one!, 'Freunde');
    await expect(counted(wall, 'Freunde', 1)).toBeAttached({ timeout: SEEN_MS + 1000 });
    const visitor = await one!.evaluate(async () => ((await (await fetch('/api/users/me')).json()) as { toolsUserId: string }).toolsUserId);
    expect(
      lines.some((url) => new URL(url).searchParams.get('visitor_token') === visitor),
      lines.join(' '),
    ).toBe(true);
    await expect(one!.getByRole('table')).toBeAttached();
    // Right below the own word, with nothing to scroll past.
    const { y = 999, height = 0 } = (await one!.locator('[data-drawn]').boundingBox()) ?? {};
    const own = await one!.getByRole('button', { name: said('„Freunde“ entfernen') }).boundingBox();
    expect(y + height).toBeLessThanOrEqual(VIEWPORTS.phone.height);
    expect(y - own!.y - own!.height).toBeLessThan(40);
    await expect(two!.getByRole('table')).toHaveCount(0);
    const guests = await simulatedGuests(stack, id, 27);
    const words = ['Familie', 'Gesundheit', 'Musik', 'Ferien', 'Lachen', 'Sonne', 'Frieden', 'Zeit', 'Liebe'];
    await Promise.all(
      guests.map((guest, index) => guest.put(`/api/word_clouds/word_clouds/${id}/add_word`, { words: words[index % words.length] })),
    );
    for (const word of words) await expect(counted(wall, word, 3)).toBeAttached({ timeout: 3000 });
    await expect(wall.getByText(said('28 Personen'))).toBeVisible();
    await projector.waitForTimeout(1200);
    const before = await places(wall);
    await addWord(two!, 'Ruhe');
    await expect(counted(wall, 'Ruhe', 1)).toBeAttached({ timeout: 2000 });
    await projector.waitForTimeout(1000);
    const after = await places(wall);
    for (const [word, place] of Object.entries(before)) {
      const moved = Math.hypot(after[word]!.x - place.x, after[word]!.y - place.y);
      expect(moved, `${word} moved`).toBeLessThan(0.2 * VIEWPORTS.projector.width);
    }
    await picture(projector, 'lesson-3-minute-2-wall');
    await picture(one!, 'lesson-3-minute-2-phone');
  });

  await test.step('[A25] minute 3: "Freunde" and " freunde " are one word', async () => {
    await addWord(three!, '  freunde  ');
    await expect(counted(wall, 'Freunde', 2)).toBeAttached({ timeout: 2000 });
  });

  await test.step('[A24] minute 4: too long is refused with the number, empty is ignored, an insult waits for the teacher', async () => {
    await addWord(one!, 'x'.repeat(41));
    await expect(
      one!.getByRole('alert').filter({ hasText: said('Das sind 41 Zeichen, höchstens 40 passen. Kürze dein Wort.') }),
    ).toBeVisible();
    await expect(field(one!)).toHaveValue('x'.repeat(41));
    await picture(one!, 'lesson-3-minute-4-too-long');
    await addWord(one!, '   ');
    await field(one!).fill('');
    await addWord(three!, 'Scheiße');
    await expect(laptop.getByRole('heading', { name: said('Zurückgehalten (1)') })).toBeVisible({ timeout: 2000 });
    await expect(wall.getByText('Scheiße')).toHaveCount(0);
    await picture(laptop, 'lesson-3-minute-4-laptop');
  });

  await test.step('minute 5: a hidden word is gone everywhere and stays so', async () => {
    await laptop.getByRole('button', { name: said('„Ferien“ ausblenden') }).click();
    await expect(wall.getByRole('row', { name: /^Ferien/ })).toHaveCount(0, { timeout: SEEN_MS + 1000 });
    await addWord(two!, 'Ferien');
    await expect(laptop.getByRole('heading', { name: said('Ausgeblendet (1)') })).toBeVisible();
    await projector.waitForTimeout(700);
    await expect(wall.getByRole('row', { name: /^Ferien/ })).toHaveCount(0);
  });

  await test.step('minute 5: a word is taken off on the wall itself, by finger or key, and brought back there', async () => {
    const word = (name: string) => wall.getByRole('button', { name: said(`„${name}“ ausblenden`) });
    await word('Musik').focus();
    await projector.keyboard.press('Enter');
    await expect(counted(wall, 'Musik', 3)).toHaveCount(0, { timeout: SEEN_MS + 1000 });
    await expect(one!.getByRole('row', { name: /^Musik/ })).toHaveCount(0, { timeout: SEEN_MS + 1000 });
    // The keyboard stays in the cloud.
    await expect(wall.getByRole('group', { name: said('Wortwolke') }).locator('button:focus')).toHaveCount(1);
    await wall.getByRole('button', { name: said('Rückgängig') }).click();
    await expect(counted(wall, 'Musik', 3)).toBeAttached({ timeout: SEEN_MS + 1000 });
    await expect(one!.getByRole('button', { name: like('„…“ ausblenden') })).toHaveCount(0);
  });

  await test.step("minute 6: one takes back a word of one's own", async () => {
    await two!.getByRole('button', { name: said('„Ruhe“ entfernen') }).press('Enter');
    await expect(two!.getByRole('textbox')).toBeFocused();
    await expect(wall.getByRole('row', { name: /^Ruhe/ })).toHaveCount(0, { timeout: 2000 });
    await expect(one!.getByRole('button', { name: said('„Familie“ entfernen') })).toHaveCount(0);
  });

  await test.step('[WCL-05] [E19] minute 8: the input is closed within two seconds, a late word is not lost', async () => {
    await field(three!).fill('Zu spät');
    await laptop.getByRole('switch', { name: said('Gäste dürfen Wörter hinzufügen') }).click();
    for (const page of [one!, two!, three!]) {
      await expect(page.getByText(said('Pause', 'closed'), { exact: true })).toBeVisible({ timeout: RIGHT_MS });
      await expect(field(page)).toHaveCount(0);
    }
    await expect(three!.getByText(said('Noch nicht dabei: „Zu spät“. Sag es laut, dann ist es nicht verloren.'))).toBeVisible();
    const [late] = await simulatedGuests(stack, id, 1);
    expect((await late!.put(`/api/word_clouds/word_clouds/${id}/add_word`, { words: 'Spät' })).status).toBe(403);
    await picture(three!, 'lesson-3-minute-8-phone');
    await picture(projector, 'lesson-3-minute-8-wall');
  });

  await test.step('minute 9: the cloud as a picture and as a table', async () => {
    for (const [name, file] of [
      ['Bild (PNG)', /\.png$/],
      ['Bild (SVG)', /\.svg$/],
      ['Tabelle (CSV)', /\.csv$/],
    ] as const) {
      await laptop.getByRole('button', { name: said('Mehr'), exact: true }).click();
      const download = laptop.waitForEvent('download');
      await laptop.getByRole('menuitem', { name: said(name) }).click();
      expect((await download).suggestedFilename()).toMatch(file);
    }
  });

  await test.step('minute 10: on paper are the question and the whole cloud, on one page, and nothing that waits or is hidden', async () => {
    const pages = (await laptop.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
    await laptop.emulateMedia({ media: 'print' });
    const paper = laptop.getByRole('img', { name: said('Wortwolke') });
    await expect(paper.locator('text')).toHaveCount(9);
    await expect(laptop.getByRole('heading', { name: 'Was ist Glück?' })).toBeVisible();
    for (const word of ['Scheiße', 'Ferien']) await expect(laptop.getByText(word).locator('visible=true')).toHaveCount(0);
    const within = await paper.evaluate((svg) => {
      const { left, right, top, bottom } = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')].every((word) => {
        const box = word.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 12 && box.bottom <= bottom + 12;
      });
    });
    expect(within).toBe(true);
    await picture(laptop, 'lesson-3-minute-10-paper');
    await laptop.emulateMedia({ media: 'screen' });
  });

  await test.step('minute 10: on an upright tablet nothing in the header lies on anything else, and a cloud without a question asks something all the same', async () => {
    await laptop.getByRole('textbox', { name: said('Titel') }).fill('Wie würdest du unsere Klassengemeinschaft beschreiben?');
    for (const width of [820, 768, 320]) {
      await laptop.setViewportSize({ width, height: 1100 });
      expect(await overlaps(laptop.getByRole('banner')), `${width} px`).toEqual([]);
    }
    await laptop.getByRole('textbox', { name: said('Titel') }).fill('Neue Wortwolke');
    await laptop.getByRole('textbox', { name: said('Titel') }).press('Enter');
    await expect(laptop.getByPlaceholder(said('Deine Frage an die Klasse'))).toBeVisible();
    await one!.reload();
    await expect(one!.getByRole('heading', { level: 1, name: said('Was fällt dir ein?') })).toBeVisible();
  });

  await Promise.all([computer, beamer, ...handsets].map((context) => context.close()));
});
