import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untouched } from '../../api/access/untouched.js';
import type { World } from '../../api/access/world.js';
import { LiveBrowser, within } from '../../live/support/live-browser.js';
import { type LiveLine, liveLine, sendLive } from './live-lines.js';
import { FuzzedProduct } from './product.js';
import { expectNone, Find, fuzz, SECONDS, say } from './rounds.js';
import { holds, placeOf } from './watched-process.js';

const LINES_AT_ONCE = 8;
/** A contribution is on the wall within this time, whatever others send. */
const SHOWN_WITHIN_MS = 2000;
/** Megabytes: what may stay of a long run. */
const MEMORY = 50;

interface Wall {
  words: { text: string }[];
}

let product: FuzzedProduct;
let stranger: World;
let mine: World;
let wall: LiveBrowser<Wall>;
let before: Record<string, string>;
/** How many answers there were of each kind: a run that is refused at the door has tried nothing. */
const answered: Record<string, number> = {};
beforeAll(async () => {
  product = await FuzzedProduct.open(inject('databaseUrl'));
  stranger = await product.world();
});
afterAll(() => product.close());

async function begin(): Promise<void> {
  product.complaints();
  mine = await product.world();
  wall = await LiveBrowser.open<Wall>(mine.browsers.teacher);
  await wall.join(mine.ids['word_cloud']!);
  before = await untouched(product.asTestApi, stranger);
}

/** A guest contributes, and the teacher sees it. */
async function everybodyWorks(): Promise<void> {
  const seen = wall.states.length;
  const { status } = await mine.browsers.coTeacher.put(`/api/word_clouds/word_clouds/${mine.ids['word_cloud']!}/add_word`, {
    words: `Wort${Math.random().toString(36).slice(2, 8)}`,
  });
  await within(SHOWN_WITHIN_MS, () => wall.states.length > seen).catch(() => {
    throw new Find(`a word (${status}) is not on the wall within ${SHOWN_WITHIN_MS} ms`, wall.disconnected);
  });
}

async function attempt(lines: LiveLine[]): Promise<void> {
  const cookies = lines.map(({ actor }) =>
    [...(actor === 'nobody' ? [] : mine.browsers[actor].cookies)].map(([name, value]) => `${name}=${value}`).join('; '),
  );
  const answers = await Promise.all(lines.map((line, index) => sendLive(line, product.apiPort, cookies[index]!, mine, stranger)));
  if (answers.some((answer) => answer.includes(stranger.mark))) throw new Find('shows something of a stranger');
  for (const [what] of answers.join('\n').matchAll(/"ok":true|"code":"\w+"/g)) answered[what] = (answered[what] ?? 0) + 1;
  await everybodyWorks();
  const [first, ...more] = product.complaints();
  if (first !== undefined) throw new Find(`the log: ${placeOf(first)}`, [first, ...more].join('\n').slice(0, 3000));
}

async function end(): Promise<void> {
  wall.close();
  const changed = Object.entries(await untouched(product.asTestApi, stranger))
    .filter(([table, sum]) => before[table] !== sum)
    .map(([table]) => table);
  if (changed.length > 0) throw new Find(`something of a stranger has changed: ${changed.join(', ')}`);
}

describe('live lines with anything on them', () => {
  it('from everybody: nobody else notices, nothing of a stranger is shown', async () => {
    await begin();
    wall.close();
    await product.warmUp();
    const held = await holds(product.api);
    const finds = await fuzz('live', {
      share: 0.2,
      casesPerRound: 40,
      cases: fc.array(liveLine, { minLength: 1, maxLength: LINES_AT_ONCE }),
      begin,
      attempt,
      end,
    });
    say(`live: ${JSON.stringify(answered)}`);
    expectNone(finds);
    if (SECONDS > 60) expect((await holds(product.api)) - held).toBeLessThan(MEMORY);
  });
});
