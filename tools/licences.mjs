// Are all installed packages under a licence that may be combined with AGPL-3.0-or-later?
//   node tools/licences.mjs [folder of an installation, this one without it]

import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';

const ALLOWED = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'AGPL-3.0-only',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1-or-later',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
  // Fonts, with their notices.
  'OFL-1.1',
]);

/** Packages whose licence is not on the list, each with the reason why it fits all the same. */
const EXCEPTIONS = {
  'combine-errors': 'MIT by its readme only; of the upload client outside browsers, which nobody runs',
  'date-holidays': 'ISC; its data is CC-BY-3.0 and named as its source in docs/operations.md',
  duck: 'says BSD only; its file is BSD-2-Clause',
  'spdx-exceptions': 'CC-BY-3.0: a list of names, used by this check only',
  'spdx-ranges': 'CC-BY-3.0: a list of names, used by this check only',
};

const packages = await promisify(init)({
  start: process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)),
  excludePrivatePackages: true,
});
const nameOf = (id) => id.slice(0, id.lastIndexOf('@'));
const refused = Object.entries(packages).filter(([id, { licenses }]) => !fits(licenses) && !(nameOf(id) in EXCEPTIONS));
for (const [id, { licenses, path }] of refused) console.error(`${id}: ${licenses} (${path})`);

const names = new Set(Object.keys(packages).map(nameOf));
const needless = Object.keys(EXCEPTIONS).filter((name) => !names.has(name));
for (const name of needless) console.error(`${name}: is not installed any more, its exception can go`);

console.log(`${Object.keys(packages).length} packages checked, ${refused.length} refused, ${Object.keys(EXCEPTIONS).length} exceptions`);
process.exit(refused.length + needless.length > 0 || names.size === 0 ? 1 : 0);

/** `A OR B`: one must fit; `A AND B`: both. A star marks a licence guessed from a file: it does not count. */
function fits(expression) {
  return String(expression)
    .split(/ OR |,/)
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.replace(/[()]/g, '').trim())));
}
