import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

interface Stage {
  alone?: boolean;
  room?: boolean;
  givesWay?: boolean;
  needs?: string[];
}
interface Taken {
  name: string;
  seconds: number;
  slowness: number;
  slowest?: string[];
}

const tool = (name: string): Promise<unknown> => import(new URL(`../../tools/stages/${name}.mjs`, import.meta.url).href);
const { runStages } = (await tool('schedule')) as {
  runStages<Result>(
    stages: Record<string, Stage>,
    names: string[],
    run: (name: string, ended: Map<string, Result>) => Promise<Result>,
  ): Promise<Map<string, Result>>;
};
const { BUDGETS, overBudget } = (await tool('budgets')) as {
  BUDGETS: Record<string, number>;
  overBudget(taken: Taken, budgets?: Record<string, number>): string | undefined;
};
const { STAGES } = (await tool('stages')) as { STAGES: Record<string, Stage> };
const { slowestOf } = (await tool('slowest')) as { slowestOf(tests: { title: string; ms: number }[]): string[] };

describe('stages', () => {
  /** Runs stages, each at least until another one has ended; tells each begin and end, and who ran at the same time. */
  async function ran(stages: Record<string, Stage & { until?: string }>, names = Object.keys(stages)) {
    const log: string[] = [];
    const running = new Set<string>();
    const beside: Record<string, string[]> = {};
    const results = await runStages(stages, names, async (name) => {
      running.add(name);
      for (const one of running) beside[one] = [...new Set([...(beside[one] ?? []), ...running])].filter((other) => other !== one);
      log.push(`+${name}`);
      const { until } = stages[name]!;
      do await wait(1);
      while (until !== undefined && !log.includes(`-${until}`));
      log.push(`-${name}`);
      running.delete(name);
      return name.toUpperCase();
    });
    return { log, beside, results };
  }

  test('run two at a time, and their results keep their order', async () => {
    const { log, results } = await ran({ slow: { until: 'third' }, quick: {}, third: {} });
    expect(log).toEqual(['+slow', '+quick', '-quick', '+third', '-third', '-slow']);
    expect([...results]).toEqual([
      ['slow', 'SLOW'],
      ['quick', 'QUICK'],
      ['third', 'THIRD'],
    ]);
  });

  test('one that is alone has nobody beside it', async () => {
    const { beside } = await ran({ one: {}, deadlines: { alone: true }, two: { until: 'three' }, three: {} });
    expect(beside).toEqual({ one: ['two'], two: ['one', 'three'], three: ['two'], deadlines: [] });
  });

  test('beside one that is alone and leaves room, one runs that gives way; and beside no other', async () => {
    const { beside } = await ran({
      deadlines: { alone: true, room: true, until: 'unit' },
      types: { givesWay: true },
      unit: { givesWay: true },
      build: {},
      crowds: { alone: true, room: true },
      api: { alone: true },
    });
    expect(beside).toEqual({ deadlines: ['types', 'unit'], types: ['deadlines'], unit: ['deadlines'], build: [], crowds: [], api: [] });
  });

  test('wait for what they need, unless nobody wants it', async () => {
    const stages = { sizes: { needs: ['build'] }, build: {} };
    expect((await ran(stages)).log).toEqual(['+build', '-build', '+sizes', '-sizes']);
    expect((await ran(stages, ['sizes'])).log).toEqual(['+sizes', '-sizes']);
  });

  test('that wait for each other are an error, and no run for ever', async () => {
    await expect(ran({ a: { needs: ['b'] }, b: { needs: ['a'] } })).rejects.toThrow('These wait for each other: a, b');
  });

  test('need only stages that there are', () => {
    const needed = Object.values(STAGES).flatMap(({ needs = [] }) => needs);
    expect(needed.filter((name) => !(name in STAGES))).toEqual([]);
    expect(needed.length).toBeGreaterThan(0);
  });
});

describe('budgets', () => {
  const budgets = { api: 100 };

  test('every stage has one, and nothing else', () => {
    expect(Object.keys(BUDGETS).sort()).toEqual(Object.keys(STAGES).sort());
  });

  test('are kept within the margin', () => {
    expect(overBudget({ name: 'api', seconds: 150, slowness: 1 }, budgets)).toBeUndefined();
    expect(overBudget({ name: 'api', seconds: 151, slowness: 1 }, budgets)).toContain('over budget: 151 s of 150 s');
  });

  test('are a ratio: twice as slow a machine may take twice as long, a faster one as long as the reference', () => {
    expect(overBudget({ name: 'api', seconds: 300, slowness: 2 }, budgets)).toBeUndefined();
    expect(overBudget({ name: 'api', seconds: 301, slowness: 2 }, budgets)).toBeDefined();
    expect(overBudget({ name: 'api', seconds: 150, slowness: 0.5 }, budgets)).toBeUndefined();
    expect(overBudget({ name: 'api', seconds: 151, slowness: 0.5 }, budgets)).toContain('151 s of 150 s');
  });

  test('say what took long', () => {
    const slowest = ['9.0 s first', '8.0 s second', '7.0 s third', '6.0 s fourth'];
    expect(overBudget({ name: 'api', seconds: 999, slowness: 1, slowest }, budgets)).toMatch(
      /; longest: 9.0 s first, 8.0 s second, 7.0 s third$/,
    );
  });
});

test('the ten longest tests are named, the longest first', () => {
  const lines = slowestOf(Array.from({ length: 12 }, (_value, index) => ({ title: `test ${index}`, ms: index * 100 })));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('1.1 s test 11');
  expect(lines.at(-1)).toBe('0.2 s test 2');
});
