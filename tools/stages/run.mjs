import { overBudget } from './budgets.mjs';
import { runStages } from './schedule.mjs';

/**
 * Runs stages by name, shows what they say as it comes, and tells of each when it ends.
 * @param stages all of them by name, see `stages.mjs`
 * @param options `machine`: how slow it is (`machine.mjs`); `ended`: (result) => called after each
 * @returns results in the order of the names: `{ name, seconds, passed, failed, failures, failedFiles?, slowest? }`
 */
export async function runNamed(stages, names, { context, machine, ended = () => undefined }) {
  const results = await runStages(stages, names, async (name, before) => {
    const result = await runStage(stages[name], { name, before, context, machine });
    ended(result);
    return result;
  });
  return [...results.values()];
}

/** Whose lines stand between those of a neighbour carry its name. */
async function runStage({ title, alone, givesWay, needs = [], run }, { name, before, context, machine }) {
  const say = alone ? console.log : (line) => console.log(`${name.padEnd(12)} | ${line}`);
  say(`=== ${name}: ${title} ===`);

  const started = Date.now();
  const missing = needs.find((needed) => before.get(needed)?.failed > 0);
  const result = missing
    ? { passed: 0, failed: 1, failures: [`not run, because ${missing} failed`] }
    : await outcomeOf(run, { ...context, givesWay, ...(alone ? {} : { say }) }, say);
  const seconds = (Date.now() - started) / 1000;

  if (result.slowest?.length > 0) for (const line of ['Longest:', ...result.slowest.map((one) => `  ${one}`)]) say(line);
  for (const failure of result.failures) say(`FAILED ${name}: ${failure}`);
  say(`--- ${name}: ${result.passed} passed, ${result.failed} failed, ${Math.round(seconds)} s`);
  // Time is told and fails nothing: a machine may be slow.
  const over = overBudget({ name, seconds, slowness: machine, slowest: result.slowest });
  if (over) say(`${name} is ${over}`);
  return { name, seconds, over, ...result };
}

async function outcomeOf(run, context, say) {
  try {
    const counts = await run(context);
    // A stage that checked nothing proves nothing.
    if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, failures: ['found nothing to run'] };
    return { ...counts, failures: counts.failures ?? [] };
  } catch (error) {
    say(error.stack);
    return { passed: 0, failed: 1, failures: [error.message] };
  }
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
