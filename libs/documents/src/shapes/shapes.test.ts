import { existsSync, readFileSync } from 'node:fs';
import { CARD_FIELDS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readBoard } from '../board/board-document.js';
import { PINBOARD_FIELDS, PINBOARD_TABLES } from '../pinboard/schema.js';
import { TEACHING_BOARD_FIELDS, TEACHING_BOARD_TABLES } from '../teaching-board/schema.js';
import { textDocumentSchema } from '../text-document/schema.js';
import { migrated, type ShapeName, STORED_SHAPES } from './shapes.js';

const NAMES = Object.keys(STORED_SHAPES) as ShapeName[];
const VERSIONS = NAMES.flatMap((name) =>
  Array.from({ length: STORED_SHAPES[name].version }, (_, index): [ShapeName, number] => [name, index + 1]),
);
const WHAT_TO_DO =
  'Documents of this shape lie in journals and open tabs. Raise its schema version, add the migration that leads there, extend ' +
  'samples.ts by what is new, and run `npm run shapes`; it keeps bytes and shape of the new version beside those of the old ones.';

const fileOf = (name: ShapeName, version: number, ending: string): URL =>
  new URL(`./fixtures/${name}.${version}.${ending}`, import.meta.url);
/** The bytes of a document as the release with this version wrote it. */
const bytesOf = (name: ShapeName, version: number): Uint8Array => readFileSync(fileOf(name, version, 'bin'));
/** What is to be read out of them. */
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

describe('the bytes that are kept of the newest version leave nothing out', () => {
  it('text_document: every node and mark', () => {
    const written = JSON.stringify(readingOf('text_document', STORED_SHAPES.text_document.version));
    const { nodes, marks } = textDocumentSchema();
    const missing = Object.keys({ ...nodes, ...marks }).filter((type) => !written.includes(`"type":"${type}"`));
    expect(missing).toEqual([]);
  });

  it('pinboard: every field of every part', () => {
    const data = readBoard(newestDocument('pinboard'), PINBOARD_TABLES);
    for (const table of PINBOARD_TABLES) {
      const written = new Set([...data[table].values()].flatMap((fields) => Object.keys(fields)));
      expect([...written].sort(), table).toEqual(Object.keys(PINBOARD_FIELDS[table]).sort());
    }
  });

  it('teaching_board: every field of every part and of every kind of card', () => {
    const data = readBoard(newestDocument('teaching_board'), TEACHING_BOARD_TABLES);
    for (const table of TEACHING_BOARD_TABLES) {
      for (const fields of data[table].values()) {
        const kind = fields['kind'] as keyof typeof CARD_FIELDS | undefined;
        const own = kind ? Object.keys(CARD_FIELDS[kind]).map((name) => `content.${name}`) : [];
        expect(Object.keys(fields).sort(), kind ?? table).toEqual([...Object.keys(TEACHING_BOARD_FIELDS[table]), ...own].sort());
      }
    }
    const kinds = [...data.cards.values()].map((fields) => fields['kind']);
    expect(kinds.sort()).toEqual(Object.keys(CARD_FIELDS).sort());
  });
});
