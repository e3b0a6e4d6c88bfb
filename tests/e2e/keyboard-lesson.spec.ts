import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { newTeacher, signedIn, stranger } from './support/people.js';
import { cardsCalled, newBoard } from './support/pinboard.js';
import { codeField, newClassOf, newProject } from './support/pupils.js';
import { newSurvey, openSurvey } from './support/survey.js';
import { expect, test } from './support/test.js';
import { call, share } from './support/wire.js';
import { newSheet, putBlock } from './support/worksheet.js';

/** Holds what a screen reader is given at each station, after a run with `E2E_PICTURES=1` (docs/accessibility.md). */
const PROTOCOL = 'test-results/pictures/keyboard-lesson.md';
const MOST_TABS = 80;

/**
 * Seconds of a practised hand, after the keystroke-level model (Card, Moran, Newell 1980): a key, a pointer that is brought somewhere and
 * pressed, a hand that goes from one to the other. A machine's own pace would say nothing about a pupil's.
 */
const SECONDS = { key: 0.28, press: 1.1 + 0.2, change: 0.4 } as const;

/** How a pupil does things: everything is found by role and name, as a screen reader has it. */
interface Hand {
  seconds: number;
  press(control: Locator): Promise<void>;
  choose(option: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

function keysOf(page: Page): Hand {
  const press = async (key: string): Promise<void> => {
    hand.seconds += SECONDS.key;
    await page.keyboard.press(key);
  };
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(control)}`);
  };
  const hand: Hand = {
    seconds: 0,
    press: async (control) => {
      await reach(control);
      await press('Enter');
    },
    choose: async (option) => {
      await reach(option);
      await press('Space');
      await expect(option).toBeChecked();
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.type(text);
      hand.seconds += text.length * SECONDS.key;
    },
  };
  return hand;
}

function mouseOf(page: Page): Hand {
  const hand: Hand = {
    seconds: 0,
    press: async (control) => {
      await control.click();
      hand.seconds += SECONDS.press;
    },
    choose: async (option) => {
      const label = await option.evaluateHandle((input: HTMLInputElement) => input.labels![0]!);
      await label.click();
      await expect(option).toBeChecked();
      hand.seconds += SECONDS.press;
    },
    write: async (field, text) => {
      await field.click();
      await page.keyboard.type(text);
      hand.seconds += SECONDS.press + 2 * SECONDS.change + text.length * SECONDS.key;
    },
  };
  return hand;
}

/** Goes through a lesson from the code to what is handed in. @returns what a screen reader has at each station, by its name */
async function goThrough(page: Page, hand: Hand, code: string, card: string): Promise<Map<string, string>> {
  const stations = new Map<string, string>();
  const note = async (name: string): Promise<void> => void stations.set(name, await page.locator('body').ariaSnapshot());
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const open = (name: RegExp) => hand.press(page.getByRole('main').getByRole('link', { name }).first());
  const thanks = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Danke, alles ist abgegeben!' })).toBeVisible();
  };
  const back = async (): Promise<void> => {
    await hand.press(page.getByRole('link', { name: /^Zurück zum Projekt/ }).first());
    await heading('Ökosystem Wald');
  };

  await page.goto('/go');
  await hand.write(codeField(page), code);
  await note('code');
  await hand.press(page.getByRole('button', { name: 'Los' }));
  await heading(/^Hallo /);
  await note('class');
  await open(/^(Weitermachen|Los)/);
  await heading('Ökosystem Wald');
  await note('project');

  await open(/Thesenwand/);
  await hand.press(page.getByRole('button', { name: 'Karte hinzufügen zu „Pro“' }));
  await hand.write(page.getByRole('textbox', { name: 'Titel' }), card);
  await note('card');
  await hand.press(page.getByRole('button', { name: 'Anpinnen' }));
  await expect(page.getByRole('link', { name: card, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await note('board');
  await back();

  await open(/Stunde/);
  await hand.choose(page.getByRole('radio', { name: 'Moos' }));
  await note('survey');
  await hand.press(page.getByRole('button', { name: 'Weiter' }));
  await hand.write(page.getByRole('textbox', { name: /unklar/ }), 'Nichts mehr.');
  await hand.press(page.getByRole('button', { name: 'Absenden' }));
  await thanks();
  await note('survey sent');
  await back();

  await open(/Pflanzen atmen/);
  await hand.press(page.getByRole('button', { name: 'Los geht’s' }));
  await hand.write(page.getByRole('textbox', { name: /nachts/ }), 'Sie atmet.');
  await note('worksheet');
  await hand.press(page.getByRole('button', { name: 'Abgeben' }));
  await thanks();
  await note('worksheet handed in');
  return stations;
}

test('[TR-51] [ACC-21] a whole lesson of a pupil by keyboard and by what a screen reader is given, in at most twice the time of a mouse', async ({
  browser,
  stack,
}) => {
  test.setTimeout(300_000);
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  const survey = await newSurvey(teacher, 'Stunde', [
    { type: 'single_choice', title: 'Was wächst am Boden?', options: ['Moos', 'Fels'], required: true },
    { type: 'long_answer', title: 'Was ist noch unklar?' },
  ]);
  await openSurvey(teacher, survey.id);
  const sheet = await newSheet(teacher, 'Pflanzen atmen');
  await putBlock(teacher, sheet, 'Text', { task: 'Was macht die Pflanze nachts?' });
  await share(teacher, sheet, { privacy: 'secret' });
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila', 'Tom']);
  await newProject(teacher, schoolClass.id, { itemIds: [board.id, survey.id, sheet], tools: [] });

  const took: Record<string, number> = {};
  const ways = { mouse: mouseOf, keys: keysOf };
  let stations = new Map<string, string>();
  for (const [index, [name, handOf]] of Object.entries(ways).entries()) {
    const context = await stranger(browser, stack);
    const page = await context.newPage();
    const hand = handOf(page);
    stations = await goThrough(page, hand, pupils[index]!.code!, `Karte von ${name}`);
    took[name] = hand.seconds;
    await context.close();
  }
  console.log(`  a practised hand takes ${took['mouse']!.toFixed(0)} s with a mouse, ${took['keys']!.toFixed(0)} s with keys`);
  if (process.env['E2E_PICTURES'] === '1') {
    mkdirSync('test-results/pictures', { recursive: true });
    writeFileSync(PROTOCOL, [...stations].map(([name, text]) => `## ${name}\n\n\`\`\`yaml\n${text}\n\`\`\`\n`).join('\n'));
  }
  expect(took['keys']!).toBeLessThanOrEqual(2 * took['mouse']!);

  await test.step('it arrived, with the names of who did it', async () => {
    expect((await cardsCalled(teacher, board, 'Pro')).map(({ name }) => name)).toEqual(['Karte von mouse', 'Karte von keys']);
    const { entries } = await call<{ entries: unknown[] }>(teacher, 'GET', `/surveys/surveys/${survey.id}/responses`);
    expect(entries).toHaveLength(2);
  });
  await test.step('at each station there is one heading of the first level, and where one is', () => {
    for (const [name, text] of stations) {
      expect(text.match(/- heading .*\[level=1\]/g), name).toHaveLength(1);
      expect(text, name).toMatch(/- main/);
      // Something that is pressed and has no name would stand there as its role alone.
      expect(text.match(/^\s*- (button|link|textbox|radio|checkbox)(:| \[|$)/gm) ?? [], name).toEqual([]);
    }
  });
  await teacher.close();
});
