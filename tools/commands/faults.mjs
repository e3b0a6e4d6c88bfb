import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../processes/on-stop.mjs';
import { programOf, runProgram } from '../stages/check.mjs';
import { lookWithOtherEyes, otherEyes } from '../stages/other-eyes.mjs';

/** As often as the acceptance criteria ask for; `npm test` does three rounds of the same tests. */
const ROUNDS = 20;
const LONG_PROJECTS = ['faults', 'crowds', 'api', 'collab', 'live', 'architecture'];
/** Tests of other projects that have a long version, too. */
const LONG_ELSEWHERE = [
  /^crowds\//,
  /^api\/second-world\//,
  /^collab\/half-open\./,
  /^live\/pieces\./,
  /^architecture\/(new|child)-tool\./,
];
const PROPERTY_PROJECTS = ['unit', 'api', 'collab'];
const WITH_TESTS = ['libs', 'apps', 'collab-server', 'tests'];

/**
 * `npm run faults`: the long version, twenty times `kill -9` while a class writes; then every property with twenty seeds, each round
 * repeated by the `PROPERTY_SEED` that it says; then the product in a browser with other eyes. Words choose files, or whose eyes:
 * `npm run faults -- fuzz`, `npm run faults -- eyes`.
 */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const wanted = (file) => words.length === 0 || words.some((word) => file.includes(word));
  const tests = testsBelow(root).filter(wanted);
  const [long, properties] = [tests.filter(isLong), tests.filter((file) => holdsProperty(root, file))];
  const eyes = otherEyes(words);
  if (long.length + properties.length + eyes.length === 0) {
    console.error(`No test with a long version is called ${words.join(' or ')}.`);
    return 1;
  }
  const context = { root, environment: { FAULT_ROUNDS: String(ROUNDS), ...environment } };
  let ok = true;
  if (long.length > 0) ok = await runTests(LONG_PROJECTS, long, context);
  for (let round = 0; round < ROUNDS && properties.length > 0; round += 1)
    ok = (await runTests(PROPERTY_PROJECTS, properties, context)) && ok;
  ok = (await lookWithOtherEyes(eyes, { root, environment })) && ok;
  return ok ? 0 : 1;
}

function runTests(projects, files, context) {
  const named = projects.flatMap((name) => ['--project', name]);
  return runProgram([programOf('vitest', 'vitest.mjs'), 'run', ...named, '--maxWorkers=1', ...files], context);
}

/** Below the root, with slashes. */
function testsBelow(root) {
  return WITH_TESTS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/') && !file.includes('/dist/'));
}

function isLong(file) {
  return file.startsWith('tests/faults/') || LONG_ELSEWHERE.some((pattern) => pattern.test(file.replace('tests/', '')));
}

/** Those of the fuzzer have rounds of their own. */
function holdsProperty(root, file) {
  return !file.startsWith('tests/faults/') && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");
}
