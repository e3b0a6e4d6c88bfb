import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from './names.mjs';

/** Lines that a tool adds to files that all tools share: before the line that begins with `before`. */
const LINES = {
  'libs/contracts/src/tools/registry.ts': [
    {
      before: '} as const satisfies Record<string, Tool>;',
      add: `  __KEY__: {
    kind: '__KIND__',
    freeMonthly: 10,
    calls: '__CALLS__',
    family: 'together',
    route: '/__KEY__/items',
    editorPages: [],
    publicPages: ['/__KEY__/public_items/:id'],
    infoRoute: '/__KEY__/info',
    capabilities: { liveDocument: false, showsOtherSites: false, visitors: READ, opensWith: 'visitor_permissions_read' },
  },
`,
    },
  ],
  'libs/contracts/src/calls/contract.ts': [
    { before: 'import ', add: `import { __CALLS__ } from '../tools/__KEY__/calls.js';\n` },
    { before: '  textDocuments,', add: '  __CALLS__,\n' },
  ],
  'apps/api/src/tools/index.ts': [
    { before: 'import ', add: `import { __CALLS__Contribution } from './__KEY__/__FILE__.contribution.js';\n` },
    { before: '} satisfies Record<ItemTypeKey, ToolContribution>;', add: '  __KEY__: __CALLS__Contribution,\n' },
  ],
  'apps/web/src/core/tools/tool-appearance.ts': [
    { before: 'import ', add: `import { IconPuzzle } from '@tabler/icons-react';\n` },
    {
      before: '} as const satisfies Record<ItemTypeKey, TypeAppearance>;',
      add: `  __KEY__: { icon: IconPuzzle, colour: 'koralle', swirl: 3, openLook: 'own' },\n`,
    },
  ],
};

/** Texts with a tool's name that every page has. */
const CATALOGUE = {
  'apps/web/src/core/tools/de.json': {
    name: '__NAME_DE__',
    plural: '__NAME_DE__',
    summary: 'Anlegen, teilen, gemeinsam ansehen',
    untitled: '__UNTITLED_DE__',
    synonyms: '__NAME_DE__',
    pluralTitle: '__NAME_DE__',
    toList: 'Zur Liste',
  },
  'apps/web/src/core/tools/en.json': {
    name: '__NAME_EN__',
    plural: '__NAME_EN__',
    summary: 'Create, share, look at it together',
    untitled: '__UNTITLED_EN__',
    synonyms: '__NAME_EN__',
    pluralTitle: '__NAME_EN__',
    toList: 'To the list',
  },
};

/**
 * @returns the files that all tools share, with what this one adds: path and text
 * @throws Error when one of them has no such place any more, or the tool is there already
 */
export function sharedFiles(root, names) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  return [
    ...Object.entries(LINES).map(([path, additions]) => [
      path,
      additions.reduce((text, one) => withLines(text, one, path, names), read(path)),
    ]),
    ...Object.entries(CATALOGUE).map(([path, words]) => [path, withWords(read(path), words, names)]),
  ];
}

function withLines(text, { before, add }, path, names) {
  const at = `\n${text}`.indexOf(`\n${before}`);
  if (at < 0)
    throw new Error(
      `${path} has no line that begins with "${before}" any more; tools/new-tool/shared-files.mjs must learn where tools stand now.`,
    );
  return text.slice(0, at) + filled(add, names) + text.slice(at);
}

function withWords(text, words, names) {
  const texts = JSON.parse(text);
  texts.catalogue[names.KEY] = JSON.parse(filled(JSON.stringify(words), names));
  return `${JSON.stringify(texts, null, 2)}\n`;
}
