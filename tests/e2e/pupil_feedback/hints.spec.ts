import { type FeedbackAssignmentItem, TOOLS } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

const { route } = TOOLS.pupil_feedback;
const TEXT = 'Wir haben Wasserpest in ein Glas getan. Dann haben wir die Blasen gezählt. Bei wenig Licht waren es weniger.';

test('[PFB-03] a hint of a model is read by the teacher before the pupil sees it', async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const { id } = await call<FeedbackAssignmentItem>(computer, 'POST', route, { title: 'Protokoll' });
  const { secretLink } = await share(computer, id, { privacy: 'secret' });

  await test.step('the teacher switches hints on', async () => {
    await teacher.goto(`${route}/${id}`);
    await teacher.getByRole('combobox', { name: 'Hinweise zu jeder Fassung' }).selectOption('Ich lese jeden zuerst');
    await expect(teacher.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('a guest hands in, and hints are on their way', async () => {
    await visitor.goto(secretLink);
    await visitor.getByRole('textbox', { name: 'Dein Name oder ein Kürzel' }).fill('Mila');
    await visitor.getByRole('button', { name: 'Losschreiben' }).click();
    await visitor.getByRole('textbox', { name: 'Dein Text' }).fill(TEXT);
    await visitor.getByRole('button', { name: 'Erste Fassung abgeben' }).click();
    await expect(visitor.getByText('Fassung 1 ist angekommen.')).toBeVisible();
  });

  await test.step('the teacher reads them, changes one and shows it', async () => {
    await teacher.goto(`${route}/${id}/responses/1/feedback/hints`);
    const hints = teacher.getByRole('region', { name: 'Hinweise der KI' });
    await expect(hints.getByRole('article').first()).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Hinweise' })).toBeHidden();
    await hints.getByRole('button', { name: 'Ändern' }).first().click();
    await hints.getByRole('textbox', { name: 'Hinweis in deinen Worten' }).fill('Wie viele Blasen waren es?');
    await hints.getByRole('button', { name: 'Zeigen' }).first().click();
    await expect(visitor.getByText('Wie viele Blasen waren es?')).toBeVisible();
  });
  await Promise.all([computer.close(), handset.close()]);
});
