import { TOOL_KEYS, TOOLS, type ToolKey } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from './support/people.js';
import { openSurvey } from './support/survey.js';
import { expect, test } from './support/test.js';
import { call, share } from './support/wire.js';
import { putBlock, sheetOf } from './support/worksheet.js';

test('[ACC-17] what a teacher wrote is marked with its own language, whatever language the page around it has', async ({
  browser,
  stack,
}) => {
  const [teacher, guest] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const page = await guest.newPage();
  // An empty one, or one that is not open, shows nothing of what was written.
  const opensWith: Partial<Record<ToolKey, (id: string) => Promise<unknown>>> = {
    surveys: async (id) => {
      await call(teacher, 'POST', `/surveys/surveys/${id}/questions`, { type: 'rating', title: 'How was it?' });
      await openSurvey(teacher, id);
    },
    worksheet: async (id) => {
      await putBlock(teacher, id, 'Text');
      await call(teacher, 'PUT', sheetOf(id), { state: 'open' });
    },
    link_shortener: (id) => call(teacher, 'PUT', `${TOOLS.link_shortener.route}/${id}`, { url: 'https://klexikon.zum.de/wiki/Wald' }),
  };
  // A published website is in its own language as a whole.
  for (const tool of TOOL_KEYS.filter((key) => key !== 'website')) {
    const title = `Forest and meadow ${tool}`;
    const { route } = TOOLS[tool];
    const { id } = await call<{ id: string }>(teacher, 'POST', route, { title });
    await call(teacher, 'PUT', `${route}/${id}`, { language: 'en' });
    await opensWith[tool]?.(id);
    const { secretLink } = await share(teacher, id, { privacy: 'secret' });
    await page.goto(secretLink);
    const said = page.getByText(title, { exact: true }).filter({ visible: true }).first();
    await expect(said, tool).toBeVisible();
    await expect(page.locator('html'), tool).toHaveAttribute('lang', 'de');
    // The first element that draws it may differ from the final one.
    await expect.poll(() => said.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')), { message: tool }).toBe('en');
  }
  await Promise.all([teacher.close(), guest.close()]);
});
