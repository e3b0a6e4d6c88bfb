// Writes docs/spec/status.csv: every row of docs/spec/rows.csv with the tests whose titles name it,
// those of npm test and those of npm run proof, or `open`.
//   node tools/status.mjs [--check] [--root <folder>]
// A row is named by the test that would fail if the row were untrue: it('[PIN-04] ...'). With --check nothing is written.
// Ends with 1 and says what is wrong: an id that is no row, a row that stands twice, with --check a table that is not current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { differences, statusOf } from './status/table.mjs';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) } },
});
const file = join(values.root, 'docs/spec/status.csv');
const { text, wrong } = statusOf(values.root);
if (values.check) wrong.push(...differences(existsSync(file) ? readFileSync(file, 'utf8') : '', text));
else writeFileSync(file, text);

for (const line of wrong) console.error(line);
const open = text.match(/,open,$/gm)?.length ?? 0;
console.log(`${text.trim().split('\n').length - 1} rows, ${open} open`);
process.exit(wrong.length > 0 ? 1 : 0);
