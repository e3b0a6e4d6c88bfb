import { appendFileSync } from 'node:fs';

/**
 * Keeps, for the run, that something happened for which no slow machine is to blame: a process of the product ended, an answer was 5xx.
 * A test of the same stage that failed meanwhile is not tried again (`tools/stages/retry-failed.mjs`); one that wanted it so passes.
 */
export function noteSeriousFailure(what: string): void {
  const file = process.env['SERIOUS_FAULTS_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ at: Date.now(), stage: process.env['NX_TASK_TARGET_TARGET'], what })}\n`);
}
