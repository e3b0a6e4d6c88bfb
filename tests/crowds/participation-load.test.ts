import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lesson } from '../load/lesson.js';
import { LiveSchool } from '../load/live-school.js';
import { vote } from '../load/vote.js';

/** The long version is `npm run bench`: 5 minutes and 1,000 voters, with figures. */
const LESSON = { visitors: 120, joinSeconds: 5, wordsEach: 3, writeSeconds: 12 };
const VOTERS = 300;
const VOTE_SECONDS = 3;

let school: LiveSchool;
beforeAll(async () => {
  school = await LiveSchool.open(inject('databaseUrl'));
});
afterAll(() => school.stop());

describe('a school behind one address takes part', () => {
  it('[A39] 120 visitors join and write words: none is lost, doubled or refused, the projector shows them in time', async () => {
    const { sent, lost, doubled, refused, p95 } = await lesson(school, LESSON);
    expect({ sent, lost, doubled, refused }).toEqual({ sent: 360, lost: 0, doubled: 0, refused: 0 });
    expect(p95).toBeLessThan(2000);
  });

  it('[A39] 300 voters within three seconds: all are counted, with at most ten pushes a second', async () => {
    const { answered, stored, shown, pushesPerSecond } = await vote(school, VOTERS, VOTE_SECONDS);
    expect({ answered, stored, shown }).toEqual({ answered: VOTERS, stored: VOTERS, shown: VOTERS });
    expect(pushesPerSecond).toBeLessThanOrEqual(10);
  });
});
