import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Together } from './together.js';

describe('questions that come at the same moment', () => {
  it('go together, and each gets its own answer', async () => {
    const groups: number[] = [];
    const doubled = new Together<number, number>(async (questions) => {
      groups.push(questions.length);
      return questions.map((question) => question * 2);
    });
    const asked = Array.from({ length: 250 }, (_, index) => index);
    expect(await Promise.all(asked.map((question) => doubled.ask(question)))).toEqual(asked.map((question) => question * 2));
    expect(groups).toEqual([100, 100, 50]);
  });

  it('wait for one of two that are on their way, and then go together', async () => {
    let running = 0;
    const groups: number[] = [];
    const slow = new Together<number, number>(async (questions) => {
      running += 1;
      groups.push(questions.length);
      expect(running).toBeLessThanOrEqual(2);
      await wait(20);
      running -= 1;
      return questions;
    });
    const answers: Promise<number>[] = [];
    for (let question = 0; question < 10; question += 1) {
      answers.push(slow.ask(question));
      await wait(1);
    }
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(groups.slice(0, 2)).toEqual([1, 1]);
    expect(groups.length).toBeLessThan(6);
  });

  it('all fail when nobody answers, and later ones are asked again', async () => {
    let away = true;
    let asked = 0;
    const database = new Together<number, number>(async (questions) => {
      asked += 1;
      if (away) throw new Error('away');
      return questions;
    });
    const answers = await Promise.allSettled([1, 2, 3].map((question) => database.ask(question)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toBe(1);
    away = false;
    expect(await database.ask(4)).toBe(4);
  });
});
