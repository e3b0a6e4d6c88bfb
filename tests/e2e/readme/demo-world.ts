import { type Item, TOOLS, type ToolKey } from '@murmel/contracts';
import type { Browser, BrowserContext } from '@playwright/test';
import { demoTeacher, inDatabase, signedIn } from '../support/people.js';
import type { StackAddress } from '../support/stack.js';
import { call, share } from '../support/wire.js';

/** The day of the demo world's lessons; on its pages that show a date or an age, it is this minute for ever. */
export const LESSON = new Date('2026-05-12T09:41:00+02:00');

/** Returns Deniz Kaya's computer: every user who starts the product can sign in as the same teacher and find the same items. */
export async function deniz(browser: Browser, stack: StackAddress): Promise<BrowserContext> {
  return signedIn(browser, stack, await demoTeacher(stack, stack.accounts[0]!.email), { reducedMotion: 'reduce' });
}

/** The examples, and how long before the lesson they were made and changed, in minutes: a demo world is made within a second. */
const EXAMPLES = {
  pinboard: ['Lebensraum Wald', 2],
  worksheet: ['Fotosynthese verstehen', 40],
  teaching_board: ['Stationenlernen Wald', 95],
  word_clouds: ['Was braucht ein Baum zum Leben?', 1_300],
  surveys: ['Wie war das Experiment?', 1_420],
  text_editor: ['Beobachtungsprotokoll Wald', 1_500],
  website: ['Waldwoche der 7b', 2_900],
  qrcodes: ['Stationen im Stadtwald', 5_800],
  assistants: ['Waldexperte', 7_300],
  link_shortener: ['Lexikon zum Wald', 8_700],
  mini_tools: ['Einstieg mit Frage', 11_600],
  file_sharing: ['Steckbrief Waldtier', 13_000],
} as const satisfies Partial<Record<ToolKey, readonly [title: string, age: number]>>;
type Example = keyof typeof EXAMPLES;

/** Deniz's example of a tool. @throws Error when there is none */
export async function exampleOf(teacher: BrowserContext, tool: Example): Promise<Item> {
  const { entries } = await call<{ entries: Item[] }>(teacher, 'GET', '/items?limit=50');
  const item = entries.find(({ kind, title }) => kind === TOOLS[tool].kind && title === EXAMPLES[tool][0]);
  if (!item) throw new Error(`No example of ${tool}`);
  return item;
}

/** The teacher's page of that example. */
export const pageOf = async (teacher: BrowserContext, tool: Example, page = ''): Promise<string> =>
  `${TOOLS[tool].route}/${(await exampleOf(teacher, tool)).id}${page}`;

/** The address that the class types or scans. */
export async function linkOf(teacher: BrowserContext, tool: Example): Promise<string> {
  return (await share(teacher, (await exampleOf(teacher, tool)).id, { shortCode: true })).shortLink;
}

/** Gives the examples the ages that they would have had in a school. */
export async function ageExamples(teacher: BrowserContext, stack: StackAddress): Promise<void> {
  for (const tool of Object.keys(EXAMPLES) as Example[]) {
    const { id } = await exampleOf(teacher, tool);
    const at = new Date(LESSON.getTime() - EXAMPLES[tool][1] * 60_000);
    await inDatabase(stack, (client) =>
      client.query('update item set created_at = $2, updated_at = $2, content_changed_at = $2 where id = $1', [id, at]),
    );
  }
}
