import { newConversion } from './support/converter-places.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

test('pictures', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  const id = await newConversion(teacher);

  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/ai/converters/history/${id}`);
    await expect(page.getByRole('region', { name: 'Ergebnis' })).toBeVisible();
    await page.waitForTimeout(1000);
    await picture(page, `s-job-${scheme}`);
    await page.goto('/ai/converters');
    await page.getByRole('radio', { name: 'Text', exact: true }).first().check();
    await page.getByRole('radio', { name: 'Podcast' }).check();
    await page.waitForTimeout(1000);
    await picture(page, `s-conv-${scheme}`);
    await page.setViewportSize(VIEWPORTS.phone);
    await picture(page, `s-conv-phone-${scheme}`);
    await page.goto(`/ai/converters/history/${id}`);
    await expect(page.getByRole('region', { name: 'Ergebnis' })).toBeVisible();
    await page.waitForTimeout(1000);
    await picture(page, `s-job-phone-${scheme}`);
    await page.setViewportSize(VIEWPORTS.teacher);
  }
  await page.goto('/de/help/model_cards');
  await page.waitForTimeout(1500);
  await page.getByRole('heading', { name: 'Diese lesen vor' }).scrollIntoViewIfNeeded();
  await picture(page, 's-cards');
  await teacher.close();
});
