import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { migrated, type ShapeName, STORED_SHAPES } from './shapes.js';

const NAMES = Object.keys(STORED_SHAPES) as ShapeName[];
const VERSIONS = NAMES.flatMap((name) =>
  Array.from({ length: STORED_SHAPES[name].version }, (_, index): [ShapeName, number] => [name, index + 1]),
);
const WHAT_TO_DO =
  'Documents of this shape lie in journals and open tabs. Raise its schema version, add the migration that leads there, extend ' +
  'its sample by what is new, and run `npm run shapes`; it keeps bytes and shape of the new version beside those of the old ones.';

const fileOf = (name: ShapeName, version: number, ending: string): URL =>
  new URL(`./fixtures/${name}.${version}.${ending}`, import.meta.url);
/** The bytes of a document as the release with this version wrote it. */
const bytesOf = (name: ShapeName, version: number): Uint8Array => readFileSync(fileOf(name, version, 'bin'));
/** Expected reading of the stored shapes. */
const readingOf = (name: ShapeName, version: number): unknown => JSON.parse(readFileSync(fileOf(name, version, 'reading'), 'utf8'));

/** The shape that belongs to a version; undefined when that version was not written yet. */
function linesOf(name: ShapeName, version: number): string[] | undefined {
  const file = fileOf(name, version, 'shape');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : undefined;
}

function newestDocument(name: ShapeName): Y.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, bytesOf(name, STORED_SHAPES[name].version));
  return document;
}

describe('what lies in journals', () => {
  it.each(NAMES)('%s has the shape that belongs to its version', (name) => {
    const { lines, version } = STORED_SHAPES[name];
    const known = linesOf(name, version);
    expect(known, `Version ${version} of ${name} was not written yet. ${WHAT_TO_DO}`).toBeDefined();
    expect(lines, `The shape of ${name} is not that of its version ${version}. ${WHAT_TO_DO}`).toEqual(known);
  });

  it.each(VERSIONS)('%s of version %i is lifted to the newest version and says the same as before', (name, version) => {
    expect(migrated(name, version, bytesOf(name, version))).toEqual(readingOf(name, version));
  });
});

it.each(NAMES)('the bytes that are kept of the newest version of %s leave nothing out', (name) => {
  const { kept, written } = STORED_SHAPES[name];
  expect([...new Set(written(newestDocument(name)))].sort()).toEqual([...kept].sort());
});
