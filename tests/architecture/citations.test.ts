import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { houseFaultsWith } from './planted.js';

const DECISIONS = 'docs/spec/decisions.md';
const RULES = 'docs/architecture/rules.md';
const comment = (text: string): string => `/** ${text} */\nexport {};\n`;

/** Name, the file that does it, its text, what lint says. */
const FAULTS = [
  ['a decision without an entry', 'apps/api/src/core/planted.ts', comment('Counts (spec C99).'), 'docs/spec/decisions.md has no entry for'],
  ['one of a list', 'apps/web/src/core/planted.tsx', comment('Counts (spec C23, C25 and C99).'), '"spec C99"'],
  ['one that a line breaks', 'libs/server/src/planted.ts', '/**\n * Counts (spec\n * C99).\n */\nexport {};\n', '"spec C99"'],
  ['a line that the specification does not have', 'tools/planted.mjs', '// Counts (spec NAV-99).\n', 'docs/spec/rows.csv has no entry for'],
  ['what is no id', 'apps/api/src/core/planted.ts', comment('Counts (spec C123).'), 'an id of docs/spec/rows.csv instead of "spec C123"'],
  ['a record without a page', 'apps/api/src/core/planted.ts', comment('Counts (ADR 25).'), 'docs/decisions has no page for "ADR 25"'],
  ['a rule that does not exist', 'apps/api/src/core/planted.ts', comment('Counts (architecture rule 11).'), 'has no rule 11'],
  ['the earlier form of a decision', 'apps/api/src/core/planted.ts', comment('Counts (decision C23).'), 'Write "spec C23" instead of'],
  ['its plural', 'apps/api/src/core/planted.ts', comment('Counts (decisions C23, C25).'), 'instead of "decisions C23, C25"'],
  ['the earlier form of a record', 'apps/web/src/core/planted.css', '/* Decision 12. */\n', 'Write "ADR 12" instead of "Decision 12"'],
  ['a page that nobody here can open', 'deploy/planted.yaml', 'a: 1 # trust 2.4\n', 'instead of "trust 2.4"'],
  ['a chapter of one', 'apps/api/src/core/planted.ts', comment('Counts (specification 1, section 7).'), 'instead of "specification 1"'],
  ['a rule of an unnamed page', 'apps/api/src/core/planted.ts', comment('Counts (rule 6).'), 'Write "architecture rule 6" instead of'],
  [
    'an id that no word introduces',
    'libs/contracts/src/planted.ts',
    'export const planted = 1; // E23\n',
    'Write "spec E23" instead of "E23"',
  ],
  ['the end of a range', 'libs/contracts/src/planted.ts', comment('Counts (spec C2 to C4).'), 'Write "spec C4" instead of "C4"'],
  ['the title of a test', 'tests/api/planted.test.ts', "test('counts (decision C23)', () => {});\n", 'Write "spec C23" instead of'],
  [
    'a comment of SQL',
    'libs/server/src/database/migrations/planted.ts',
    'export const a = `\n  -- as in decision 32\n`;\n',
    'Write "ADR 32"',
  ],
  ['a page', 'docs/planted.md', 'As spec C99 says.\n', '"spec C99"'],
  [
    'a link that leads to another record',
    'docs/planted.md',
    '[ADR 12](decisions/0013-board-operations-and-views.md)\n',
    'links to another page',
  ],
  ['a link to nothing', 'docs/planted.md', '[somewhere](decisions/planted.md)\n', 'decisions/planted.md does not exist'],
] as const;

const RIGHT = [
  ['citations of all kinds', 'apps/api/src/core/planted.ts', comment('Counts (spec C23, E4a and T-41; ADR 71; architecture rule 7).')],
  ['the id of a title', 'tests/api/planted.test.ts', "test('[C23] counts', () => {});\n"],
  ['sizes of paper and what is no id', 'apps/web/src/core/planted.css', '/* A4 and A3, F2, two decisions, E 23. */\n'],
  ['an example in backticks', 'docs/planted.md', 'Cite it as `spec C99`, no more as `decision C23`.\n'],
  ['a link to a page', 'docs/planted.md', '[ADR 12](decisions/0012-results-are-states.md)\n'],
] as const;

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const pathOf = (path: string, index: number): string => path.replace('planted.', `planted-${index}.`);

describe('a citation leads to a place in the repository', () => {
  let messagesAt: (path: string) => string[];
  beforeAll(() => {
    const faults = houseFaultsWith([
      ...[...FAULTS, ...RIGHT].map(([, path, text], index) => ({ path: pathOf(path, index), text })),
      { path: DECISIONS, text: `${read(DECISIONS)}| E26 | Nothing cites it. |\n| E35 | Nor this. |\n| E35 | Twice. |\n| F1 | No id. |\n` },
      { path: RULES, text: `${read(RULES)}| 99 | Nothing cites it. |\n` },
    ]).filter(({ rule }) => rule === 'citation-resolves');
    messagesAt = (path) => faults.filter((fault) => fault.path === path).map(({ message }) => message);
  });

  test.each(FAULTS.map((planted, index) => [...planted, index] as const))('%s is an error', (_name, path, _text, says, index) => {
    expect(messagesAt(pathOf(path, index))).toEqual([expect.stringContaining(says)]);
  });

  test.each(RIGHT.map((planted, index) => [...planted, FAULTS.length + index] as const))('%s is none', (_name, path, _text, index) => {
    expect(messagesAt(pathOf(path, index))).toEqual([]);
  });

  test('an entry that nothing cites, one out of order and one that stands twice are errors', () => {
    expect(messagesAt(DECISIONS)).toEqual([
      '"E26" stands here twice, or out of order.',
      'Nothing cites "spec E26" any more.',
      'Nothing cites "spec E35" any more.',
      '"E35" stands here twice, or out of order.',
      'Nothing cites "spec E35" any more.',
    ]);
    expect(messagesAt(RULES)).toEqual(['Nothing cites "architecture rule 99" any more.']);
  });
});
