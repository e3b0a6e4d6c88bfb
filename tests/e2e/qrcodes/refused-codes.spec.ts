import { type CodeItem, type Item, NEW_LOOK, TOOLS } from '@murmel/contracts';
import { newTeacher, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route } = TOOLS.qrcodes;
const LONG = 'Lies den Auftrag an deiner Station. '.repeat(13).trim();

test('a QR code that no camera would read, or none could be asked, is not saved and not printed, with the reason', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const small = { content: { kind: 'text', text: LONG }, look: { ...NEW_LOOK, width: 15 } };
  const { id } = await call<Item>(computer, 'POST', route, small);
  const notPrinted = teacher.getByRole('dialog', { name: 'Code drucken' });

  await test.step('printed so small that its fields run together', async () => {
    await teacher.goto(`${route}/${id}`);
    await expect(teacher.getByText('1,5 cm sind zu klein.')).toBeVisible();
    await teacher.getByRole('button', { name: 'Als PDF drucken' }).click();
    await expect(notPrinted.getByRole('alert').first()).toContainText(/wäre er 1,5 cm breit, nötig sind \d(,5)? cm/);
    await teacher.keyboard.press('Escape');
  });

  await test.step('a sheet names the lines that are too small, and prints what is large enough', async () => {
    const sheet = {
      columns: 4,
      rows: [
        { label: 'Teich', value: 'kurz' },
        { label: 'Moor', value: `${LONG}!` },
      ],
    };
    await call(computer, 'PUT', `${route}/${id}`, { look: { ...NEW_LOOK, width: 15 }, sheet });
    await teacher.reload();
    await teacher.getByRole('button', { name: 'Bogen drucken' }).click();
    await expect(notPrinted.getByRole('alert').first()).toContainText('Das betrifft: Moor');
    await teacher.keyboard.press('Escape');
    await call(computer, 'PUT', `${route}/${id}`, { look: { ...NEW_LOOK, width: 70 }, sheet: { ...sheet, columns: 2 } });
    await teacher.reload();
    await teacher.getByRole('button', { name: 'Bogen drucken' }).click();
    await expect(teacher.getByRole('dialog').getByRole('button', { name: 'Speichern' })).toBeVisible();
    await teacher.keyboard.press('Escape');
  });

  await test.step('3,000 characters are counted, and the field keeps them', async () => {
    const field = teacher.getByRole('textbox', { name: 'Text', exact: true });
    await field.fill('ä'.repeat(1500));
    await expect(teacher.getByText('Das sind 3.000 Zeichen. Ein Code, den Handys noch lesen, fasst höchstens 500.')).toBeVisible();
    await expect(field).toHaveValue('ä'.repeat(1500));
    await field.fill('Wald');
    const stored = async () => (await call<CodeItem>(computer, 'GET', `${route}/${id}`)).code.content;
    await expect.poll(stored).toMatchObject({ text: 'Wald' });
    await expect(teacher.getByText('Gespeichert')).toBeVisible();
  });

  await test.step('without the reader nothing is saved', async () => {
    await teacher.route(/zxing_reader.*\.wasm/, (asked) => asked.abort());
    await teacher.reload();
    await expect(teacher.getByText('Nicht geprüft')).toBeVisible();
    await teacher.getByRole('button', { name: 'SVG', exact: true }).click();
    await expect(teacher.getByText('Nicht gesichert: Der Testleser ist gerade nicht da.')).toBeVisible();
    await teacher.getByRole('button', { name: 'Bogen drucken' }).click();
    // The dialog's own words: the notice about the file says nearly the same, and is there before.
    await expect(notPrinted.getByText('deshalb wird nichts gedruckt')).toBeVisible();
    await teacher.unroute(/zxing_reader.*\.wasm/);
    await notPrinted.getByRole('button', { name: 'Noch einmal prüfen' }).click();
    await expect(teacher.getByRole('dialog').getByRole('button', { name: 'Speichern' })).toBeVisible();
  });
  await computer.close();
});

test('the key of a network stays with its owner: it waits until the code is locked, and is then shared by nobody', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const { id } = await call<Item>(computer, 'POST', route, { content: { kind: 'text', text: 'Wald' } });
  await call(computer, 'PUT', `/items/${id}/share`, { privacy: 'secret' });
  const stored = async () => (await call<CodeItem>(computer, 'GET', `${route}/${id}`)).code.content;
  await teacher.goto(`${route}/${id}`);
  await teacher.getByRole('radio', { name: 'WLAN' }).check();
  await teacher.getByRole('textbox', { name: 'Name des WLANs' }).fill('Grüße; Gäste');
  await expect(teacher.getByText('Dieser QR-Code ist geteilt oder eine Vorlage.')).toBeVisible();
  expect(await stored()).toEqual({ kind: 'text', text: 'Wald' });
  await teacher.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect.poll(stored).toMatchObject({ kind: 'wifi', name: 'Grüße; Gäste' });
  await teacher.getByRole('button', { name: 'Teilen' }).click();
  await teacher.getByRole('dialog').getByRole('switch').first().click();
  await expect(teacher.getByRole('dialog').getByText('Was hier steht, bleibt bei dir')).toBeVisible();
  await computer.close();
});
