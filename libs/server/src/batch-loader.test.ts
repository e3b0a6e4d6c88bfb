import { setImmediate as aTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BatchLoader } from './batch-loader.js';

describe('questions that come at the same moment', () => {
  it('go together, and each gets its own answer', async () => {
    const groups: number[] = [];
    const doubled = new BatchLoader<number, number>(async (questions) => {
      groups.push(questions.length);
      return questions.map((question) => question * 2);
    });
    const asked = Array.from({ length: 250 }, (_, index) => index);
    expect(await Promise.all(asked.map((question) => doubled.load(question)))).toEqual(asked.map((question) => question * 2));
    expect(groups).toEqual([100, 100, 50]);
  });

  it('wait for one of two that are on their way, and then go together', async () => {
    const groups: (readonly number[])[] = [];
    const answering: (() => void)[] = [];
    const slow = new BatchLoader<number, number>((questions) => {
      groups.push(questions);
      return new Promise((answered) => answering.push(() => answered(questions)));
    });
    const answers: Promise<number>[] = [];
    for (let question = 0; question < 10; question += 1) {
      answers.push(slow.load(question));
      await aTurn();
    }
    expect(groups).toEqual([[0], [1]]);
    answering[0]!();
    expect(await answers[0]).toBe(0);
    await aTurn();
    expect(groups.slice(2)).toEqual([[2, 3, 4, 5, 6, 7, 8, 9]]);
    answering.slice(1).forEach((answered) => answered());
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('all fail when nobody answers, and later ones are asked again', async () => {
    let away = true;
    let asked = 0;
    const database = new BatchLoader<number, number>(async (questions) => {
      asked += 1;
      if (away) throw new Error('away');
      return questions;
    });
    const answers = await Promise.allSettled([1, 2, 3].map((question) => database.load(question)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toBe(1);
    away = false;
    expect(await database.load(4)).toBe(4);
  });
});
