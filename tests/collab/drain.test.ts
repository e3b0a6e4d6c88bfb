import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { School } from '../faults/support/school.js';
import { check, Typist } from '../faults/support/typist.js';
import { until } from './support/until.js';

let school: School;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
});
afterAll(() => school.close());

describe('a deploy in the middle of a lesson', () => {
  it('[T-05] SIGTERM ends with 0, everybody comes back by themselves and nothing is lost', async () => {
    const item = await school.document();
    const visitors = await Promise.all(Array.from({ length: 10 }, () => school.visitor()));
    const typists = visitors.map((visitor, index) => new Typist(school, item, visitor, `d${index}`));
    await until(() => typists.every((typist) => typist.saved), 'all are there');
    typists.forEach((typist) => typist.type(20));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await school.collab.stop()).toBe(0);
    const words = typists.flatMap((typist) => typist.acknowledged);
    await school.restartCollab();
    await new Promise((resolve) => setTimeout(resolve, 300));
    typists.forEach((typist) => typist.stop());
    await until(() => typists.every((typist) => typist.saved), 'all are back', 10_000);
    await until(() => new Set(typists.map((typist) => typist.content)).size === 1, 'all see the same');
    expect(words.length).toBeGreaterThan(10);
    expect(check(words, typists[0]!.content)).toEqual({ lost: [], doubled: [] });
    typists.forEach((typist) => typist.closeTab());
  }, 60_000);
});
