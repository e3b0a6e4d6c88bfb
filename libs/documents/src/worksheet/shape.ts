import { BLOCK_FIELDS, BLOCK_KINDS, type BlockKind, type Fields, type Json } from '@murmel/contracts';
import type { BoardData } from '../board/board-data.js';
import { contentField } from '../parts/content.js';
import { DESCRIPTION, FILE, tables } from '../shapes/sample-parts.js';
import { boardShape } from '../shapes/stored-shape.js';
import { WORKSHEET_MIGRATIONS } from './migrations.js';
import { parseWorksheet } from './parse.js';
import { WORKSHEET_FIELDS, WORKSHEET_SCHEMA_VERSION, WORKSHEET_TABLES, type WorksheetTable } from './schema.js';
import { seedWorksheet } from './seed.js';

const CHOICES = {
  options: [
    { id: 'a', text: 'Wasser' },
    { id: 'x1', text: 'Zucker' },
  ],
  correct: ['x1'],
  solution: 'Zucker entsteht erst.',
};
/** Every field of every kind with something else in it than a new block begins with. */
const CONTENTS: { readonly [K in BlockKind]: Readonly<Record<string, Json>> } = {
  StaticText: { text: DESCRIPTION as Json },
  Text: { lines: 3, ground: 'squares', solution: 'Weil das Licht fehlt.' },
  SingleChoice: CHOICES,
  MultipleChoice: CHOICES,
  FillInTheBlankText: { text: 'Die Steigung ist {2/zwei}.', exact: true, bank: true, others: ['drei'], solution: 'Siehe Heft.' },
  Image: { file: FILE, alt: 'Eiche', fit: 'contain' },
  Video: { address: 'https://vimeo.com/76979871', file: FILE, name: 'wald.mp4' },
  H5p: { file: FILE, name: 'quiz.h5p' },
  Upload: { lines: 12, solution: 'Ein Foto der Wasserpest.' },
  File: { file: FILE, name: 'wald.pdf', contentType: 'application/pdf', bytes: 12 },
  Hint: { text: 'Denk an das Licht.' },
  Divider: {},
  Spacer: { height: 9 },
};

const SAMPLE: BoardData<WorksheetTable> = tables(WORKSHEET_TABLES, {
  settings: { sheet: { border: 'comic', font: 'school', colour: 'wiese', ground: 'squares', cover: FILE } },
  blocks: Object.fromEntries(
    BLOCK_KINDS.map((kind, index) => [
      `block${String(index).padStart(7, '0')}`,
      {
        kind,
        order: `a${String(index).padStart(2, '0')}V`,
        task: 'Aufgabe',
        points: 3,
        width: 'half',
        newPage: true,
        ...Object.fromEntries(Object.entries(CONTENTS[kind]).map(([name, value]) => [contentField(name), value])),
      },
    ]),
  ),
});

const contentOf = Object.entries<Fields>(BLOCK_FIELDS).map(([kind, fields]) => ({ kind, fields: Object.entries(fields) }));

export const worksheetShape = boardShape<WorksheetTable>({
  version: WORKSHEET_SCHEMA_VERSION,
  migrations: WORKSHEET_MIGRATIONS,
  fields: WORKSHEET_FIELDS,
  further: contentOf.flatMap(({ kind, fields }) => fields.map(([name, field]) => `${kind}.content.${name}: ${JSON.stringify(field)}`)),
  // Each kind of block keeps what every block does, and its own.
  kept: [
    ...Object.keys(WORKSHEET_FIELDS.settings).map((name) => `settings.${name}`),
    ...contentOf.flatMap(({ kind, fields }) =>
      [...Object.keys(WORKSHEET_FIELDS.blocks), ...fields.map(([name]) => contentField(name))].map((name) => `${kind}.${name}`),
    ),
  ],
  nameOf: (table, field, { kind }) => `${table === 'blocks' ? String(kind) : table}.${field}`,
  sample: () => seedWorksheet(SAMPLE),
  read: (data) => {
    const { look, blocks } = parseWorksheet(data);
    return { look, blocks };
  },
});
