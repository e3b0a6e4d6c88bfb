import type { CloudState } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CloudCast, cloudCast } from '../api/word_clouds/cloud-cast.js';
import { Lesson } from '../collab/support/lesson.js';
import { Writer } from '../collab/support/writer.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { Carriers } from '../support/carriers.js';
import { promised } from '../support/on-this-machine.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { redisIsBack } from '../support/redis-back.js';
import { LiveBrowser, within } from './support/live-browser.js';

/** Two processes of the api on one database. */
interface Two {
  first: TestApi;
  second: TestApi;
  redisUrl?: string | undefined;
}
/** A lesson on both: the teacher looks through the second one, guests write through the first. */
interface CloudLesson extends CloudCast {
  teacher: LiveBrowser<CloudState>;
  carriers: Carriers;
}
type Stoppable = { stop(): Promise<void> };

const ofTheFile: Stoppable[] = [];
const ofTheTest: Stoppable[] = [];
const stopAll = async (all: Stoppable[]) => {
  for (const one of all.splice(0).reverse()) await one.stop();
};
let server: TestRedis;
let withRedis: Two;
beforeAll(async () => {
  server = await startRedis();
  ofTheFile.push(server);
  withRedis = await twoApis(ofTheFile, server.url);
});
afterEach(() => stopAll(ofTheTest));
afterAll(() => stopAll(ofTheFile));

async function twoApis(stopLater: Stoppable[], redisUrl?: string): Promise<Two> {
  const first = await startApi(inject('databaseUrl'), { redisUrl });
  stopLater.push(first);
  const { databaseUrl, secret } = first.configuration;
  const second = await startApi(inject('databaseUrl'), { databaseUrl, secret, redisUrl });
  stopLater.push(second);
  return { first, second, redisUrl };
}

async function lesson({ first, second, redisUrl }: Two): Promise<CloudLesson> {
  const cast = await cloudCast(first);
  const teacher = await look(second, cast.owner.browser, cast.item.id);
  const carriers = await new Carriers(first.configuration.databaseUrl, redisUrl).start();
  ofTheTest.push(carriers);
  return { ...cast, teacher, carriers };
}

async function look(api: TestApi, browser: TestBrowser, itemId: string): Promise<LiveBrowser<CloudState>> {
  const there = api.browser();
  browser.cookies.forEach((value, name) => there.cookies.set(name, value));
  const live = await LiveBrowser.open<CloudState>(there);
  ofTheTest.push({ stop: () => Promise.resolve(live.close()) });
  const answer = await live.join(itemId);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return live;
}

/** Both processes, and the carriers of the lesson. */
const isBack = ({ first, second, redisUrl = '' }: Two) => redisIsBack(redisUrl, [first, second], 3);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const shows = ({ newest }: LiveBrowser<CloudState>, word: string) =>
  newest && 'words' in newest && newest.words.some(({ text }) => text === word);

/** Adds a word through the first process. @returns how often the second one pushed a state because of it, and what carried it */
async function pushFor({ teacher, guest, add, carriers }: CloudLesson, word: string): Promise<{ pushes: number; over: string[] }> {
  carriers.take();
  const before = teacher.states.length;
  expect((await add(guest.browser, word)).status).toBeLessThan(300);
  await within(
    2000,
    () => shows(teacher, word),
    () => teacher.newest,
  );
  await pause(400);
  return { pushes: teacher.states.length - before, over: carriers.take() };
}
const ONCE = { redis: { pushes: 1, over: ['redis'] }, notify: { pushes: 1, over: ['notify'] } };

describe('two processes', () => {
  it('with Redis: a word taken by one is pushed by the other, once', async () => {
    const there = await lesson(withRedis);
    expect(await pushFor(there, 'Mut')).toEqual(ONCE.redis);
    expect(await pushFor(there, 'Ruhe')).toEqual(ONCE.redis);
  });

  it('without Redis: the same', async () => {
    const there = await lesson(await twoApis(ofTheTest));
    expect(await pushFor(there, 'Mut')).toEqual(ONCE.notify);
    expect(await pushFor(there, 'Ruhe')).toEqual(ONCE.notify);
  });

  it('count the people of both, and rights change within two seconds', async () => {
    const there = await lesson(withRedis);
    const { teacher, owner, item } = there;
    await within(
      2500,
      () => teacher.people.at(-1) === 1,
      () => teacher.people,
    );
    const guest = await look(withRedis.second, there.guest.browser, item.id);
    await within(
      2500,
      () => teacher.people.at(-1) === 2,
      () => teacher.people,
    );
    await owner.browser.put(`/api/items/${item.id}/share`, { visitorPermission: 'visitor_permissions_invisible' });
    await within(2000, () => guest.left.length > 0);
  });
});

describe('one of two processes', () => {
  it('[away-api-one] ends: whoever was there goes on at the other one, still signed in, and what was sent twice counts once', async () => {
    const other = await startApi(inject('databaseUrl'));
    ofTheTest.push(other);
    const { databaseUrl, secret } = other.configuration;
    const first = await startApi(inject('databaseUrl'), { databaseUrl, secret });
    const { owner, guest, item } = await cloudCast(first);
    const atTheOther = (browser: TestBrowser): TestBrowser => {
      const there = other.browser();
      browser.cookies.forEach((value, name) => there.cookies.set(name, value));
      return there;
    };
    const path = `/api/word_clouds/word_clouds/${item.id}`;
    const sent = { headers: { 'idempotency-key': 'a-word-of-a-lesson' } };
    expect((await guest.browser.put(`${path}/add_word`, { words: 'Mut' }, sent)).status).toBeLessThan(300);
    await first.stop();
    expect((await atTheOther(guest.browser).put(`${path}/add_word`, { words: 'Mut' }, sent)).status).toBeLessThan(300);
    const { body } = await atTheOther(owner.browser).get<{ words: { text: string; count: number }[] }>(`${path}/cloud`);
    expect(body.words.map(({ text, count }) => [text, count])).toEqual([['Mut', 1]]);
  });
});

describe('Redis in a running lesson', () => {
  it.each([
    ['stopped', () => server.kill9(), () => server.restart()],
    ['silent', async () => server.fallAsleep(), async () => server.wakeUp()],
  ])(
    '[TR-26] [away-redis] is %s: a guest whose right is taken is out of live lines and of documents within two seconds',
    {
      tags: ['proof'],
    },
    async (_how, goes, comes) => {
      const school = await Lesson.start(inject('databaseUrl'), { redisUrl: server.url });
      ofTheTest.push(school);
      const { databaseUrl, secret } = school.configuration;
      const shared = { databaseUrl, secret, redisUrl: server.url };
      const [first, second] = [await startApi(inject('databaseUrl'), shared), await startApi(inject('databaseUrl'), shared)];
      ofTheTest.push(first, second);
      const cast = await cloudCast(first);
      const watching = await look(second, cast.guest.browser, cast.item.id);
      const document = await school.document(cast.owner.account);
      const writing = await new Writer(school, document, { visitorId: (await school.visitor(document)).id }).ready();
      await goes();
      const taken = Date.now();
      await Promise.all(
        [cast.item, document].map(({ id }) =>
          cast.owner.browser.put(`/api/items/${id}/share`, { visitorPermission: 'visitor_permissions_invisible' }),
        ),
      );
      await within(2000, () => watching.left.length > 0);
      await within(2000, () => writing.refusals.length > 0);
      expect(Date.now() - taken).toBeLessThan(promised(2500));
      expect(writing.refusals[0]?.code).toBe('notFound');
      writing.leave();
      await stopAll(ofTheTest);
      await comes();
      await redisIsBack(server.url, [withRedis.first, withRedis.second], 2);
    },
  );

  it('is killed: words arrive all the same; comes back: they go on over Redis', { tags: ['proof'] }, async () => {
    const there = await lesson(withRedis);
    expect(await pushFor(there, 'vorher')).toEqual(ONCE.redis);
    await server.kill9();
    expect(await pushFor(there, 'sofort danach')).toEqual(ONCE.notify);
    expect(await pushFor(there, 'ohne')).toEqual(ONCE.notify);
    await server.restart();
    await isBack(withRedis);
    expect(await pushFor(there, 'wieder')).toEqual(ONCE.redis);
  });

  it('is killed while words come: none is missing in the end', { tags: ['proof'] }, async () => {
    const { teacher, guest, add } = await lesson(withRedis);
    const words = Array.from({ length: 60 }, (_, index) => `Wort ${index}`);
    const adding = (async () => {
      for (const word of words) expect((await add(guest.browser, word)).status).toBeLessThan(300);
    })();
    await within(5000, () => shows(teacher, 'Wort 10'));
    await server.kill9();
    await adding;
    await within(
      2000,
      () => words.every((word) => shows(teacher, word)),
      () => teacher.newest,
    );
    await server.restart();
    await isBack(withRedis);
  });

  it('hangs: words arrive all the same', async () => {
    const there = await lesson(withRedis);
    server.fallAsleep();
    expect((await pushFor(there, 'während')).over).toContain('notify');
    expect(await pushFor(there, 'danach')).toEqual(ONCE.notify);
    server.wakeUp();
    await isBack(withRedis);
    expect(await pushFor(there, 'später')).toEqual(ONCE.redis);
  });

  it('is away from the start: the api starts, and listens as soon as it comes', { tags: ['proof'] }, async () => {
    const late = await startRedis();
    ofTheTest.push(late);
    await late.kill9();
    const two = await twoApis(ofTheTest, late.url);
    const there = await lesson(two);
    expect(await pushFor(there, 'ohne')).toEqual(ONCE.notify);
    await late.restart();
    await isBack(two);
    expect(await pushFor(there, 'mit')).toEqual(ONCE.redis);
  });
});
