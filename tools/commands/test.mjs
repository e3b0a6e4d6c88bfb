import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStop } from '../processes/on-stop.mjs';
import { overBudget } from '../stages/budgets.mjs';
import { slowness } from '../stages/machine.mjs';
import { runStages } from '../stages/schedule.mjs';
import { STAGES } from '../stages/stages.mjs';

/**
 * `npm test`: every stage, or only those named (`npm test -- unit api`).
 * Its last line is `N passed, N failed`.
 */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const unknown = words.filter((word) => !(word in STAGES));
  if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}`);
  const names = words.length > 0 ? [...new Set(words)] : Object.keys(STAGES);
  const reports = mkdtempSync(join(tmpdir(), 'murmel-reports-'));
  try {
    const machine = await slowness();
    console.log(`This machine is now ${machine.toFixed(2)} times as slow as the one that budgets are given for.`);
    const context = { root, environment: { ...environment, MACHINE_SLOWNESS: machine.toFixed(2) }, reports };
    const results = await runStages(STAGES, names, (name, ended) => runStage(name, { ended, machine, context }));
    return summarise([...results.values()]);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** All is shown as it comes; whose lines stand between those of a neighbour carry its name. */
async function runStage(name, { ended, machine, context }) {
  const { title, alone, givesWay, needs = [] } = STAGES[name];
  const say = alone ? console.log : (line) => console.log(`${name.padEnd(12)} | ${line}`);
  say(`=== ${name}: ${title} ===`);

  const started = Date.now();
  const missing = needs.find((needed) => ended.get(needed)?.failed > 0);
  const result = missing
    ? { passed: 0, failed: 1, failures: [`not run, because ${missing} failed`] }
    : await outcomeOf(name, { ...context, givesWay, ...(alone ? {} : { say }) }, say);
  const seconds = (Date.now() - started) / 1000;
  await holdToBudget(result, { name, seconds, machine });

  if (result.slowest?.length > 0) for (const line of ['Longest:', ...result.slowest.map((one) => `  ${one}`)]) say(line);
  for (const failure of result.failures) say(`FAILED ${name}: ${failure}`);
  say(`--- ${name}: ${result.passed} passed, ${result.failed} failed, ${Math.round(seconds)} s`);
  return { name, seconds, ...result };
}

async function outcomeOf(name, context, say) {
  try {
    const counts = await STAGES[name].run(context);
    // A stage that checked nothing proves nothing.
    if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, failures: ['found nothing to run'] };
    return { ...counts, failures: counts.failures ?? [] };
  } catch (error) {
    say(error.stack);
    return { passed: 0, failed: 1, failures: [error.message] };
  }
}

/** What seems too long is held against the machine as it is now as well: somebody else may have come since the start. */
async function holdToBudget(result, { name, seconds, machine }) {
  const taken = { name, seconds, slowest: result.slowest };
  if (!overBudget({ ...taken, slowness: machine })) return;
  const reason = overBudget({ ...taken, slowness: Math.max(machine, await slowness()) });
  if (!reason) return;
  result.failed += 1;
  result.failures.push(reason);
}

function summarise(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const word = failed > 0 ? 'FAILED' : 'ok    ';
    const column = (value, width) => String(value).padStart(width);
    console.log(`${word} ${name.padEnd(14)}${column(passed, 6)} passed${column(failed, 6)} failed${column(Math.round(seconds), 6)} s`);
  }
  for (const { name, failures } of results) for (const failure of failures) console.log(`FAILED ${name}: ${failure}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}
