import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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
const { TEST_STAGES, PROOF_STAGES } = (await tool('stages')) as Record<'TEST_STAGES' | 'PROOF_STAGES', Record<string, Stage>>;
const ALL_STAGES = { ...TEST_STAGES, ...PROOF_STAGES };
const secondTry = (await tool('second-try')) as {
  tryAgain(
    results: object[],
    options: {
      stages: Record<string, { secondTry?: boolean }>;
      reports: string;
      again(name: string, only: { only: string[] }): Promise<{ failed: number }>;
      say(line: string): void;
    },
  ): Promise<string[]>;
  tellSerious(reports: string, what: string): void;
};
const runLock = (await tool('../processes/run-lock')) as { lockFolder(folder: string, taken: (pid: number) => string): () => void };
const runFolder = (await tool('run-folder')) as { tooLittleRoom(free: number): string | undefined; fullDisk(free: number): string[] };
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
    for (const stages of [TEST_STAGES, PROOF_STAGES]) {
      const needed = Object.values(stages).flatMap(({ needs = [] }) => needs);
      expect(needed.filter((name) => !(name in stages))).toEqual([]);
      expect(needed.length).toBeGreaterThan(0);
    }
  });
});

describe('budgets', () => {
  const budgets = { api: 100 };

  test('every stage has one, and nothing else', () => {
    expect(Object.keys(BUDGETS).sort()).toEqual(Object.keys(ALL_STAGES).sort());
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

describe('what fails in a browser or over lines', () => {
  interface Result {
    name: string;
    passed: number;
    failed: number;
    failures: string[];
    failedFiles?: { file: string; title?: string; count: number; failures: string[]; from: number; to: number }[];
  }
  const { tryAgain, tellSerious } = secondTry;
  const stages = { browser: { secondTry: true }, api: {} };
  let reports: string;
  beforeEach(() => {
    reports = mkdtempSync(join(tmpdir(), 'murmel-second-try-'));
  });
  afterEach(() => rmSync(reports, { recursive: true }));

  const now = Date.now();
  const failed = (name: string): Result => ({
    ...{ name, passed: 7, failed: 2, failures: ['a: late', 'b: late'] },
    failedFiles: ['a', 'b'].map((file) => ({ file, title: file, count: 1, failures: [`${file}: late`], from: now - 500, to: now + 500 })),
  });
  /** @param passes which files pass when they are run once more */
  const second = async (result: Result, passes: string[]) => {
    const tried: string[] = [];
    const again = (_name: string, { only }: { only: string[] }) => {
      tried.push(...only);
      return Promise.resolve({ failed: passes.includes(only[0]!) ? 0 : 1 });
    };
    const unsteady = await tryAgain([result], { stages, reports, again, say: () => undefined });
    return { unsteady, tried, result };
  };

  test('is run once more, alone; what passes then counts and is named, what does not stays failed', async () => {
    const { unsteady, tried, result } = await second(failed('browser'), ['a']);
    expect(tried).toEqual(['a', 'b']);
    expect(unsteady).toEqual(['a: late']);
    expect(result).toMatchObject({ passed: 8, failed: 1, failures: ['b: late'] });
  });

  test('is not run again when a process ended or an answer was 5xx meanwhile', async () => {
    tellSerious(reports, 'apps/api ended by itself with 1');
    const { unsteady, tried, result } = await second(failed('browser'), ['a', 'b']);
    expect([unsteady, tried, result.failed]).toEqual([[], [], 2]);
    expect(result.failures).toContain('a: apps/api ended by itself with 1');
  });

  test('is forgiven in no other stage, and neither is what failed outside of any test', async () => {
    expect(await second(failed('api'), ['a', 'b'])).toMatchObject({ tried: [], result: { failed: 2 } });
    const outside = { ...failed('browser'), failed: 3, failures: ['a: late', 'b: late', 'outside of any test: Error'] };
    expect((await second(outside, ['a', 'b'])).result).toMatchObject({ failed: 1, failures: ['outside of any test: Error'] });
  });
});

test('a second run in the same checkout is told of the first one; a number that is somebody else’s by now counts as free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'murmel-lock-'));
  const { lockFolder } = runLock;
  const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', 'run.mjs'], { stdio: 'ignore' });
  try {
    writeFileSync(join(folder, 'run.pid'), String(holder.pid));
    expect(() => lockFolder(folder, (pid) => `runs as ${pid}`)).toThrow(`runs as ${holder.pid}`);
    writeFileSync(join(folder, 'run.pid'), '1');
    lockFolder(folder, () => 'taken')();
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    holder.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

describe('the folder of a run', () => {
  test('goes with the run, also when that is killed hard', async () => {
    const place = mkdtempSync(join(tmpdir(), 'murmel-killed-'));
    const program = `
      import { inRunFolder } from ${JSON.stringify(new URL('../../tools/stages/run-folder.mjs', import.meta.url).href)};
      await inRunFolder({ root: ${JSON.stringify(place)}, environment: {} }, async ({ context }) => {
        console.log('at work in', context.environment.TMPDIR);
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      });`;
    writeFileSync(join(place, 'run.mjs'), program);
    const child = spawn(process.execPath, [join(place, 'run.mjs')], { env: { ...process.env, TMPDIR: place } });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    const there = () => readdirSync(place).filter((name) => name.startsWith('murmel-run-'));
    try {
      await expect.poll(() => output).toContain('at work in');
      expect(there()).toHaveLength(1);
      child.kill('SIGKILL');
      await expect.poll(there).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      rmSync(place, { recursive: true, force: true });
    }
  });

  test('needs room, and a full disk is told as such', () => {
    expect(runFolder.tooLittleRoom(1000)).toBeUndefined();
    expect(runFolder.tooLittleRoom(999)).toContain('999 MB free, the tests need 1000 MB');
    expect(runFolder.fullDisk(100)).toEqual([]);
    expect(runFolder.fullDisk(99)[0]).toContain('The disk is full: 99 MB free');
  });
});
