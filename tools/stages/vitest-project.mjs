import { join } from 'node:path';
import { firstLinesOf, programOf, readReport, runProgram } from './check.mjs';
import { slowestOf } from './slowest.mjs';

/**
 * A stage that runs vitest's projects and counts their tests.
 * @param names a project, or several that run as one
 * @param workers test files at the same time; 1 where a test measures deadlines of processes it starts
 */
export function vitestProject(names, workers = 2) {
  const projects = [names].flat();
  return async (context) => {
    const report = join(context.reports, `${projects[0]}.json`);
    const ok = await runProgram(
      [
        programOf('vitest', 'vitest.mjs'),
        'run',
        ...projects.flatMap((name) => ['--project', name]),
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      context,
    );
    return countTests(readReport(report), ok);
  };
}

function countTests(report, ok) {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  // A test that was skipped has not passed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded;
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    // An error outside of any test shows in the exit code only.
    failed: failed === 0 && !ok && report.numTotalTests > 0 ? 1 : failed,
    failures: tests.filter(({ status }) => status === 'failed').map((test) => `${test.fullName}: ${firstLinesOf(test.failureMessages[0])}`),
    slowest: slowestOf(tests.map((test) => ({ title: test.fullName, ms: test.duration ?? 0 }))),
  };
}
