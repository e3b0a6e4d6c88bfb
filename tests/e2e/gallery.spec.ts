import { newTeacher, phone, signedIn } from './support/people.js';
import { newBoard, pinCard } from './support/pinboard.js';
import { expect, picture, test } from './support/test.js';

test('[SHR-02] [C26] a teacher opens a board to the world, a visitor looks at it, a colleague copies it with one tap, and it is taken back', async ({
  browser,
  stack,
}) => {
  const [ada, berta] = [await newTeacher(stack), await newTeacher(stack, 'Berta', 'Kurz')];
  const [owner, colleague] = [await signedIn(browser, stack, ada), await signedIn(browser, stack, berta)];
  const title = `Wiese ${Date.now()}`;
  const board = await newBoard(owner, title, ['Insekten']);
  await pinCard(owner, board, 'Insekten', { name: 'Honigbiene' });
  const mine = await owner.newPage();
  const share = mine.getByRole('dialog', { name: 'Teilen', exact: true });

  await test.step('it is asked once, in plain words, with licence and what it is found by', async () => {
    await mine.goto(`/pinboard/boards/${board.id}/share`);
    await share.getByRole('radio', { name: /^Offenes Material/ }).click();
    const asked = mine.getByRole('dialog', { name: 'Für alle öffnen' });
    await expect(asked).toContainText('Alle Menschen im Internet können es in der Galerie finden');
    await expect(asked).toContainText('Ada Lehmann');
    await asked.getByRole('radio', { name: /^CC BY 4.0/ }).check();
    await asked.locator('summary').first().click();
    await asked.getByRole('checkbox', { name: 'Biologie' }).check();
    await picture(mine, 'gallery-publish');
    await asked.getByRole('button', { name: 'Für alle öffnen' }).click();
    await expect(asked).toBeHidden();
    await expect(share.getByRole('combobox', { name: 'Lizenz' })).toHaveValue('CC-BY-4.0');
  });

  await test.step('a visitor finds it by a word and a subject, on a phone, and looks at it without an account', async () => {
    const visitor = await phone(browser, stack);
    const page = await visitor.newPage();
    await page.goto('/gallery/community');
    const search = page.getByRole('searchbox', { name: 'Offene Materialien durchsuchen' });
    await search.pressSequentially(title);
    await expect(search).toHaveValue(title);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Fach' }).selectOption({ label: 'Biologie (1)' });
    await expect(page).toHaveURL(/subjectType=BIOLOGY/);
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('CC BY 4.0 · von Ada Lehmann');
    await picture(page, 'gallery-phone');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Honigbiene')).toBeVisible();
    await expect(page.getByRole('button', { name: 'In meine Ablage kopieren' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Über dieses Material' }).click();
    await page.getByRole('button', { name: 'Als PDF' }).click();
    await expect(page.getByRole('dialog', { name: 'Als PDF speichern' })).toBeVisible();
    await picture(page, 'gallery-as-pdf');
    await visitor.close();
  });

  await test.step('[C26] its page says title, author and licence to whoever runs no script, and no policy stands in the way', async () => {
    const visitor = await phone(browser, stack);
    const page = await visitor.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
    });
    const path = `/pinboard/public_boards/${board.id}`;
    const written = (await (await page.goto(path))!.text()).replaceAll(/\s+/g, ' ');
    expect(written).toContain(`<title>${title} | murmel</title>`);
    await expect(page.getByText('Honigbiene')).toBeVisible();
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(told!)).toMatchObject({
      ...{ '@type': 'LearningResource', name: title, author: { name: 'Ada Lehmann' } },
      license: 'https://creativecommons.org/licenses/by/4.0/',
    });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}\\?public_token=`));
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    expect(refused).toEqual([]);
    await visitor.close();
  });

  await test.step('a colleague copies it with one tap', async () => {
    const page = await colleague.newPage();
    await page.goto(`/gallery/community?q=${encodeURIComponent(title)}`);
    const card = page.getByRole('article').filter({ hasText: title });
    await card.hover();
    await picture(page, 'gallery');
    await page.getByRole('button', { name: `„${title}“ in meine Ablage kopieren` }).click();
    await expect(page.getByText(`„${title} (Kopie)“ liegt jetzt in deiner Ablage.`)).toBeVisible();
    await expect(card).toContainText('1-mal übernommen');
  });

  await test.step('another privacy takes it back', async () => {
    await share.getByRole('radio', { name: /^Geheimer Link/ }).click();
    await expect(share.getByRole('radio', { name: /^Geheimer Link/ })).toBeChecked();
    await expect(async () => {
      await mine.goto(`/gallery/community?q=${encodeURIComponent(title)}`);
      const [nothing, card] = [mine.getByText('Dazu ist nichts dabei.'), mine.getByRole('article').filter({ hasText: title })];
      await expect(nothing.or(card)).toBeVisible();
      expect(await card.count()).toBe(0);
    }).toPass();
  });
  await Promise.all([owner.close(), colleague.close()]);
});
