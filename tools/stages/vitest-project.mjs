import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { firstLinesOf, programOf, readReport, runProgram } from './check.mjs';
import { slowestOf } from './slowest.mjs';

const UNHANDLED_REPORTER = fileURLToPath(new URL('unhandled-reporter.mjs', import.meta.url));

/**
 * A stage that runs vitest's projects and counts their tests.
 * @param names a project, or several that run as one
 * @param options `workers`: test files at the same time, 1 where a test measures deadlines of processes it starts;
 *   `files`: (root) => the files to run, below the root, all of the projects without it;
 *   `tag`: which tests, `proof` or `!proof`, all of them without it
 */
export function vitestProject(names, { workers = 2, files = () => [], tag } = {}) {
  const projects = [names].flat();
  return async (context) => {
    const { root, reports, environment, only = files(root), filters = [] } = context;
    const [report, unhandled] = [join(reports, `${projects[0]}.json`), join(reports, `${projects[0]}-unhandled.json`)];
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
        ...chosen(only, filters),
      ],
      { ...context, environment: { ...environment, UNHANDLED_ERRORS_FILE: unhandled } },
    );
    return countTests(readReport(report), { root, ok, tag, unhandled: readReport(unhandled) ?? [] });
  };
}

/** Vitest takes words as parts of paths: of both lists, what both name. */
function chosen(only, filters) {
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

/** Whether a test that did not run was not asked for. */
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
