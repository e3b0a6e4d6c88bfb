import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const SOURCES = fileURLToPath(new URL('./src/', import.meta.url));

/**
 * The files of the first load in the order in which they are filled: `main` is the entry whose static imports
 * below `within` belong to it, `packages` what it needs whole.
 */
const FILES = [
  {
    // What asks for a guest's item before all else is here.
    chunk: 'early',
    main: `${SOURCES}visitor/begin.ts`,
    within: [''],
    packages: [/libs\/contracts\/src\/(headers|tools\/registry)\.ts$/],
  },
  {
    chunk: 'first',
    main: `${SOURCES}visitor/main.tsx`,
    within: [''],
    packages: [
      /node_modules\/(react|react-dom|scheduler)\//,
      /node_modules\/@orpc\/(client|contract|openapi-client|shared|standard-server|standard-server-fetch)\//,
      /@mantine\/core\/esm\/core\/MantineProvider\//,
      /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
      /libs\/contracts\/src\/(limits|item-fields)\.ts$/,
      // Guests who take part show these too; in the app's file they would bring all of the app along.
      /src\/platform\/(connection\/(online|ConnectionBar)|page\/late-part|session\/(visitor|unsent))\.tsx?$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/IconArrowLeft\.mjs/,
    ],
  },
  {
    // What every tool needs that guests take part in: the line to the server and the signs on their pages.
    chunk: 'taking-part',
    main: `${SOURCES}platform/live/use-live.ts`,
    within: ['platform/live/'],
    packages: [
      /src\/platform\/(live\/use-live|use-latest|waiting\/(late-keeper|same-person))\.ts$/,
      /libs\/contracts\/src\/(live|words|characters)\.ts$/,
      /src\/ui\/files\/file-size\.ts$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(AlertCircle|AlertTriangle|ArrowRight|Check|Clock|CloudHeart|Lock|Plus|Star|StarFilled|Trash|X)\.mjs/,
    ],
  },
  {
    // What stands between live documents and their server, without what teachers' lists show of it, too.
    chunk: 'collaboration',
    main: `${SOURCES}platform/collaboration/open-collaboration.ts`,
    within: ['ticket', 'state', 'unsaved', 'read-caret'].map((file) => `platform/collaboration/${file}`),
    packages: [],
  },
  {
    // Signs on cards of boards: a file each costs more than all of them.
    chunk: 'card-signs',
    main: `${SOURCES}tools/pinboard/PublicPage.tsx`,
    within: [],
    packages: [
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Dots|ExternalLink|File|FileTypePdf|HandStop|Maximize|Pencil|Photo|Refresh|SquareCheck|Video)\.mjs/,
    ],
  },
  {
    // A survey's results come later and share some of its form.
    chunk: 'survey',
    main: `${SOURCES}tools/surveys/PublicPage.tsx`,
    within: ['tools/surveys/form/', 'core/answers/'],
    packages: [
      /src\/tools\/surveys\/PublicPage\.tsx$/,
      /virtual:murmel-contract\/surveys$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/IconPlugConnectedX\.mjs/,
    ],
  },
  {
    // What the app draws at once and a visitor's page only later: a file of its own, so that the visitor need not load the app for a button.
    chunk: 'ui',
    main: `${SOURCES}app/main.tsx`,
    within: ['ui/', 'core/sharing/'],
    packages: [/@mantine\/core\/esm\/(core|components\/(Button|Loader|Transition|UnstyledButton))\//, /@mantine\/hooks\//],
  },
  {
    chunk: 'app',
    main: `${SOURCES}app/main.tsx`,
    within: [''],
    packages: [
      /node_modules\/(react-router|@orpc\/tanstack-query)\//,
      // Many queries at once, and lists without end, are asked for by pages of their own.
      /node_modules\/@tanstack\/[\w-]+\/(?!.*\/(queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery)\.js$)/,
    ],
  },
];

/**
 * Few files for the first load instead of forty small ones: a phone in a school's network loads six at a time,
 * and each is compressed alone. Follows the static imports of the entries, so that nothing of the app comes to
 * a visitor by accident.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup[] {
  return FILES.map(({ chunk, main, within, packages }, index) => {
    let sources: Set<string> | undefined;
    return {
      // Each file is filled with all that its modules depend on, before the next one is.
      priority: FILES.length - index,
      name: (id, context) => {
        sources ??= staticImports(main, context);
        const own = id !== main && sources.has(id) && within.some((folder) => id.startsWith(SOURCES + folder));
        return own || packages.some((pattern) => pattern.test(id)) ? chunk : null;
      },
    };
  });
}

function staticImports(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.startsWith(SOURCES) || imported.startsWith('\0virtual:')) visit(imported);
    }
  };
  visit(entry);
  return found;
}
