import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import '../processes/end-with-run.mjs';
import { onStop } from '../processes/on-stop.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs the tests of a task of Nx: shows what failed and what took long, and writes what it counted where the run looks for it
 * (`RUN_RESULTS`, and where a proof keeps it, `RUN_KEPT`). Ends with 0 where something ran and nothing failed.
 * @param work ({ root, environment, reports, only?, titles?, filters? }) => { passed, failed, failures?, failedFiles?, slowest? };
 *   `only` and `titles`: what is run once more (`RUN_ONLY`), `filters`: words that choose files (`RUN_FILTERS`)
 */
export async function stage(work) {
  onStop(() => process.exit(1));
  const results = process.env.RUN_RESULTS;
  const reports = results ?? mkdtempSync(join(tmpdir(), 'murmel-stage-'));
  mkdirSync(reports, { recursive: true });
  const name = process.env.NX_TASK_TARGET_TARGET ?? 'stage';
  // Nx forces colours, regardless of the output.
  const { FORCE_COLOR: _colours, ...environment } = process.env;
  const started = Date.now();
  const result = await outcomeOf(work, {
    root: ROOT,
    environment,
    reports,
    ...JSON.parse(process.env.RUN_ONLY ?? '{}'),
    filters: JSON.parse(process.env.RUN_FILTERS ?? '[]'),
  });
  const seconds = (Date.now() - started) / 1000;
  if (result.slowest?.length > 0) console.log(['Longest:', ...result.slowest].join('\n  '));
  for (const failure of result.failures) console.log(`FAILED ${name}: ${failure}`);
  console.log(`--- ${name}: ${result.passed} passed, ${result.failed} failed, ${Math.round(seconds)} s`);
  for (const folder of [results, process.env.RUN_KEPT].filter(Boolean)) keep(folder, name, { seconds, ...result });
  process.exit(result.failed > 0 ? 1 : 0);
}

function keep(folder, name, result) {
  mkdirSync(folder, { recursive: true });
  const machine = Number(process.env.MACHINE_SLOWNESS);
  writeFileSync(resultFile(folder, process.env.NX_TASK_TARGET_PROJECT, name), JSON.stringify({ name, machine, ...result }));
}

/** Returns the file in which a test task stores its counts. */
export const resultFile = (results, project, target) => join(results, `${project.replaceAll('/', '+')}-${target}.result.json`);

async function outcomeOf(work, context) {
  try {
    const counts = await work(context);
    // A stage that checked nothing proves nothing.
    if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, failures: ['found nothing to run'] };
    return { ...counts, failures: counts.failures ?? [] };
  } catch (error) {
    console.log(error.stack);
    return { passed: 0, failed: 1, failures: [error.message] };
  }
}

/** Returns the report of a reporter, or undefined when it was not written. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the message of a failed test, short enough for a summary: its reader may have nothing else. */
export function firstLinesOf(message = 'did not run') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' | ');
}
