import { inDatabase, newTeacher, phone, signedIn } from './support/people.js';
import { newBoard, pinCard } from './support/pinboard.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

test('[C27] a visitor reports open material on a phone, a reviewer hides it, its author reads why without a reload, asks again, and it is back', async ({
  browser,
  stack,
}) => {
  const [ada, rita] = [await newTeacher(stack), await newTeacher(stack, 'Rita', 'Rat')];
  await inDatabase(stack, (client) => client.query('update account set reviewer = true where id = $1', [rita.id]));
  const [owner, reviewer] = [await signedIn(browser, stack, ada), await signedIn(browser, stack, rita)];
  const title = `Hecke ${Date.now()}`;
  const board = await newBoard(owner, title, ['Vögel']);
  await pinCard(owner, board, 'Vögel', { name: 'Rotkehlchen' });
  const described = { description: 'Was in einer Hecke lebt.' };
  await call(owner, 'PUT', `/items/${board.id}`, described);
  await call(owner, 'PUT', `/items/${board.id}/publication`, { licence: 'CC-BY-4.0', subjectTypes: ['BIOLOGY'] });
  const visitor = await phone(browser, stack);
  const visited = await visitor.newPage();

  await test.step('a visitor reads beside it whose it is and what one may do; nothing is stored on the phone', async () => {
    await visited.goto(`/gallery/community?q=${encodeURIComponent(title)}`);
    await visited.getByRole('link', { name: title }).click();
    await expect(visited.getByText('Rotkehlchen')).toBeVisible();
    await visited.getByRole('button', { name: 'Über dieses Material' }).click();
    const sheet = visited.getByRole('dialog', { name: 'Über dieses Material' });
    await expect(sheet).toContainText('Was in einer Hecke lebt.');
    await expect(sheet).toContainText('1 offenes Material');
    await expect(sheet.getByRole('heading', { name: 'CC BY 4.0' })).toBeVisible();
    await expect(sheet).toContainText('Nenne Ada Lehmann.');
    await picture(visited, 'open-page-phone');
    expect((await visitor.cookies()).filter(({ name }) => name.includes('visitor'))).toEqual([]);
    await sheet.getByRole('button', { name: 'Melden' }).click();
  });

  await test.step('says what is wrong, with a reason, and not twice', async () => {
    const dialog = visited.getByRole('dialog', { name: 'Inhalt melden' });
    await dialog.getByRole('button', { name: 'Melden' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Wähle einen Grund.' })).toBeVisible();
    await dialog.getByRole('radio', { name: /^Verletzt Rechte/ }).check();
    await dialog.getByRole('textbox', { name: 'Magst du es genauer sagen?' }).fill('Das Foto ist von mir.');
    await picture(visited, 'report-phone');
    await dialog.getByRole('button', { name: 'Melden' }).click();
    await expect(visited.getByText('Danke! Wir sehen es uns an.')).toBeVisible();
    await visited.getByRole('button', { name: 'Über dieses Material' }).click();
    await visited.getByRole('button', { name: 'Melden' }).click();
    await dialog.getByRole('radio', { name: 'Werbung' }).check();
    await dialog.getByRole('button', { name: 'Melden' }).click();
    await expect(visited.getByText('Das hast du schon gemeldet.')).toBeVisible();
  });

  const mine = await owner.newPage();
  const notice = mine.getByRole('alert').filter({ hasText: 'Verborgen' });
  const review = await reviewer.newPage();
  const reported = review.getByRole('article').filter({ hasText: title });

  await test.step('the author works on it while a reviewer hides it with a reason', async () => {
    await mine.goto(`/pinboard/boards/${board.id}`);
    await expect(mine.getByText('Rotkehlchen')).toBeVisible();
    await review.goto('/');
    await review.getByRole('link', { name: 'Meldungen' }).click();
    await expect(reported).toContainText('Das Foto ist von mir.');
    await expect(reported).toContainText('1 Meldung');
    await picture(review, 'reviews');
    await reported.getByRole('button', { name: `„${title}“ verbergen` }).click();
    const dialog = review.getByRole('dialog', { name: `„${title}“ verbergen` });
    await dialog.getByRole('button', { name: 'Verbergen' }).click();
    await expect(dialog).toContainText('Schreib eine kurze Begründung.');
    await dialog.getByRole('textbox', { name: 'Begründung' }).fill('Das Foto gehört dir nicht.');
    await dialog.getByRole('button', { name: 'Verbergen' }).click();
    await expect(reported).toHaveCount(0);
  });

  await test.step('the author reads why, without a reload; the visitor’s page closes, and the gallery has it no more', async () => {
    await expect(notice).toContainText('Grund: Das Foto gehört dir nicht.');
    await picture(mine, 'hidden');
    await expect(visited.getByText('Diese Seite ist nicht (mehr) verfügbar.')).toBeVisible();
    await expect(visited.getByRole('button', { name: 'Über dieses Material' })).toHaveCount(0);
    const lost = await visitor.newPage();
    await lost.goto(`/gallery/community?q=${encodeURIComponent(title)}`);
    await expect(lost.getByText('Dazu ist nichts dabei.')).toBeVisible();
    await lost.close();
    const library = await owner.newPage();
    await library.goto('/folders');
    await expect(library.getByRole('article').filter({ hasText: title })).toContainText('Verborgen');
    await library.close();
  });

  await test.step('changes it and asks for another look', async () => {
    await notice.getByRole('button', { name: 'Noch einmal prüfen lassen' }).click();
    await expect(notice).toContainText('Du hast um eine neue Prüfung gebeten.');
    await expect(notice.getByRole('button', { name: 'Noch einmal prüfen lassen' })).toHaveCount(0);
  });

  await test.step('the reviewer sees that, looks at it and releases it', async () => {
    await review.goto('/reviews');
    await expect(reported).toContainText('Bittet um neue Prüfung');
    const [looked] = await Promise.all([review.waitForEvent('popup'), reported.getByRole('link', { name: /^Ansehen/ }).click()]);
    await expect(looked.getByText('Rotkehlchen')).toBeVisible();
    await picture(looked, 'open-page');
    await looked.close();
    await reported.getByRole('button', { name: `„${title}“ freigeben` }).click();
    const dialog = review.getByRole('dialog', { name: `„${title}“ freigeben` });
    await dialog.getByRole('textbox', { name: 'Begründung' }).fill('Danke fürs Ändern!');
    await dialog.getByRole('button', { name: 'Freigeben' }).click();
    await expect(reported).toHaveCount(0);
    await review.getByRole('link', { name: 'Entschieden' }).click();
    await expect(reported).toContainText('Danke fürs Ändern!');
  });

  await test.step('it is back: for the author without a reload, for the visitor, and in the gallery', async () => {
    await expect(notice).toHaveCount(0);
    await expect(visited.getByText('Rotkehlchen')).toBeVisible();
    const found = await visitor.newPage();
    await found.goto(`/gallery/community?q=${encodeURIComponent(title)}`);
    await expect(found.getByRole('link', { name: title })).toBeVisible();
    await found.close();
  });
  await Promise.all([owner.close(), reviewer.close(), visitor.close()]);
});
