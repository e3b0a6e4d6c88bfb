import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const SOURCES = fileURLToPath(new URL('./src/', import.meta.url));

const SHEET_WORK = `${SOURCES}tools/worksheet/work/WorkPage.tsx`;

interface FirstFile {
  chunk: string;
  /** the entry whose static imports below `within` belong to it */
  main: string;
  within: readonly string[];
  /** only what this entry leads to as well, sooner or later */
  alsoOf?: string;
  /** modules that it needs completely */
  packages: readonly RegExp[];
}

/** The files of the first load in the order in which they are filled. */
const FILES: readonly FirstFile[] = [
  {
    // Requests a guest's item before all other code is loaded.
    chunk: 'early',
    main: `${SOURCES}visitor/begin.ts`,
    within: [''],
    packages: [/libs\/contracts\/src\/(headers|recordings\/recorder-kinds|tools\/(public-places|registry))\.ts$/],
  },
  {
    chunk: 'first',
    main: `${SOURCES}visitor/main.tsx`,
    within: [''],
    packages: [
      /node_modules\/(i18next|react|react-dom|react-i18next|scheduler)\//,
      /node_modules\/@orpc\/(client|contract|openapi-client|shared|standard-server|standard-server-fetch)\//,
      /@mantine\/core\/esm\/core\/MantineProvider\//,
      /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
      /libs\/contracts\/src\/(limits|item-fields)\.ts$/,
      // Guests who take part show these too; in the app's file they would bring all of the app along.
      /src\/ui\/forms\/PlainButton\./,
      /src\/platform\/(connection\/(online|ConnectionBar)|page\/lazy-part|session\/(visitor|card-drafts))\.tsx?$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/IconArrowLeft\.mjs/,
    ],
  },
  {
    // Code of every tool with guest participation: the live connection and the icons on their pages.
    chunk: 'taking-part',
    main: `${SOURCES}platform/live/use-live.ts`,
    within: ['platform/live/'],
    packages: [
      /src\/platform\/(live\/use-live|use-latest|offline\/(lazy-persister|assert-same-user))\.ts$/,
      /libs\/contracts\/src\/(live|words|characters)\.ts$/,
      /src\/ui\/files\/file-size\.ts$/,
      /src\/(platform\/page\/optional-part|core\/ai\/speech\/speech-buttons)\.tsx?$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(AlertCircle|AlertTriangle|ArrowRight|Check|Clock|CloudHeart|FileText|Lock|Plus|Star|StarFilled|Trash|X)\.mjs/,
    ],
  },
  {
    // Code between live documents and their server, without the parts that teachers' lists show, too.
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
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Dots|ExternalLink|File|FileTypePdf|HandStop|Maximize|Pencil|Photo|SquareCheck|Video)\.mjs/,
    ],
  },
  {
    // Parts of pages with answers that boards and the app have, too: in the file of forms they would bring forms along.
    chunk: 'answers-and-boards',
    main: `${SOURCES}tools/surveys/PublicPage.tsx`,
    within: ['platform/live/', 'core/boards/file-address'],
    packages: [],
  },
  { chunk: 'people', main: SHEET_WORK, within: ['ui/marbles/'], packages: [] },
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
    // Components the app draws at once and a visitor's page only later: a file of its own, so that the visitor need not load the app for a
    // button.
    chunk: 'ui',
    main: `${SOURCES}app/main.tsx`,
    within: ['ui/', 'core/sharing/'],
    packages: [/@mantine\/core\/esm\/(core|components\/(Button|Loader|Transition|UnstyledButton))\//, /@mantine\/hooks\//],
  },
  {
    // Parts that later-loaded code of visitors' pages shares with the app: in the app's file they would bring all of the app along.
    chunk: 'shared',
    main: `${SOURCES}app/main.tsx`,
    within: [''],
    alsoOf: `${SOURCES}visitor/main.tsx`,
    packages: [/@tabler\/icons-react\/dist\/esm\/icons\/Icon(BuildingStore|PlayerPlay|Search)\.mjs/],
  },
  {
    // Cache of api answers, also used by some parts of visitors' pages.
    chunk: 'queries',
    main: `${SOURCES}app/main.tsx`,
    within: [],
    packages: [
      /node_modules\/@orpc\/tanstack-query\//,
      // Many queries at once, and lists without end, are asked for by pages of their own.
      /node_modules\/@tanstack\/[\w-]+\/(?!.*\/(queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery)\.js$)/,
    ],
  },
  {
    chunk: 'app',
    main: `${SOURCES}app/main.tsx`,
    within: [''],
    packages: [/node_modules\/react-router\//],
  },
  { chunk: 'status-line', main: SHEET_WORK, within: ['ui/status/StatusLine'], packages: [/icons\/Icon(Eye|Refresh)\.mjs/] },
  { chunk: 'notices', main: SHEET_WORK, within: ['ui/status/'], packages: [/icons\/IconSparkles\.mjs/] },
  { chunk: 'clock', main: SHEET_WORK, within: ['platform/clock/'], packages: [] },
  {
    // Signs and words of boards and sheets, which would each be a file.
    chunk: 'signs',
    main: SHEET_WORK,
    within: [],
    packages: [
      /src\/core\/boards\/upload\/file-icons\.ts$/,
      /libs\/contracts\/src\/boards\/(board-look|worksheet-names)\.ts$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Bulb|Download|FileMusic|FileZip|Hourglass|Message2|Movie|PhotoOff|Presentation|Table)\.mjs/,
    ],
  },
  {
    // Structure of boards and sheets, and drawing of text, pictures and files on them.
    chunk: 'boards',
    main: SHEET_WORK,
    within: ['core/boards/', 'ui/pictures/'],
    packages: [
      /libs\/documents\/src\/(addresses|board\/(fractional-order|json|memoize|part-ids|rich-text|stored-fields)|parts\/(embed-address|video-address))\.ts$/,
      /libs\/contracts\/src\/(boards\/board-wire|words-and-formulas)\.ts$/,
      /node_modules\/fractional-indexing\//,
    ],
  },
  {
    chunk: 'parts',
    main: SHEET_WORK,
    within: ['core/parts/'],
    packages: [
      /libs\/(contracts|documents)\/src\/parts\/(content|field|part-fields|part-kinds|read-field)\.ts$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(PlayerPlayFilled|Typography|VideoOff)\.mjs/,
    ],
  },
  {
    // Content and prompts of a sheet's page before the work on it is loaded.
    chunk: 'sheet',
    main: `${SOURCES}tools/worksheet/PublicPage.tsx`,
    within: ['tools/worksheet/'],
    packages: [],
  },
  {
    // A pupil's work on a sheet, which the page of the sheet asks for at once.
    chunk: 'sheet-work',
    main: SHEET_WORK,
    within: ['tools/worksheet/'],
    packages: [
      /libs\/documents\/src\/worksheet\/(block-kinds|checking\/answer-to-block|gaps|parse|read-parts|schema)\.ts$/,
      /libs\/contracts\/src\/boards\/block-fields\.ts$/,
    ],
  },
];

/**
 * Few files for the first load instead of forty small ones: a phone in a school's network loads six at a time,
 * and each is compressed alone. Follows the static imports of the entries, so that nothing of the app comes to
 * a visitor by accident.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup[] {
  return FILES.map(({ chunk, main, within, alsoOf, packages }, index) => {
    let sources: Set<string> | undefined;
    return {
      // Each file is filled with all that its modules depend on, before the next one is.
      priority: FILES.length - index,
      name: (id, context) => {
        sources ??= sourcesOf(main, alsoOf, context);
        const own = id !== main && sources.has(id) && within.some((folder) => id.startsWith(SOURCES + folder));
        return own || packages.some((pattern) => pattern.test(id)) ? chunk : null;
      },
    };
  });
}

function sourcesOf(main: string, alsoOf: string | undefined, context: Rolldown.ChunkingContext): Set<string> {
  const sources = imports(main, context, false);
  const others = alsoOf === undefined ? sources : imports(alsoOf, context, true);
  return new Set([...sources].filter((id) => others.has(id)));
}

/** @param later what is loaded later, too */
function imports(entry: string, context: Rolldown.ChunkingContext, later: boolean): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    for (const imported of [...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || [])])
      if (imported.startsWith(SOURCES) || imported.startsWith('\0virtual:')) visit(imported);
  };
  visit(entry);
  return found;
}
