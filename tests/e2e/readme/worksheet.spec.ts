import { type OwnWork, WORK_TOPIC, type WorksheetAnswer, type WorksheetBlock } from '@murmel/contracts';
import { LiveBrowser } from '../../live/support/live-browser.js';
import { phone } from '../support/people.js';
import { simulatedGuests } from '../support/simulated-guests.js';
import type { StackAddress } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { blocksCalled } from '../support/worksheet.js';
import { deniz, exampleOf, linkOf, pageOf } from './demo-world.js';
import { keep } from './keep-picture.js';

interface Work {
  name: string;
  /** letters of the options */
  chosen: string[];
  gaps: string[];
  text: string;
}

const RIGHT = ['Blättern', 'Licht', 'Traubenzucker', 'Sauerstoff'];
const work = (name: string, chosen: string, gaps: string[], text = ''): Work => ({ name, chosen: [...chosen], gaps, text });
/** Answers of the class so far, under pseudonyms. */
const CLASS: readonly Work[] = [
  work('Ahorn', 'ac', RIGHT, 'Sie atmet wie wir und verbraucht Sauerstoff.'),
  work('Birke', 'ac', ['Blättern', 'Licht', 'Zucker', 'Sauerstoff'], 'Ohne Licht keine Fotosynthese, also atmet sie nur.'),
  work('Dachs', 'a', ['Wurzeln', 'Licht', 'Zucker']),
  work('Eule', 'abc', RIGHT, 'Sie schläft.'),
  work('Fuchs', 'ac', ['Blättern', 'Licht']),
  work('Hasel', 'ac', RIGHT, 'Nachts gibt sie CO₂ ab.'),
  work('Igel', 'ac', ['Blättern', 'Sauerstoff', 'Licht', 'Zucker'], 'Sie wartet auf die Sonne und verbraucht ihren Zucker.'),
  work('Linde', 'ab', ['Blättern', 'Licht', 'Traubenzucker']),
  work('Luchs', 'ac', RIGHT, 'Da es dunkel ist, fehlt ihr die Energie.'),
  work('Marder', 'c', []),
  work('Otter', 'ac', ['Blättern', 'Sonnenlicht', 'Zucker', 'Sauerstoff'], 'Sie lebt von dem Zucker, den sie am Tag gemacht hat.'),
  work('Specht', 'ac', RIGHT, 'Sie atmet.'),
  work('Wiesel', 'a', ['Blättern']),
];

/** Numbers of those who write in the moment of the picture, and of those who have handed in. */
const WRITING = [2, 6, 8, 10];
const HANDED_IN = [1, 3, 5, 11];

function answersOf({ chosen, gaps, text }: Work, blocks: readonly WorksheetBlock[]): WorksheetAnswer[] {
  // Calls name a block with its sheet before it.
  const idOf = (kind: string): string => blocks.find((block) => block.kind === kind)!.id.split('_')[1]!;
  return [
    { blockId: idOf('MultipleChoice'), optionIds: chosen },
    ...(gaps.length > 0 ? [{ blockId: idOf('FillInTheBlankText'), gaps }] : []),
    ...(text ? [{ blockId: idOf('Text'), text }] : []),
  ];
}

/** Sends a pupil's answers, as the page does during typing. @throws Error with the server's reason */
async function sayAnswers({ socket }: LiveBrowser, sheet: string, one: Work, blocks: readonly WorksheetBlock[]): Promise<void> {
  const said = await socket.emitWithAck('say', { topic: WORK_TOPIC.name, id: sheet, what: { answers: answersOf(one, blocks) } });
  if (!said.ok) throw new Error(JSON.stringify(said));
}

/** The rest of the class, each a device at the wire, at work. @returns what keeps them there */
async function classAtWork(stack: StackAddress, sheet: string, blocks: readonly WorksheetBlock[]): Promise<LiveBrowser[]> {
  const guests = await simulatedGuests(stack, sheet, CLASS.length);
  const there: LiveBrowser[] = [];
  for (const [index, one] of CLASS.entries()) {
    const { status, body } = await guests[index]!.post<OwnWork>(`/api/worksheet/worksheets/${sheet}/responses`, { name: one.name });
    if (status !== 201) throw new Error(`${one.name} does not begin: ${status} ${JSON.stringify(body)}`);
    const live = await LiveBrowser.open(guests[index]!);
    await live.socket.emitWithAck('join', { topic: WORK_TOPIC.name, id: sheet, about: { responseId: body.id } });
    await sayAnswers(live, sheet, one, blocks);
    if (HANDED_IN.includes(index)) await guests[index]!.patch(`/api/worksheet/responses/${body.id}/submit`, { incomplete: true });
    there.push(live);
  }
  return there;
}

test('a class at work on a worksheet, and the sheet on a phone', { tag: '@pictures' }, async ({ browser, stack }) => {
  const [computer, handset] = [await deniz(browser, stack), await phone(browser, stack, { reducedMotion: 'reduce' })];
  const [laptop, pupil] = [await computer.newPage(), await handset.newPage()];
  const { id } = await exampleOf(computer, 'worksheet');
  const answer = pupil.getByRole('textbox', { name: /Was macht die Pflanze nachts/ });

  await pupil.goto(await linkOf(computer, 'worksheet'));
  await pupil.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill('Falke');
  await pupil.getByRole('button', { name: 'Los geht’s' }).click();
  await pupil.getByRole('checkbox', { name: 'Wasser' }).check();
  await pupil.getByRole('checkbox', { name: 'Kohlenstoffdioxid' }).check();
  for (const [index, word] of RIGHT.slice(0, 3).entries())
    await pupil.getByRole('textbox', { name: `Lücke ${index + 1} von 4` }).fill(word);
  await pupil.getByRole('button', { name: 'Tipp anzeigen' }).click();
  await answer.fill('Nachts fehlt das Licht, also macht sie keinen Zucker. Sie atmet');
  const blocks = await blocksCalled(computer, id);
  const others = await classAtWork(stack, id, blocks);

  await laptop.goto(await pageOf(computer, 'worksheet', '/responses'));
  const row = laptop.getByRole('row', { name: /Falke/ });
  await row.getByRole('button', { name: 'Falke' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await laptop.keyboard.press(key);
  const panel = laptop.getByRole('complementary', { name: 'Antwort von Falke' });
  await expect(panel.getByRole('region', { name: 'Antwort' })).toContainText('Nachts fehlt das Licht');
  await expect(laptop.getByRole('row')).toHaveCount(CLASS.length + 2);
  // Pupils with a recent answer are shown as writing.
  for (const index of WRITING) await sayAnswers(others[index]!, id, CLASS[index]!, blocks);
  await answer.pressSequentially(' weiter');
  await expect(panel.getByRole('region', { name: 'Antwort' })).toContainText('weiter');
  await expect(row).toContainText('schreibt');
  await keep(laptop, 'worksheet-grid', 1);

  await panel.getByRole('button', { name: 'Genauer' }).click();
  await panel.getByRole('textbox').fill('Was gibt sie dabei ab?');
  await panel.getByRole('button', { name: 'Geben' }).click();
  await expect(pupil.getByText('Was gibt sie dabei ab?')).toBeVisible();
  await answer.evaluate((field) => field.closest('section, article, [data-block]')?.scrollIntoView({ block: 'start' }));
  await keep(pupil, 'worksheet-phone');
  others.forEach((one) => one.close());
});
