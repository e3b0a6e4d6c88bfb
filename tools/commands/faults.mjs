import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../processes/on-stop.mjs';
import { programOf, runProgram } from '../stages/check.mjs';

/** As often as the acceptance criteria ask for; `npm test` does three rounds of the same tests. */
const ROUNDS = '20';
const PROJECTS = ['faults', 'api', 'collab', 'architecture'];
/** Tests of other projects that have a long version, too. */
const LONG_ELSEWHERE = [/^api\/second-world\//, /^api\/privacy\/many-exports\./, /^collab\/half-open\./, /^architecture\/new-tool\./];

/** `npm run faults`: the long version, twenty times `kill -9` while a class writes. Words choose files: `npm run faults -- fuzz`. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const files = longTests(root).filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  if (files.length === 0) {
    console.error(`No test with a long version is called ${words.join(' or ')}.`);
    return 1;
  }
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  const ok = await runProgram([programOf('vitest', 'vitest.mjs'), 'run', ...projects, '--maxWorkers=1', ...files], {
    root,
    environment: { FAULT_ROUNDS: ROUNDS, ...environment },
  });
  return ok ? 0 : 1;
}

/** Below the root, with slashes. */
function longTests(root) {
  return readdirSync(join(root, 'tests'), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules/'))
    .filter((file) => file.startsWith('faults/') || LONG_ELSEWHERE.some((pattern) => pattern.test(file)))
    .map((file) => `tests/${file}`);
}
