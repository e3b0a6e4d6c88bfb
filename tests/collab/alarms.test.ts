import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.js';
import { Lesson } from './support/lesson.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const ALARMS = read('deploy/prometheus/alarms.yml');
const DASHBOARD = read('deploy/grafana/murmel.json');

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

let lesson: Lesson;
let api: TestApi;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  api = await startApi(inject('databaseUrl'));
});
afterAll(async () => {
  await api.stop();
  await lesson.stop();
});

const metricsOf = async (origin: string): Promise<string> => (await fetch(`${origin}/metrics`)).text();

/** Names as a query may use them: of a histogram those that it is read by. */
function namesIn(metrics: string): Set<string> {
  const types = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) => (type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name])),
  );
}

/** Every metric that a file asks for. */
const askedIn = (text: string): Set<string> => new Set(text.match(/\b(?:murmel|nodejs|process)_\w+/g));

describe('what watches an installation', () => {
  it('alarms and the dashboard ask for nothing that no process counts', async () => {
    const counted = namesIn((await metricsOf(api.origin)) + (await metricsOf(`http://127.0.0.1:${lesson.port}`)));
    const { panels } = JSON.parse(DASHBOARD) as Dashboard;
    const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    for (const asked of [askedIn(ALARMS), askedIn(drawn)]) {
      expect(asked.size).toBeGreaterThan(5);
      expect([...asked].filter((name) => !counted.has(name))).toEqual([]);
    }
    expect(panels.map(({ id }) => id)).toEqual(panels.map((_, index) => index + 1));
  });

  it('every alarm says how urgent it is and stands in the handbook; its jobs are read', () => {
    const rules = ALARMS.split(/^ {6}- alert: /m).slice(1);
    expect(rules.length).toBeGreaterThan(10);
    const handbook = read('docs/operations.md');
    for (const rule of rules) {
      const name = rule.split('\n', 1)[0]!;
      expect(rule, name).toMatch(/^ {8}expr: /m);
      expect(rule, name).toMatch(/severity: (?:wake|look) }/);
      expect(rule, name).toMatch(/summary: '[^']+'/);
      expect(handbook, name).toContain(`| \`${name}\` |`);
    }
    const jobs = new Set([...(ALARMS + DASHBOARD).matchAll(/job=\\?"([\w-]+)\\?"/g)].map(([, job]) => job));
    const scraped = [...read('deploy/prometheus/prometheus.yml').matchAll(/job_name: ([\w-]+)/g)].map(([, job]) => job);
    expect([...jobs].filter((job) => !scraped.includes(job!))).toEqual([]);
    expect([...jobs].sort()).toEqual(['murmel-api', 'murmel-collab', 'murmel-jobs']);
  });

  it('an api counts how calls end, and nobody can read from it which they were', async () => {
    const counted = async (status: string): Promise<number> =>
      Number(new RegExp(`^murmel_api_call_seconds_count\\{status="${status}"\\} (\\d+)$`, 'm').exec(await metricsOf(api.origin))?.[1] ?? 0);
    const before = { well: await counted('2xx'), badly: await counted('4xx') };
    const secret = 'Kanarienvogel';
    expect((await fetch(`${api.origin}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${api.origin}/api/items/${secret}?code=${secret}`)).status).toBeGreaterThanOrEqual(400);
    // The looks at the numbers count, too.
    await expect.poll(() => counted('2xx')).toBeGreaterThan(before.well + 1);
    await expect.poll(() => counted('4xx')).toBe(before.badly + 1);
    expect(await metricsOf(api.origin)).not.toContain(secret);
  });
});
