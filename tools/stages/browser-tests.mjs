import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../programs/browser.mjs';
import { programOf, readReport, runProgram } from './check.mjs';

const CONFIGURATION = 'tests/e2e/playwright.config.ts';

/** The browser tests; they start the built product themselves. */
export async function browserTests({ root, environment, reports }) {
  if (!existsSync(join(root, CONFIGURATION))) return { passed: 0, failed: 0 };
  const report = join(reports, 'e2e.json');
  const browser = await findBrowser({ root, environment });
  const ok = await runProgram([programOf('@playwright/test', 'cli.js'), 'test', '-c', CONFIGURATION, '--reporter=list,json'], {
    root,
    environment: { ...environment, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const results = readReport(report);
  const stats = results?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  // A test that was skipped, or passed only at the second try, has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed === 0 && !ok && stats.expected > 0 ? 1 : failed, failures: results.suites.flatMap(failedIn) };
}

function failedIn({ specs, suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(({ title, file }) => `${file} › ${title}`), ...suites.flatMap(failedIn)];
}
