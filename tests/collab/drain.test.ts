// @module-tag proof
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
    typists.forEach((typist) => typist.type(50));
    const acknowledged = () => typists.flatMap((typist) => typist.acknowledged);
    await until(() => acknowledged().length > 10, 'they write');
    expect(await school.collab.stop()).toBe(0);
    const words = acknowledged();
    await school.restartCollab();
    await new Promise((resolve) => setTimeout(resolve, 300));
    typists.forEach((typist) => typist.stop());
    await until(() => typists.every((typist) => typist.saved), 'all are back', 10_000);
    await until(() => new Set(typists.map((typist) => typist.content)).size === 1, 'all see the same');
    expect(check(words, typists[0]!.content)).toEqual({ lost: [], doubled: [] });
    typists.forEach((typist) => typist.closeTab());
  });
});
