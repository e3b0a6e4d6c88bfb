import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Nx plugin that reports the result of each task to the run, in the file that `RUN_TASKS` names; a skipped task is not in it. Test tasks
 * write their own counts (`tools/stages/stage.mjs`).
 */
export const name = 'report-task-results';

export function postTasksExecution(_options, { taskResults }) {
  const file = process.env.RUN_TASKS;
  if (!file) return;
  const tasks = Object.entries(taskResults).map(([id, { code, status, task, terminalOutput = '' }]) => {
    const seconds = ((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000;
    return { id, ok: code === 0, kept: status.includes('cache'), seconds, last: lastLine(terminalOutput) };
  });
  writeFileSync(file, JSON.stringify(tasks));
}

/** Returns the last output line of a failed program, before Nx reports the failure. */
function lastLine(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('Warning: command '));
  return said.at(-1);
}
