// A task of Nx that runs one of the projects of the browser tests, which start the built product themselves:
//   node tools/stages/playwright.mjs <project> [--files=<part of a path>] [--firefox]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { programOf, runProgram } from '../processes/run-program.mjs';
import { findBrowser } from '../programs/browser.mjs';
import { findFirefox } from '../programs/firefox.mjs';
import { slowestOf } from './slowest-tests.mjs';
import { firstLinesOf, readReport, stage } from './stage.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', multiple: true, default: [] }, firefox: { type: 'boolean', default: false } },
});
const [project] = positionals;

async function runProject(context) {
  const { root, reports, only, titles = [], filters } = context;
  const report = join(reports, `e2e-${project}-${process.pid}.json`);
  const browser = values.firefox ? findFirefox() : await findBrowser(context);
  const environment = { ...context.environment, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const words = ['test', '--project', project, '--reporter=list,json'];
  words.push(...(only ?? (filters.length > 0 ? filters : values.files)));
  if (titles.length > 0) words.push('--workers=1', '--grep', titles.map((title) => `${escaped(title)}( @\\w+)*$`).join('|'));
  const ok = await runProgram([programOf('@playwright/test', 'cli.js'), ...words], { root, environment });
  const results = readReport(report);
  if (!results?.stats) return { passed: 0, failed: 1, failures: [`${project} did not run`] };
  return countTests(results, ok);
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

function timesIn({ specs, suites = [] }) {
  const own = specs.map((spec) => ({
    title: `${spec.file} › ${spec.title}`,
    ms: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesIn)];
}

/** Lists the failed tests. Every test is independent: each counts as a file of one. */
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

/** Returns the step that failed and the first lines of its error, for readers of the summary alone. */
function reasonOf(results) {
  const step = results.flatMap(({ steps = [] }) => steps).find(({ error }) => error)?.title;
  const reason = firstLinesOf(results.find(({ error }) => error)?.error.message);
  return step ? `in "${step}": ${reason}` : reason;
}

await stage(runProject);
