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
  votes: Cost;
  words: Cost;
  answers: Cost;
}

const CLASS = 35;

/** What a thousand votes, words and drafts of answers cost api processes behind a proxy that spreads them. */
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
    votes: await measured(async () => (await vote(school, voters, seconds)).answered),
    words: await measured(async () => (await words(school, CLASS, sent, seconds)).answered),
    answers: await measured(async () => (await classAtWork(school, CLASS, seconds)).kept.length),
  };
  await school.stop();
  await redis.stop();
  return costs;
}
