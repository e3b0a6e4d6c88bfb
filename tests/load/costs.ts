import { LiveBrowser } from '../live/support/live-browser.js';
import { startRedis } from '../support/redis.js';
import { LiveSchool } from './live-school.js';
import { vote } from './vote.js';
import { words } from './words.js';
import { classAtWork } from './worksheet-class.js';

/** Seconds of CPU for a thousand of something, of the processes that answer, and of PostgreSQL. */
export interface Cost {
  servers: number;
  database: number;
}

export interface ApiCosts {
  /** guests who open a cloud by its link and listen to it */
  arrivals: Cost;
  votes: Cost;
  words: Cost;
  answers: Cost;
}

const CLASS = 35;
/** Guests who arrive side by side. */
const AT_ONCE = 10;

/** Measures the cost of a thousand arrivals, votes, words and drafts of answers for api processes behind a proxy that spreads them. */
export async function measureCosts(apis: number, { quick = false } = {}): Promise<ApiCosts> {
  const redis = await startRedis();
  const school = await LiveSchool.open(undefined, { REDIS_URL: redis.url }, apis);
  const [voters, sent, seconds] = quick ? [100, 100, 4] : [400, 400, 12];
  const measured = async (work: () => Promise<number>): Promise<Cost> => {
    const before = await school.cpu();
    const done = await work();
    const after = await school.cpu();
    return { servers: (1000 * (after.api - before.api)) / done, database: (1000 * (after.database - before.database)) / done };
  };
  // Code that runs for the first time costs several times as much.
  await vote(school, CLASS, 1);
  await words(school, CLASS, CLASS, 1);
  const costs = {
    arrivals: await measured(() => arrive(school, sent)),
    votes: await measured(async () => (await vote(school, voters, seconds)).answered),
    words: await measured(async () => (await words(school, CLASS, sent, seconds)).answered),
    answers: await measured(async () => (await classAtWork(school, CLASS, seconds)).kept.length),
  };
  await school.stop();
  await redis.stop();
  return costs;
}

async function arrive(school: LiveSchool, guests: number): Promise<number> {
  const { account } = await school.teacher();
  const item = await school.cloud(account);
  for (let come = 0; come < guests; come += AT_ONCE) {
    const lines = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const phone = school.browser();
        await phone.get(`/api/word_clouds/word_clouds/${item.id}`, { headers: { 'x-access-token': item.token } });
        const live = await LiveBrowser.open(phone);
        await live.join(item.id);
        return live;
      }),
    );
    for (const live of lines) live.close();
  }
  return guests;
}
