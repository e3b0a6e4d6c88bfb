// Keeps the shape of live documents beside their tests: `npm run shapes`.
//   node tools/shapes.mjs
// Writes bytes and shape of a version that is new, and how the newest release reads every version; never the bytes and the
// shape of a version that is there: they are what lies in journals.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// Shapes are TypeScript; Node reads it from here on.
await import('./typescript.mjs');
const { migrated, STORED_SHAPES } = await import('../libs/documents/src/shapes/shapes.ts');

const fileOf = (name, version, ending) => new URL(`../libs/documents/src/shapes/fixtures/${name}.${version}.${ending}`, import.meta.url);

for (const [name, { version: newest, lines, sample }] of Object.entries(STORED_SHAPES)) {
  if (!existsSync(fileOf(name, newest, 'shape'))) {
    writeFileSync(fileOf(name, newest, 'bin'), sample());
    writeFileSync(fileOf(name, newest, 'shape'), `${lines.join('\n')}\n`);
    console.log(`${name}: version ${newest} is kept`);
  }
  for (let version = 1; version <= newest; version += 1) {
    const reading = migrated(name, version, readFileSync(fileOf(name, version, 'bin')));
    writeFileSync(fileOf(name, version, 'reading'), `${JSON.stringify(reading, null, 2)}\n`);
  }
}
