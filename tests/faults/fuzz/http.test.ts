import { ERRORS } from '@murmel/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untouched } from '../../api/access/untouched.js';
import type { World } from '../../api/access/world.js';
import type { TestBrowser } from '../../support/browser.js';
import { type RawAnswer, type RawRequest, sendRaw } from '../../support/raw-http.js';
import { ACTORS, type Actor, type HttpCase, httpCase, type Passport, requestOf } from './http-cases.js';
import { FuzzedProduct } from './product.js';
import { expectNone, Find, fuzz, SECONDS, say } from './rounds.js';
import { holds, placeOf } from './watched-process.js';

/** Longer than any call takes here, however much else is asked. */
const HANGS_AFTER_MS = 10_000;
const AT_ONCE = 8;
/** Megabytes: what may stay of a long run. */
const MEMORY = 50;

let product: FuzzedProduct;
let stranger: World;
let mine: World;
let passports: Record<Actor, Passport>;
let before: Record<string, string>;
/** How often each status was answered: a run that is refused at the door has tried nothing. */
const answered: Record<string, number> = {};
beforeAll(async () => {
  product = await FuzzedProduct.open(inject('databaseUrl'));
  stranger = await product.world();
});
afterAll(() => product.close());

async function passportOf(browser: TestBrowser): Promise<Passport> {
  const { headers } = await browser.call('POST', '/api/error_reports', { csrf: null, body: { message: 'token', path: '/' } });
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), csrf: headers.get('x-csrf-token') ?? '' };
}

/** Creates the people of a new world; the other world is not touched meanwhile. */
async function begin(): Promise<void> {
  product.complaints();
  mine = await product.world();
  passports = Object.fromEntries(
    await Promise.all(
      ACTORS.map(async (actor) => [actor, await passportOf(actor === 'nobody' ? product.browser() : mine.browsers[actor])]),
    ),
  ) as Record<Actor, Passport>;
  before = await untouched(product.asTestApi, stranger);
}

async function attempt(one: HttpCase): Promise<void> {
  const request = requestOf(one, mine, stranger, passports[one.actor], product.origin);
  const what = `${request.name} (${request.method})`;
  const detail = `${one.actor}: ${request.method} ${request.target.slice(0, 600)}\n${request.body.toString('latin1').slice(0, 600)}`;
  const answer = await sendRaw(product.apiPort, request, HANGS_AFTER_MS).catch((error: unknown) => {
    throw new Find(`${what} hangs`, `${String(error)}\n${detail}`);
  });
  const fault = faultOf(answer, request);
  if (!fault) return;
  const complaints = product.complaints();
  const found = fault.startsWith('a refusal') ? fault : complaints[0] ? `${fault}: ${placeOf(complaints[0])}` : `${what}: ${fault}`;
  throw new Find(found, `${detail}\n${answer?.body.slice(0, 300) ?? ''}\n${complaints.join('\n').slice(0, 1500)}`);
}

function faultOf(answer: RawAnswer | undefined, { method, body, target }: RawRequest): string | undefined {
  // A line that is closed while it still talks may not hear the answer.
  if (!answer) return body.length > 500_000 ? undefined : 'no answer';
  const { status, head, body: text } = answer;
  answered[status] = (answered[status] ?? 0) + 1;
  if (`${head}${text}`.includes(stranger.mark)) return 'shows something of a stranger';
  if (status >= 500) return `answers ${status}`;
  // The body of a HEAD is empty, and so is what Node itself says to an unknown `Expect`.
  if (status < 400 || status === 417 || method === 'HEAD' || !target.startsWith('/api/')) return undefined;
  return isRefusal(status, text) ? undefined : `a refusal of another shape: ${status} ${text.slice(0, 60)}`;
}

function isRefusal(status: number, text: string): boolean {
  try {
    const refusal = JSON.parse(text) as { code?: unknown; status?: unknown };
    return typeof refusal.code === 'string' && refusal.code in ERRORS && refusal.status === status;
  } catch {
    return false;
  }
}

async function end(): Promise<void> {
  const changed = Object.entries(await untouched(product.asTestApi, stranger))
    .filter(([table, sum]) => before[table] !== sum)
    .map(([table]) => table);
  if (changed.length > 0) throw new Find(`something of a stranger has changed: ${changed.join(', ')}`);
  const complaints = product.complaints();
  if (complaints.length > 0) throw new Find(`the log: ${placeOf(complaints[0]!)}`, complaints.join('\n').slice(0, 3000));
}

describe('calls with anything in them', () => {
  it('from everybody: no fault, no hang, a refusal has a code, a stranger is not touched', async () => {
    await begin();
    await product.warmUp();
    const held = await holds(product.api);
    const finds = await fuzz('http', {
      share: 0.5,
      casesPerRound: 40,
      begin,
      end,
      cases: fc.array(httpCase, { minLength: 1, maxLength: AT_ONCE }),
      attempt: async (cases) => void (await Promise.all(cases.map(attempt))),
    });
    say(`http: ${JSON.stringify(answered)}`);
    expectNone(finds);
    if (SECONDS > 60) expect((await holds(product.api)) - held).toBeLessThan(MEMORY);
  });
});
