import { onStop } from '../processes/on-stop.mjs';
import { keepUnsteady, seriousFileIn, tryAgain } from '../stages/retry-failed.mjs';
import { runStages, summarise } from '../stages/run.mjs';
import { inRunFolder } from '../stages/run-folder.mjs';
import { TEST_STAGES } from '../stages/stages.mjs';

/** Cached results of an earlier run prove nothing. */
const ANEW = ['--skip-nx-cache'];

/**
 * `npm test`: everything that is true or false without a clock, or only the stages named (`npm test -- lint api`).
 * Its last line is `N passed, N failed`.
 */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const unknown = words.filter((word) => !TEST_STAGES.includes(word));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}. Stages: ${TEST_STAGES.join(', ')}; what holds seconds: npm run proof`);
  const names = words.length > 0 ? [...new Set(words)] : TEST_STAGES;
  return inRunFolder({ root, environment }, async ({ context, machine, full }) => {
    context.environment.SERIOUS_FAULTS_FILE = seriousFileIn(context.reports);
    const results = await runStages(names, context, { machine, words: ANEW });
    const unsteady = await tryAgain(results, { reports: context.reports, again: (name, only) => once(name, only, context, machine) });
    keepUnsteady(root, unsteady);
    return summarise(results, [...unsteady.map((test) => `unsteady: ${test}`), ...full()]) ? 0 : 1;
  });
}

/** Some tests of a stage once more; what it needs stands already. */
async function once(name, only, { environment, ...context }, machine) {
  const again = { ...context, environment: { ...environment, RUN_ONLY: JSON.stringify(only) } };
  const [result] = await runStages([name], again, { machine, words: [...ANEW, '--exclude-task-dependencies'] });
  return result;
}
