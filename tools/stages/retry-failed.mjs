import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WITH_SECOND_TRY } from './stages.mjs';

/** Faults that no slow machine can explain, one JSON line each: a process that ended, an answer of 5xx (`tests/support/serious-failures.ts`). */
export const seriousFileIn = (reports) => join(reports, 'serious.jsonl');

/** Tolerance around a test: it starts a little before its first line, and events are logged a little later. */
const AROUND_MS = 2000;

/**
 * Runs what failed in stages that go through a browser or over lines once more, alone, after everything else. What passes then
 * counts as passed, and is named. Where a process of the same stage ended or answered 5xx meanwhile, nothing is tried again; other
 * stages have servers of their own, and some of their tests want a 5xx.
 * @param again (name, { only, titles }) => what these files say now: `{ failed }`
 * @returns {Promise<string[]>} titles of those that passed only then; `results` say how it stands now
 */
export async function tryAgain(results, { reports, again, say = console.log }) {
  const serious = seriousLines(reports);
  const unsteady = [];
  for (const result of results.filter(({ name, failed }) => WITH_SECOND_TRY.has(name) && failed > 0)) {
    for (const file of result.failedFiles ?? []) {
      const reason = serious.find(
        ({ at, stage = result.name }) => stage === result.name && at >= file.from - AROUND_MS && at <= file.to + AROUND_MS,
      );
      if (reason) {
        say(`not tried again: ${file.title ?? file.file}, because ${reason.what}`);
        result.failures.push(`${file.file}: ${reason.what}`);
        continue;
      }
      say(`=== once more, alone: ${file.title ?? file.file} ===`);
      const second = await again(result.name, { only: [file.file], titles: file.title ? [file.title] : [] });
      if (second.failed > 0) continue;
      result.failed -= file.count;
      result.passed += file.count;
      result.failures = result.failures.filter((failure) => !file.failures.includes(failure));
      unsteady.push(...file.failures);
    }
  }
  return unsteady;
}

/** Keeps what was unsteady beside the database of the product, newest last: `npm test` writes nothing into the tree. */
export function keepUnsteady(root, unsteady) {
  if (unsteady.length === 0) return;
  const file = join(root, '.data/unsteady.json');
  mkdirSync(join(root, '.data'), { recursive: true });
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const at = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify([...before, ...unsteady.map((test) => ({ at, test }))], null, 2)}\n`);
}

function seriousLines(reports) {
  const file = seriousFileIn(reports);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Reports a serious event outside of the tests' own processes. */
export const tellSerious = (reports, what) => appendFileSync(seriousFileIn(reports), `${JSON.stringify({ at: Date.now(), what })}\n`);
