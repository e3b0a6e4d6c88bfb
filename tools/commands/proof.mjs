import { execFileSync } from 'node:child_process';
import { onStop } from '../processes/on-stop.mjs';
import { earlierResults, folderOfResults, forgetResults, writeTable } from '../stages/proof-results.mjs';
import { runStages, summarise } from '../stages/run.mjs';
import { inRunFolder } from '../stages/run-folder.mjs';
import { PROOF_STAGES } from '../stages/stages.mjs';

/** Number of rounds that the acceptance criteria require; without `--long` three rounds of the same tests. */
const ROUNDS = '20';

/**
 * `npm run proof`: runs all slow and load tests, each stage in its short form. After an interruption it resumes with the missing stages of
 * this commit; `--anew` starts again. `npm run proof -- crowds faults` runs these. Words that are no stage select files in them: `npm run
 * proof -- calls second-world`. `--long` takes as long as the acceptance criteria require, and properties begin with twenty seeds. The
 * table of results is in docs/proof.md, newest on top; the last line is `N passed, N failed`.
 */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const [long, anew] = ['--long', '--anew'].map((option) => words.includes(option));
  const named = words.filter((word) => PROOF_STAGES.includes(word));
  const filters = words.filter((word) => !word.startsWith('--') && !PROOF_STAGES.includes(word));
  if (filters.length > 0 && named.length === 0) {
    throw new Error(`Say in which stage to look for ${filters.join(', ')}: ${PROOF_STAGES.join(', ')}`);
  }
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const whole = named.length === 0 && !long;
  if (anew) forgetResults(root);
  const before = whole ? earlierResults(root, commit) : [];
  const names = (named.length > 0 ? [...new Set(named)] : PROOF_STAGES).filter((name) => before.every((result) => result.name !== name));
  if (before.length > 0)
    console.log(`Of this commit there are already: ${before.map(({ name }) => name).join(', ')} (--anew begins again)`);

  return inRunFolder({ root, environment }, async ({ context, machine, full }) => {
    Object.assign(context.environment, { PROOF: '1', RUN_FILTERS: JSON.stringify(filters) });
    if (long) context.environment.FAULT_ROUNDS = ROUNDS;
    if (whole) context.environment.RUN_KEPT = folderOfResults(root, commit);
    const results = await runStages(names, context, { machine });
    for (let round = 1; long && names.includes('properties') && round < Number(ROUNDS); round += 1)
      results.push(...(await runStages(['properties'], context, { machine })));
    const all = [...before, ...results];
    if (filters.length === 0 && results.length > 0)
      writeTable(
        root,
        all.map((result) => ({ commit, machine, ...result })),
        { long },
      );
    return summarise(all, full()) ? 0 : 1;
  });
}
