import type { AiConversation, Assistant } from '@murmel/contracts';
import { publicPathOf, TOOLS } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { sideways } from '../support/layout.js';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { moveUpByKeys } from '../support/sort-by-keys.js';
import { expect, picture, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

const { route } = TOOLS.assistants;

const field = (page: Page) => page.getByRole('textbox', { name: /^Deine Frage an/ });
const answers = (page: Page) => page.getByRole('article', { name: /^Antwort von/ });
const saved = (page: Page) => page.locator('header').getByText('Gespeichert');

test('an assistant is made, and talked with on a phone', { tag: '@walk' }, async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, guest] = [await computer.newPage(), await handset.newPage()];
  await teacher.goto(route);
  await teacher.getByRole('button', { name: 'Eigener Assistent' }).click();
  await expect(teacher).toHaveURL(/\/ai\/assistants\/[\da-f-]{36}$/);
  await teacher.getByRole('textbox', { name: 'Was soll der Assistent tun?' }).fill('Du bist ein Förster. Antworte kurz.');
  await expect(saved(teacher)).toBeVisible();
  const { secretLink } = await share(computer, idOf(teacher), { privacy: 'secret', visitorPermission: 'visitor_permissions_read' });
  await guest.goto(secretLink);
  await field(guest).fill('Zähle bis 3');
  await guest.getByRole('button', { name: 'Senden', exact: true }).tap();
  await expect(answers(guest)).toContainText('1 2 3');
  await Promise.all([computer.close(), handset.close()]);
});

test('an assistant, from what it is told to the phone of whoever talks with it', async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, guest] = [await computer.newPage(), await handset.newPage()];
  const title = teacher.getByRole('textbox', { name: 'Titel' });
  const stored = () => call<{ description: string; assistant: Assistant }>(computer, 'GET', `${route}/${idOf(teacher)}`);

  await test.step('[ASS-01] a teacher takes one over, and says who it is, how one begins and how it looks', async () => {
    await teacher.goto(route);
    await expect(teacher.getByRole('heading', { name: 'Zum Übernehmen' })).toBeVisible();
    await picture(teacher, 'assistants-list');
    await teacher.getByRole('button', { name: 'Eigener Assistent' }).click();
    await expect(teacher).toHaveURL(/\/ai\/assistants\/[\da-f-]{36}$/);
    await title.fill('Waldexperte');
    await title.press('Enter');
    await expect(teacher.getByRole('button', { name: 'Vorschlag holen' })).toBeDisabled();
    await teacher.getByRole('textbox', { name: 'Kurz beschrieben' }).fill('Beantwortet Fragen zum Ökosystem Wald.');
    await teacher.getByRole('textbox', { name: 'Was soll der Assistent tun?' }).fill('Du bist ein Förster. Antworte kurz.');
    await expect(teacher.getByText('6 Wörter')).toBeVisible();
    for (const starter of ['Zähle bis 3', 'Zähle bis 4']) {
      await teacher.getByRole('button', { name: 'Einstieg', exact: true }).click();
      await teacher.keyboard.type(starter);
    }
    await teacher.getByRole('radio', { name: 'Bäume' }).check();
    await teacher.getByRole('textbox', { name: 'Fragen am Tag' }).fill('2');
    await expect(saved(teacher)).toBeVisible();
    await expect
      .poll(async () => (await stored()).assistant)
      .toMatchObject({
        instructions: 'Du bist ein Förster. Antworte kurz.',
        starters: ['Zähle bis 3', 'Zähle bis 4'],
        avatar: { icon: 'tree', file: null },
        dailyLimit: 2,
      });
  });

  await test.step('[ASS-07] a model proposes role and instructions once name and description are there; nothing is taken over unasked', async () => {
    const told = teacher.getByRole('textbox', { name: 'Was soll der Assistent tun?' });
    await teacher.getByRole('button', { name: 'Vorschlag holen' }).click();
    await expect(teacher.getByRole('status').filter({ hasText: 'Ich zähle:' })).toBeVisible();
    await expect(told).toHaveValue('Du bist ein Förster. Antworte kurz.');
    await picture(teacher, 'assistant-suggestion');
    await teacher.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await expect(told).toHaveValue(/1 2 3/);
    await told.fill('Du bist ein Förster. Antworte kurz.');
  });

  await test.step('starters are put into order by keys; advice comes with too many words', async () => {
    await moveUpByKeys(teacher, teacher.getByRole('button', { name: 'Einstieg 2 ziehen' }), 1);
    await expect.poll(async () => (await stored()).assistant.starters).toEqual(['Zähle bis 4', 'Zähle bis 3']);
    const told = teacher.getByRole('textbox', { name: 'Was soll der Assistent tun?' });
    await told.fill('Wald '.repeat(1201));
    await expect(teacher.getByText('Das sind mehr als 1200 Wörter')).toBeVisible();
    await told.fill('Du bist ein Förster. Antworte kurz.');
  });

  await test.step('[ASS-09] a name of somebody whom nobody may play is not taken', async () => {
    await title.fill('Adolf Hitler');
    await title.press('Enter');
    await expect(teacher.getByText('Der Name ist nicht erlaubt.')).toBeVisible();
    await title.fill('Waldexperte');
    await title.press('Enter');
  });

  await test.step('and tries it out beside', async () => {
    await field(teacher).fill('Zähle bis 2');
    await field(teacher).press('Enter');
    await expect(answers(teacher)).toContainText('1 2');
    await picture(teacher, 'assistant-editor');
  });

  const { secretLink } = await share(computer, idOf(teacher), { privacy: 'secret', visitorPermission: 'visitor_permissions_read' });

  await test.step('[NAV-29] [DEL-01] whoever has the link talks with it on a phone, without an account', async () => {
    await guest.goto(secretLink);
    await expect(guest).toHaveURL(new RegExp(`${publicPathOf('assistants', idOf(teacher))}$`));
    await expect(guest.getByText('Beantwortet Fragen zum Ökosystem Wald.')).toBeVisible();
    await expect(guest.getByText('Heute sind noch 2 Fragen möglich.')).toBeVisible();
    await expect(guest.getByText('Dein Gespräch wird 2 Tage nach der letzten Nachricht gelöscht.')).toBeVisible();
    await picture(guest, 'assistant-phone-start');
    await guest.getByRole('button', { name: 'Zähle bis 4' }).tap();
    await expect(answers(guest)).toContainText('1 2 3 4');
    await expect(guest.getByText('Waldexperte schreibt …')).toBeHidden();
    await picture(guest, 'assistant-phone');
    expect(await sideways(guest)).toEqual([]);
  });

  await test.step('is warned before an address goes anywhere, and can only revise', async () => {
    const warning = guest.getByRole('status').filter({ hasText: 'persönliche Daten' });
    await field(guest).fill('Schreib an anna.muster@schule.example: zähle bis 2');
    await guest.getByRole('button', { name: 'Senden' }).tap();
    await expect(warning.getByRole('region')).toContainText('anna.muster@schule.example');
    await picture(guest, 'assistant-phone-warning');
    await expect(warning.getByRole('button', { name: 'Trotzdem senden' })).toHaveCount(0);
    await warning.getByRole('button', { name: 'Überarbeiten' }).tap();
    await field(guest).fill('Zähle bis 2');
    await guest.getByRole('button', { name: 'Senden' }).tap();
    await expect(answers(guest)).toHaveCount(2);
    await expect(answers(guest).last()).toContainText('1 2');
  });

  await test.step('reads when the day is over for it; what was said is there after a reload, and a new one begins', async () => {
    await expect(guest.getByText('Waldexperte schreibt …')).toBeHidden();
    await field(guest).fill('Zähle bis 5');
    await expect(guest.getByText('Du hast heute schon 2 Fragen gestellt').first()).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Senden' })).toBeDisabled();
    await guest.reload();
    await expect(answers(guest)).toHaveCount(2);
    await expect(field(guest)).toHaveValue('Zähle bis 5');
    await guest.getByRole('button', { name: 'Neu anfangen' }).tap();
    await expect(guest.getByRole('heading', { name: 'Hier ist Waldexperte' })).toBeVisible();
  });

  await test.step("[ASS-24] the teacher has their own conversation with it at its address, and sees nothing of the guest's", async () => {
    const id = idOf(teacher);
    await teacher.goto('/ai/chats/assistants/my');
    await teacher.getByRole('link', { name: 'Waldexperte' }).first().click();
    await expect(teacher).toHaveURL(new RegExp(`/ai/chats/assistants/${id}$`));
    await expect(answers(teacher)).toHaveCount(1);
    await expect(answers(teacher)).toContainText('1 2');
    const { entries } = await call<{ entries: AiConversation[] }>(computer, 'GET', `${route}/${id}/conversations`);
    expect(entries.map(({ title: name }) => name)).toEqual(['Zähle bis 2']);
    await teacher.goto(`/ai/chats/assistants/${id}/share`);
    await expect(teacher.getByRole('dialog')).toBeVisible();
  });

  await test.step('[ASS-11] found by a word, put into the archive and brought back', async () => {
    await teacher.goto(route);
    await teacher.getByRole('searchbox', { name: 'Assistenten suchen' }).fill('Ökosystem');
    await expect(teacher.getByRole('link', { name: 'Waldexperte' })).toHaveCount(1);
    await teacher.getByRole('button', { name: 'Mehr zu „Waldexperte“' }).click();
    await teacher.getByRole('menuitem', { name: 'Ins Archiv legen' }).click();
    await expect(teacher.getByRole('link', { name: 'Waldexperte' })).toHaveCount(0);
    await teacher.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(teacher.getByRole('link', { name: 'Waldexperte' })).toHaveCount(1);
  });

  await test.step("[ASS-11] one that comes with the product becomes one's own", async () => {
    await teacher.goto(`${route}?show=for_learners`);
    await teacher
      .getByRole('button', { name: /^„.+“ verwenden$/ })
      .first()
      .click();
    await expect(teacher).toHaveURL(/\/ai\/assistants\/[\da-f-]{36}$/);
    await expect(teacher.getByRole('textbox', { name: 'Was soll der Assistent tun?' })).not.toHaveValue('');
  });

  await test.step('[ASS-06] a tool of a connected service is chosen apart; what would be sent is shown, and goes by a click', async () => {
    await teacher.getByRole('switch', { name: 'Termin eintragen' }).press('Space');
    await teacher.getByRole('button', { name: /^Modell:/ }).click();
    await teacher.getByRole('menuitemradio', { name: /Handwerker/ }).click();
    await expect.poll(async () => (await stored()).assistant).toMatchObject({ mcpTools: ['schule/add'], model: 'obeys' });
    // Beside the editor it answers as it does learners, who get no tools of services.
    await teacher.goto(`/ai/chats/assistants/${idOf(teacher)}`);
    await field(teacher).fill('Trag den Wandertag ein');
    await field(teacher).press('Enter');
    const wants = teacher.getByRole('region', { name: 'Möchte Schulkalender: Termin eintragen benutzen' });
    await expect(wants).toContainText('title: Wandertag');
    await picture(teacher, 'assistant-mcp');
    await wants.getByRole('button', { name: 'Senden' }).press('Enter');
    const sent = teacher.getByText('Gesendet: Schulkalender: Termin eintragen');
    await expect(teacher.locator('summary').filter({ has: sent })).toBeFocused();
    await sent.press('Enter');
    await expect(teacher.getByText('Eingetragen: Wandertag')).toBeVisible();
  });

  await test.step('[ASS-22] [ASS-23] a character of one’s own stands among those of the product; a conversation has an address below its character', async () => {
    await teacher.goto('/ai/personas');
    await teacher.getByRole('link', { name: 'Eigene Figur' }).click();
    await expect(teacher).toHaveURL(/\/ai\/personas\/new$/);
    const name = teacher.getByRole('textbox', { name: 'Wie heißt sie?' });
    await name.fill('Adolf Hitler');
    await teacher.getByRole('button', { name: 'Figur anlegen' }).click();
    await expect(teacher.getByText('Der Name ist nicht erlaubt.')).toBeVisible();
    await name.fill('Oma Moos');
    await teacher.getByRole('textbox', { name: 'Wer ist sie?' }).fill('Kennt jedes Moos beim Namen.');
    await picture(teacher, 'character-new');
    await teacher.getByRole('button', { name: 'Figur anlegen' }).click();
    await expect(teacher).toHaveURL(/\/ai\/assistants\/[\da-f-]{36}$/);
    await teacher.goto('/ai/personas');
    await teacher.getByRole('radio', { name: 'Meine Figuren' }).click();
    await expect(teacher.getByRole('link', { name: 'Oma Moos' })).toBeVisible();
    await picture(teacher, 'characters');
    const { id } = await call<AiConversation>(computer, 'POST', '/ai/conversations', { persona: 'merian' });
    await teacher.goto(`/ai/personas/merian/chat/${id}`);
    await expect(teacher).toHaveURL(new RegExp(`/ai/chats/${id}$`));
    await teacher.goto('/ai/personas/merian');
    await expect(teacher.getByRole('region', { name: 'Deine Gespräche' }).getByRole('link')).toHaveCount(1);
  });
  await Promise.all([computer.close(), handset.close()]);
});

const idOf = (page: Page): string => /[\da-f-]{36}/.exec(page.url())![0];
