import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from '../nx/run-nx.mjs';
import { readReport, resultFile } from './stage.mjs';
import { tasksOf } from './stages.mjs';
import { overBudget } from './time-budgets.mjs';

/** Result of each task by Nx (`tools/nx/report-task-results.mjs`). */
const tasksFile = (reports) => join(reports, 'tasks.json');

/**
 * Runs stages through Nx.
 * @param context see `run-folder.mjs`
 * @param options `machine`: how slow it is (`machine-speed.mjs`); `words`: what else Nx is told
 * @returns as `resultsOf`
 */
export async function runStages(names, { root, environment, reports }, { machine, words = [] }) {
  // Results of an earlier run there do not apply to this one.
  for (const file of [tasksFile(reports), ...tasksOf(root, names).map((task) => resultFile(reports, task.project, task.target))])
    rmSync(file, { force: true });
  const run = { root, environment: { ...environment, RUN_RESULTS: reports, RUN_TASKS: tasksFile(reports) } };
  await runNx(['run-many', '-t', ...names, '--output-style=stream', ...words], run);
  return resultsOf(names, { root, reports, machine });
}

/**
 * Returns the results of all tasks of the stages: a task that did not run has failed.
 * @returns in the order of the names: `{ name, seconds, passed, failed, failures, failedFiles, over? }`
 */
export function resultsOf(names, { root, reports, machine }) {
  const ended = new Map((readReport(tasksFile(reports)) ?? []).map((task) => [task.id, task]));
  const before = [...ended.values()].filter(({ ok }) => !ok).map(({ id }) => id);
  return names.map((name) => {
    const tasks = tasksOf(root, [name]).map((task) => outcomeOf(task, { reports, ended: ended.get(task.id), before }));
    return { name, ...together(tasks), ...slow(name, tasks, machine) };
  });
}

/** Returns the counts of a task; one that counts nothing passes or fails as a whole. */
function outcomeOf({ id, project, target }, { reports, ended, before }) {
  const counted = readReport(resultFile(reports, project, target));
  if (counted) {
    const fault = ended && !ended.ok && counted.failed === 0 ? { failed: 1, failures: [`${id} ended with an error`] } : {};
    return { ...counted, ...fault };
  }
  if (!ended) {
    const reason = before.length > 0 ? `failed before it: ${before.join(', ')}` : 'Nx ended before it';
    return { seconds: 0, passed: 0, failed: 1, failures: [`${id} was not run, ${reason}`] };
  }
  const { ok, seconds, last } = ended;
  return { seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [`${project}: ${last ?? 'failed'}`] };
}

function together(tasks) {
  const sum = (field) => tasks.reduce((total, task) => total + task[field], 0);
  const all = (field) => tasks.flatMap((task) => task[field] ?? []);
  return {
    seconds: sum('seconds'),
    passed: sum('passed'),
    failed: sum('failed'),
    failures: all('failures'),
    failedFiles: all('failedFiles'),
  };
}

/** Reports slow tasks without a failure, because a machine may be slow. */
function slow(name, tasks, machine) {
  const seconds = tasks.reduce((sum, task) => sum + task.seconds, 0);
  return { over: overBudget({ name, seconds, slowness: machine, slowest: tasks.flatMap(({ slowest = [] }) => slowest) }) };
}

/** Shows a table of results and what failed in them; its last line is `N passed, N failed`. @returns whether nothing failed */
export function summarise(results, notes = []) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const word = failed > 0 ? 'FAILED' : 'ok    ';
    const column = (value, width) => String(value).padStart(width);
    console.log(`${word} ${name.padEnd(14)}${column(passed, 6)} passed${column(failed, 6)} failed${column(Math.round(seconds), 6)} s`);
  }
  for (const { name, over } of results) if (over) console.log(`slow: ${name} is ${over}`);
  for (const note of notes) console.log(note);
  for (const { name, failures } of results) for (const failure of failures) console.log(`FAILED ${name}: ${failure}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
