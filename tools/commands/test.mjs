import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStop } from '../processes/on-stop.mjs';
import { STAGES } from '../stages/stages.mjs';

/**
 * `npm test`: every stage in turn, or only those named (`npm test -- unit api`).
 * Its last line is `N passed, N failed`.
 */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const unknown = words.filter((word) => !(word in STAGES));
  if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}`);
  const reports = mkdtempSync(join(tmpdir(), 'murmel-reports-'));
  const results = [];
  try {
    for (const name of words.length > 0 ? words : usualStages(root)) {
      results.push(await runStage(name, { root, environment, reports }));
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return summarise(results);
}

function usualStages(root) {
  return Object.keys(STAGES).filter((name) => !STAGES[name].needs || existsSync(join(root, STAGES[name].needs)));
}

async function runStage(name, context) {
  console.log(`\n=== ${name}: ${STAGES[name].title} ===`);
  const started = Date.now();
  let counts;
  try {
    counts = await STAGES[name].run(context);
  } catch (error) {
    console.error(error.message);
    counts = { passed: 0, failed: 1 };
  }
  // A stage that checked nothing proves nothing.
  if (counts.passed + counts.failed === 0) {
    console.error(`${name} found nothing to run.`);
    counts = { passed: 0, failed: 1 };
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`--- ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return { name, seconds, ...counts };
}

function summarise(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(14)}${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed${String(seconds).padStart(6)} s`,
    );
  }
  for (const { name, failures = [] } of results) for (const failure of failures) console.log(`FAILED ${name}: ${failure}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}
