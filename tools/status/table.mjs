import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, tableOf } from './csv.mjs';
import { idsInTitles } from './titles.mjs';

/** Where tests stand that `npm test` runs: the projects of vitest.config.ts, and the browser's. */
const TESTS = [
  /^(libs|apps)\/.*\/src\/.*\.test\.tsx?$/,
  /^collab-server\/src\/.*\.test\.ts$/,
  /^tests\/(api|collab|live|faults|crowds|architecture)\/.*\.test\.ts$/,
  /^tests\/e2e\/.*\.spec\.ts$/,
];
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

/**
 * The table of rows with the tests that name them, and what is wrong about rows or titles.
 * @param {string} root of the repository; its rows stand in docs/spec/rows.csv
 * @returns {{ text: string, wrong: string[] }}
 */
export function statusOf(root) {
  const rows = tableOf(readFileSync(join(root, 'docs/spec/rows.csv'), 'utf8'));
  const proofs = new Map(rows.map(([id]) => [id, []]));
  const wrong = rows
    .filter(([id, line, ...more], index) => !id || !line || more.length > 0 || rows.findIndex(([other]) => other === id) !== index)
    .map((row) => `docs/spec/rows.csv: ${lineOf(row)} is not an id of its own with its line`);
  for (const path of testsBelow(root, '')) {
    for (const id of idsInTitles(path, readFileSync(join(root, path), 'utf8'))) {
      if (proofs.has(id)) proofs.get(id).push(path);
      else wrong.push(`${path}: [${id}] is no row of docs/spec/rows.csv`);
    }
  }
  const lines = rows.map(([id, line]) => lineOf([id, line, proofs.get(id).join(' ') || 'open']));
  return { text: ['id,line,tests', ...lines, ''].join('\n'), wrong };
}

/**
 * How a table that was written differs from what the titles say now, row by row; empty when it is current.
 * @returns {string[]}
 */
export function differences(written, current) {
  if (written === current) return [];
  const before = new Map(tableOf(written).map(([id, ...rest]) => [id, rest]));
  const rows = tableOf(current);
  const changed = rows.filter(([id, line, tests]) => before.get(id)?.[0] !== line || before.get(id)?.[1] !== tests);
  const gone = [...before.keys()].filter((id) => rows.every(([other]) => other !== id));
  return [
    'docs/spec/status.csv is not current (npm run status):',
    ...changed.map(([id, , tests]) => `${id}: ${before.get(id)?.[1] ?? 'missing'}, but the titles say ${tests}`),
    ...gone.map((id) => `${id}: is no row any more`),
  ];
}

/** Paths below `root`, with slashes, sorted. */
function testsBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name) && !name.startsWith('.'))
    .flatMap((entry) => (entry.isDirectory() ? testsBelow(root, `${folder}${entry.name}/`) : [`${folder}${entry.name}`]))
    .filter((path) => TESTS.some((pattern) => pattern.test(path)))
    .sort();
}
