import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../programs/browser.mjs';
import { firstLinesOf, programOf, readReport, runProgram } from './check.mjs';
import { slowestOf } from './slowest.mjs';

const CONFIGURATION = 'tests/e2e/playwright.config.ts';
/** A browser is a session of its own: it gives way by itself. */
const GIVES_WAY = fileURLToPath(new URL('../processes/browser-that-gives-way.sh', import.meta.url));

/**
 * A stage that runs one of the projects of the browser tests; it starts the built product itself.
 * @param options `files`: parts of paths, all files of the project without; `variables`: what the tests are told beside;
 *   `find`: which browser
 */
export function browserTests(project, { files = [], variables = {}, find = browserFor } = {}) {
  return async (context) => {
    const { reports, only, titles = [], filters = [] } = context;
    const report = join(reports, `e2e-${project}.json`);
    const environment = { ...context.environment, ...variables, ...(await find(context)), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const words = [
      'test',
      '-c',
      CONFIGURATION,
      '--project',
      project,
      '--reporter=list,json',
      ...(only ?? (filters.length > 0 ? filters : files)),
    ];
    if (titles.length > 0) words.push('--workers=1', '--grep', titles.map((title) => `${escaped(title)}( @\\w+)*$`).join('|'));
    const ok = await runProgram([programOf('@playwright/test', 'cli.js'), ...words], { ...context, environment });
    const results = readReport(report);
    if (!results?.stats) return { passed: 0, failed: 1, failures: [`${project} did not run`] };
    return countTests(results, ok);
  };
}

function countTests({ stats, suites }, ok) {
  // A test that was skipped, or passed only at the second try, has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const failedFiles = suites.flatMap(failedIn);
  return {
    passed: stats.expected,
    failed: failed === 0 && !ok ? 1 : failed,
    failures: failedFiles.flatMap(({ failures }) => failures),
    failedFiles,
    slowest: slowestOf(suites.flatMap(timesIn)),
  };
}

const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

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

/** Every test stands for itself: each counts as a file of one. */
function failedIn({ specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const began = results.map(({ startTime }) => Date.parse(startTime));
      return {
        file: spec.file,
        title: spec.title,
        count: 1,
        failures: [`${spec.file} › ${spec.title}: ${reasonOf(results)}`],
        from: Math.min(...began),
        to: Math.max(...results.map(({ duration }, index) => began[index] + duration)),
      };
    });
  return [...own, ...suites.flatMap(failedIn)];
}

/** The step that failed and the first lines of its error, for whoever sees nothing but the summary. */
function reasonOf(results) {
  const step = results.flatMap(({ steps = [] }) => steps).find(({ error }) => error)?.title;
  const reason = firstLinesOf(results.find(({ error }) => error)?.error.message);
  return step ? `in "${step}": ${reason}` : reason;
}
