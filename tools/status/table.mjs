import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, tableOf } from './csv.mjs';
import { idsInTitles } from './ids-in-titles.mjs';

/** Places of tests that `npm test` or `npm run proof` runs: the projects of vitest.config.ts, and the browser's. */
const TESTS = [
  /^(libs|apps)\/.*\/src\/.*\.test\.tsx?$/,
  /^collab-server\/src\/.*\.test\.ts$/,
  /^tests\/(api|collab|live|faults|crowds|largest|architecture)\/.*\.test\.ts$/,
  /^tests\/e2e\/.*\.spec\.ts$/,
];
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

/**
 * The table of rows with the tests that name them, those of `npm test` and those of `npm run proof`, and what is wrong about rows or
 * titles.
 * @param {string} root of the repository; its rows stand in docs/spec/rows.csv
 * @returns {{ text: string, wrong: string[] }}
 */
export function statusOf(root) {
  const rows = tableOf(readFileSync(join(root, 'docs/spec/rows.csv'), 'utf8'));
  const proofs = new Map(rows.map(([id]) => [id, { test: [], proof: [] }]));
  const wrong = rows
    .filter(([id, line, ...more], index) => !id || !line || more.length > 0 || rows.findIndex(([other]) => other === id) !== index)
    .map((row) => `docs/spec/rows.csv: ${lineOf(row)} is not an id of its own with its line`);
  for (const path of testsBelow(root, '')) {
    for (const { id, by } of idsInTitles(path, readFileSync(join(root, path), 'utf8'))) {
      if (proofs.has(id)) proofs.get(id)[by].push(path);
      else wrong.push(`${path}: [${id}] is no row of docs/spec/rows.csv`);
    }
  }
  const lines = rows.map(([id, line]) => {
    const { test, proof } = proofs.get(id);
    return lineOf([id, line, test.join(' ') || (proof.length > 0 ? '' : 'open'), proof.join(' ')]);
  });
  return { text: ['id,line,test,proof', ...lines, ''].join('\n'), wrong };
}

/**
 * Lists the differences between a written table and the current titles, row by row; empty when it is current.
 * @returns {string[]}
 */
export function differences(written, current) {
  if (written === current) return [];
  const before = new Map(tableOf(written).map(([id, ...rest]) => [id, rest]));
  const rows = tableOf(current);
  const said = (fields) => fields?.slice(1).filter(Boolean).join(' ');
  const changed = rows.filter(([id, ...rest]) => before.get(id)?.join() !== rest.join());
  const gone = [...before.keys()].filter((id) => rows.every(([other]) => other !== id));
  return [
    'docs/spec/status.csv is not current (npm run status):',
    ...changed.map(([id, ...rest]) => `${id}: ${said(before.get(id)) ?? 'missing'}, but the titles say ${said(rest)}`),
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
