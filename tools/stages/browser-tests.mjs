import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../programs/browser.mjs';
import { programOf, readReport, runProgram } from './check.mjs';
import { slowestOf } from './slowest.mjs';

const CONFIGURATION = 'tests/e2e/playwright.config.ts';
/** In this order; each starts the built product itself. */
const PROJECTS = ['product', 'deadlines'];

/** The browser tests. */
export async function browserTests({ root, environment, reports }) {
  const browser = await findBrowser({ root, environment });
  const total = { passed: 0, failed: 0, failures: [] };
  const tests = [];
  for (const project of PROJECTS) {
    const {
      passed,
      failed,
      failures = [],
      took = [],
    } = await runProject(project, { root, environment: { ...environment, ...browser }, reports });
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    tests.push(...took);
  }
  return { ...total, slowest: slowestOf(tests) };
}

async function runProject(project, { root, environment, reports }) {
  const report = join(reports, `e2e-${project}.json`);
  const ok = await runProgram(
    [programOf('@playwright/test', 'cli.js'), 'test', '-c', CONFIGURATION, '--project', project, '--reporter=list,json'],
    {
      root,
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  const results = readReport(report);
  const stats = results?.stats;
  if (!stats) return { passed: 0, failed: 1, failures: [`${project} did not run`] };
  // A test that was skipped, or passed only at the second try, has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return {
    passed: stats.expected,
    failed: failed === 0 && !ok ? 1 : failed,
    failures: results.suites.flatMap(failedIn),
    took: results.suites.flatMap(timesIn),
  };
}

function timesIn({ specs, suites = [] }) {
  const own = specs.map((spec) => ({
    title: `${spec.file} › ${spec.title}`,
    ms: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesIn)];
}

function failedIn({ specs, suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map((spec) => `${spec.file} › ${spec.title}: ${reasonOf(spec)}`), ...suites.flatMap(failedIn)];
}

/** The step that failed and the first lines of its error, for whoever sees nothing but the summary. */
function reasonOf({ tests }) {
  const results = tests.flatMap((test) => test.results);
  const step = results.flatMap(({ steps = [] }) => steps).find(({ error }) => error)?.title;
  const lines = stripVTControlCharacters(results.find(({ error }) => error)?.error.message ?? 'did not run').split('\n');
  const reason = lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' | ');
  return step ? `in "${step}": ${reason}` : reason;
}
