import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';

interface Taken {
  name: string;
  seconds: number;
  slowness: number;
  slowest?: string[];
}

const tool = (name: string): Promise<unknown> => import(new URL(`../../tools/stages/${name}.mjs`, import.meta.url).href);
const { BUDGETS, overBudget } = (await tool('time-budgets')) as {
  BUDGETS: Record<string, number>;
  overBudget(taken: Taken, budgets?: Record<string, number>): string | undefined;
};
interface Task {
  id: string;
  project: string;
  target: string;
}
const { TEST_STAGES, PROOF_STAGES, WITH_SECOND_TRY, tasksOf } = (await tool('stages')) as {
  TEST_STAGES: string[];
  PROOF_STAGES: string[];
  WITH_SECOND_TRY: Set<string>;
  tasksOf(root: string, stages: string[]): Task[];
};
const ALL_STAGES = [...new Set([...TEST_STAGES, ...PROOF_STAGES])];
interface Counted {
  name: string;
  passed: number;
  failed: number;
  failures: string[];
}
const { resultsOf } = (await tool('run')) as {
  resultsOf(names: string[], options: { root: string; reports: string; machine: number }): Counted[];
};
const secondTry = (await tool('retry-failed')) as {
  tryAgain(
    results: object[],
    options: {
      reports: string;
      again(name: string, only: { only: string[] }): Promise<{ failed: number }>;
      say(line: string): void;
    },
  ): Promise<string[]>;
  tellSerious(reports: string, what: string): void;
};
const runLock = (await tool('../processes/run-lock')) as { lockFolder(folder: string, taken: (pid: number) => string): () => void };
const runFolder = (await tool('run-folder')) as { tooLittleRoom(free: number): string | undefined; fullDisk(free: number): string[] };
const { slowestOf } = (await tool('slowest-tests')) as { slowestOf(tests: { title: string; ms: number }[]): string[] };

interface Target {
  cache?: boolean;
  continuous?: boolean;
  parallelism?: boolean;
  dependsOn?: (string | { target: string })[];
  command?: string;
}
interface Named {
  nx: { targets: Record<string, Target> };
}
const read = <Read>(path: string): Read => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8')) as Read;

describe('stages', () => {
  const nx = read<{ targetDefaults: Record<string, Target>; cacheDirectory: string }>('nx.json');
  const { targets } = read<Named>('tests/package.json').nx;
  const waited = Object.entries(targets).flatMap(([name, { dependsOn = [] }]) =>
    dependsOn.map((other) => ({ name, other: typeof other === 'string' ? other : other.target })),
  );

  test('are targets that there are, in every workspace that has code', () => {
    expect(ALL_STAGES.filter((name) => tasksOf(REPOSITORY, [name]).length === 0)).toEqual([]);
    const workspaces = globSync(['apps/*', 'libs/*', 'collab-server', 'tests'], { cwd: REPOSITORY });
    const { include } = read<{ include: string[] }>('tsconfig.servers.json');
    expect([...include.map((path) => path.replace('/src', '')), 'apps/web', 'tests'].sort()).toEqual(workspaces.sort());
    const names = workspaces.map((path) => read<{ name: string }>(`${path}/package.json`).name);
    const having = (target: string): string[] => tasksOf(REPOSITORY, [target]).map(({ project }) => project);
    expect(having('lint').sort()).toEqual([...names, 'murmel'].sort());
    expect(having('types').sort()).toEqual(['@murmel/tests', '@murmel/web', 'murmel']);
    expect(having('build').sort()).toEqual(names.filter((name) => name !== '@murmel/tests').sort());
    expect(having('test')).toEqual(having('build'));
  });

  test('prove something in a fresh clone: none of tests is kept, and what is kept lies in the folder itself', () => {
    const kept = [nx.targetDefaults, targets].flatMap(Object.entries<Target>).flatMap(([name, { cache }]) => (cache ? [name] : []));
    expect(kept).toEqual(['build', 'lint', 'types']);
    expect(nx.cacheDirectory).toBe('.data/nx');
    expect(readFileSync(join(REPOSITORY, 'tools/commands/test.mjs'), 'utf8')).toContain("'--skip-nx-cache'");
  });

  test('one that is alone waits for nothing that stays: Nx would never begin it', () => {
    const alone = Object.keys(targets).filter((name) => targets[name]!.parallelism === false);
    expect(alone).toEqual(['crowds', 'largest', 'faults', 'cluster', 'seconds', 'lines', 'deadlines', 'english']);
    expect(waited.filter(({ name, other }) => alone.includes(name) && targets[other]?.continuous)).toEqual([]);
    expect(waited.filter(({ other }) => targets[other]?.continuous).map(({ name }) => name)).toContain('api');
  });

  test('what they wait for is named', () => {
    expect(waited.filter(({ other }) => !(other in targets) && other !== '^build')).toEqual([]);
  });
});

describe('what a run says', () => {
  let reports: string;
  beforeEach(() => {
    reports = mkdtempSync(join(tmpdir(), 'murmel-results-'));
  });
  afterEach(() => rmSync(reports, { recursive: true }));

  /** @param tasks what Nx told, by id @param counted what tasks of tests wrote down */
  function said(names: string[], tasks: Record<string, { ok: boolean; last?: string }>, counted: Record<string, object> = {}): Counted[] {
    writeFileSync(join(reports, 'tasks.json'), JSON.stringify(Object.entries(tasks).map(([id, task]) => ({ id, seconds: 1, ...task }))));
    for (const [target, result] of Object.entries(counted))
      writeFileSync(join(reports, `@murmel+tests-${target}.result.json`), JSON.stringify({ seconds: 1, ...result }));
    return resultsOf(names, { root: REPOSITORY, reports, machine: 1 });
  }

  test('is what its tests counted', () => {
    const counted = { passed: 7, failed: 1, failures: ['a test: because'] };
    expect(said(['live'], { '@murmel/tests:live': { ok: false } }, { live: counted })).toMatchObject([{ name: 'live', ...counted }]);
  });

  test('of a program that counts nothing is whether it held, with its last line', () => {
    const all = Object.fromEntries(tasksOf(REPOSITORY, ['types']).map(({ id }) => [id, { ok: true }]));
    expect(said(['types'], all)).toMatchObject([{ passed: 3, failed: 0, failures: [] }]);
    const one = { ...all, '@murmel/web:types': { ok: false, last: 'error TS2322' } };
    expect(said(['types'], one)).toMatchObject([{ passed: 2, failed: 1, failures: ['@murmel/web: error TS2322'] }]);
  });

  test('is a fault where something that was wanted did not run, with what failed before it', () => {
    const [build, browser] = said(['build', 'browser'], { '@murmel/web:build': { ok: false, last: 'no such file' } });
    expect(build).toMatchObject({ passed: 0, failed: 8 });
    expect(browser).toMatchObject({ failed: 1, failures: ['@murmel/tests:browser was not run, failed before it: @murmel/web:build'] });
    expect(said(['browser'], {})).toMatchObject([{ failed: 1, failures: ['@murmel/tests:browser was not run, Nx ended before it'] }]);
  });

  test('is a fault where a task counted no failure and ended with an error all the same', () => {
    const results = said(['live'], { '@murmel/tests:live': { ok: false } }, { live: { passed: 7, failed: 0, failures: [] } });
    expect(results).toMatchObject([{ passed: 7, failed: 1, failures: ['@murmel/tests:live ended with an error'] }]);
  });
});

describe('budgets', () => {
  const budgets = { api: 100 };

  test('every stage has one, and nothing else', () => {
    expect(Object.keys(BUDGETS).sort()).toEqual(ALL_STAGES.toSorted());
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
  let reports: string;
  beforeEach(() => {
    reports = mkdtempSync(join(tmpdir(), 'murmel-second-try-'));
  });
  afterEach(() => rmSync(reports, { recursive: true }));

  const now = Date.now();
  /** An hour: a busy machine may take long from here to the test. */
  const LONG_MS = 3_600_000;
  const failed = (name: string): Result => ({
    ...{ name, passed: 7, failed: 2, failures: ['a: late', 'b: late'] },
    failedFiles: ['a', 'b'].map((file) => ({
      file,
      title: file,
      count: 1,
      failures: [`${file}: late`],
      from: now - 500,
      to: now + LONG_MS,
    })),
  });
  /** @param passes which files pass when they are run once more */
  const second = async (result: Result, passes: string[]) => {
    const tried: string[] = [];
    const again = (_name: string, { only }: { only: string[] }) => {
      tried.push(...only);
      return Promise.resolve({ failed: passes.includes(only[0]!) ? 0 : 1 });
    };
    const unsteady = await tryAgain([result], { reports, again, say: () => undefined });
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

  test('is run again when an answer was 5xx in another stage, which has servers of its own', async () => {
    const line = (stage: string) => `${JSON.stringify({ at: now, stage, what: 'POST /api/x answered 503' })}\n`;
    writeFileSync(join(reports, 'serious.jsonl'), line('api'));
    expect((await second(failed('browser'), ['a'])).tried).toEqual(['a', 'b']);
    writeFileSync(join(reports, 'serious.jsonl'), line('browser'));
    expect((await second(failed('browser'), ['a'])).tried).toEqual([]);
  });

  test('is what has a browser or lines', () => {
    expect([...WITH_SECOND_TRY].sort()).toEqual(['api', 'browser', 'collab', 'live']);
  });

  test('is forgiven in no other stage, and neither is what failed outside of any test', async () => {
    expect(await second(failed('test'), ['a', 'b'])).toMatchObject({ tried: [], result: { failed: 2 } });
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
