// A task of Nx that runs projects of vitest and counts their tests:
//   node tools/stages/vitest.mjs <project …> [--tag=proof|!proof] [--files=<which of test-files.mjs>] [--folder=<below the root>]
//   [--workers=<test files at the same time>: 1 where a test measures deadlines of processes it starts] [--redis: its tests start one]
//   [--cluster: they start a whole cluster, with a proxy and a browser]
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { programOf, runProgram } from '../processes/run-program.mjs';
import { findBrowser } from '../programs/browser.mjs';
import { findCaddy } from '../programs/caddy.mjs';
import { findRedis } from '../programs/redis.mjs';
import { slowestOf } from './slowest-tests.mjs';
import { firstLinesOf, readReport, stage } from './stage.mjs';
import { FILES } from './test-files.mjs';

const UNHANDLED_REPORTER = fileURLToPath(new URL('unhandled-reporter.mjs', import.meta.url));

const { values, positionals: projects } = parseArgs({
  allowPositionals: true,
  options: {
    tag: { type: 'string' },
    files: { type: 'string' },
    folder: { type: 'string' },
    workers: { type: 'string', default: '2' },
    redis: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
  },
});

async function runProjects({ root, reports, environment, only = chosenFiles(root), filters }) {
  const { tag, workers } = values;
  const [report, unhandled] = ['report', 'unhandled'].map((name) => join(reports, `${projects[0]}-${process.pid}-${name}.json`));
  const ok = await runProgram(
    [
      programOf('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      `--maxWorkers=${only.length === 1 ? 1 : workers}`,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${UNHANDLED_REPORTER}`,
      `--outputFile.json=${report}`,
      ...(tag ? [`--tags-filter=${tag}`] : []),
      ...narrowed(only, filters),
    ],
    { root, environment: { ...environment, UNHANDLED_ERRORS_FILE: unhandled, ...(await programs(environment, root)) } },
  );
  return countTests(readReport(report), { root, ok, tag, unhandled: readReport(unhandled) ?? [] });
}

/** Returns variables that name the programs beside the product which the tests start. */
async function programs(environment, root) {
  const { redis, cluster } = values;
  return {
    ...((redis || cluster) && { REDIS_SERVER_PATH: findRedis() }),
    ...(cluster && { CADDY_PATH: findCaddy(), ...(await findBrowser({ root, environment })) }),
  };
}

/** Returns the files that match the selection, else all of a folder, else all of the projects. */
function chosenFiles(root) {
  if (values.files) return FILES[values.files](root);
  return values.folder ? [`${values.folder}/`] : [];
}

/** Vitest takes words as parts of paths: of both lists, what both name. */
function narrowed(only, filters) {
  if (filters.length === 0) return only;
  return only.length === 0 ? filters : only.filter((file) => filters.some((word) => file.includes(word)));
}

function countTests(report, { root, ok, tag, unhandled }) {
  if (!report) return { passed: 0, failed: 1 };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failedFiles = report.testResults.flatMap((file) => failedFile(file, { root, tag }));
  const failed = failedFiles.reduce((sum, { count }) => sum + count, 0);
  // An error outside of any test fails the stage by itself.
  const outside = unhandled.length > 0 || (failed === 0 && !ok && report.numTotalTests > 0) ? 1 : 0;
  return {
    passed: report.numPassedTests,
    failed: failed + outside,
    failures: [
      ...failedFiles.flatMap(({ failures }) => failures),
      ...(outside ? [`outside of any test: ${unhandled[0] ?? 'ended with an error'}`] : []),
    ],
    failedFiles,
    slowest: slowestOf(tests.map((test) => ({ title: test.fullName, ms: test.duration ?? 0 }))),
  };
}

/** True if a skipped test was not selected. */
const leftOut = ({ status, tags }, tag) => tag !== undefined && status === 'skipped' && tags.includes('proof') === tag.startsWith('!');

/** A file of which not everything passed: a test that was skipped has not passed, nor has a file that could not be loaded. */
function failedFile({ name, assertionResults, status, message, startTime, endTime }, { root, tag }) {
  const missed = assertionResults.filter((test) => test.status !== 'passed' && !leftOut(test, tag));
  if (status !== 'failed' && missed.length === 0) return [];
  const file = relative(root, name);
  const failures = missed
    .filter((test) => test.status === 'failed')
    .map((test) => `${test.fullName}: ${firstLinesOf(test.failureMessages[0])}`);
  if (failures.length === 0) failures.push(`${file}: ${firstLinesOf(message || undefined)}`);
  return [{ file, count: Math.max(1, missed.length), failures, from: startTime, to: endTime }];
}

await stage(runProjects);
