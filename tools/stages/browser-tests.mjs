import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../programs/browser.mjs';
import { firstLinesOf, programOf, readReport, runProgram } from './check.mjs';
import { slowestOf } from './slowest.mjs';

const CONFIGURATION = 'tests/e2e/playwright.config.ts';
/** A browser is a session of its own: it gives way by itself. */
const GIVES_WAY = fileURLToPath(new URL('../processes/browser-that-gives-way.sh', import.meta.url));

/** A stage that runs one of the projects of the browser tests; it starts the built product itself. */
export function browserTests(project) {
  return async (context) => {
    const report = join(context.reports, `e2e-${project}.json`);
    const environment = { ...context.environment, ...(await browserFor(context)), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const ok = await runProgram(
      [programOf('@playwright/test', 'cli.js'), 'test', '-c', CONFIGURATION, '--project', project, '--reporter=list,json'],
      { ...context, environment },
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
      slowest: slowestOf(results.suites.flatMap(timesIn)),
    };
  };
}

async function browserFor(context) {
  const browser = await findBrowser(context);
  if (!context.givesWay || !browser.CHROMIUM_PATH || process.platform !== 'linux') return browser;
  return { CHROMIUM_PATH: GIVES_WAY, BROWSER_BEHIND: browser.CHROMIUM_PATH };
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
  const reason = firstLinesOf(results.find(({ error }) => error)?.error.message);
  return step ? `in "${step}": ${reason}` : reason;
}
