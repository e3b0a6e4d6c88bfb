import type { ApiCosts, Cost } from './costs.js';

/**
 * A busy minute of pupils, assumed: acts of one pupil a second, over all pupils. Four of ten are at documents and boards and type a fifth of
 * the time, two bundles of letters a second; three of ten are at worksheets and write a third of the time, a draft a second; the others vote
 * or write a word twice a minute.
 */
const ACTS = { edits: 0.4 * 0.2 * 2, answers: 0.3 / 3, votes: 0.15 / 30, words: 0.15 / 30 } as const;
/** Share of its core that a process may be busy before it answers late: lessons begin at the same bell. */
const BUSY = 0.6;
/** Each has one core; with fewer than two, one that dies takes the lesson with it. */
const AT_LEAST = 2;
/** Euros a month for a core with 4 GB of memory, assumed. */
const EUROS_A_CORE = 10;

export interface Capacity {
  pupils: number;
  apis: number;
  collabs: number;
  /** cores of the machine of PostgreSQL */
  databaseCores: number;
  euros: number;
}

/** Returns what so many pupils at the same moment take. @param edits of several servers, with the lines that are led */
export function capacityFor(pupils: number, edits: Cost, { answers, votes, words }: ApiCosts): Capacity {
  const costs = { edits, answers, votes, words };
  const cores = (of: (keyof typeof costs)[], part: keyof Cost): number =>
    of.reduce((sum, act) => sum + (pupils * ACTS[act] * costs[act][part]) / 1000, 0);
  const processes = (busy: number): number => Math.max(AT_LEAST, Math.ceil(busy / BUSY));
  const apis = processes(cores(['answers', 'votes', 'words'], 'servers'));
  const collabs = processes(cores(['edits'], 'servers'));
  const databaseCores = processes(cores(['edits', 'answers', 'votes', 'words'], 'database'));
  // Beside them: a process for background work, Redis, storage and proxies, two cores, and a copy of the database.
  return { pupils, apis, collabs, databaseCores, euros: EUROS_A_CORE * (apis + collabs + 2 * databaseCores + 3) };
}
