import { onStop } from '../processes/on-stop.mjs';
import { runNamed, summarise } from '../stages/run.mjs';
import { inRunFolder } from '../stages/run-folder.mjs';
import { keepUnsteady, seriousFileIn, tryAgain } from '../stages/second-try.mjs';
import { TEST_STAGES } from '../stages/stages.mjs';

/**
 * `npm test`: everything that is true or false without a clock, or only the stages named (`npm test -- unit api`).
 * Its last line is `N passed, N failed`.
 */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const unknown = words.filter((word) => !(word in TEST_STAGES));
  if (unknown.length > 0) {
    throw new Error(
      `There is no stage ${unknown.join(', ')}. Stages: ${Object.keys(TEST_STAGES).join(', ')}; what holds seconds: npm run proof`,
    );
  }
  const names = words.length > 0 ? [...new Set(words)] : Object.keys(TEST_STAGES);
  return inRunFolder({ root, environment }, async ({ context, machine, full }) => {
    context.environment.SERIOUS_FAULTS_FILE = seriousFileIn(context.reports);
    const results = await runNamed(TEST_STAGES, names, { context, machine });
    const again = (name, only) => TEST_STAGES[name].run({ ...context, ...only });
    const unsteady = await tryAgain(results, { stages: TEST_STAGES, reports: context.reports, again });
    keepUnsteady(root, unsteady);
    return summarise(results, [...unsteady.map((test) => `unsteady: ${test}`), ...full()]) ? 0 : 1;
  });
}
