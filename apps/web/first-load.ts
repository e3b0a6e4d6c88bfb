import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const SOURCES = fileURLToPath(new URL('./src/', import.meta.url));

/**
 * The two entries in the order of their need. Of each the packages that it needs whole; of Mantine only the
 * provider, because components belong to those who draw them.
 */
const ENTRIES = [
  {
    chunk: 'first',
    main: `${SOURCES}visitor/main.tsx`,
    packages: [
      /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\//,
      /node_modules\/@orpc\/(client|contract|openapi-client|shared|standard-server|standard-server-fetch)\//,
      /@mantine\/core\/esm\/core\/MantineProvider\//,
      /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
      /libs\/contracts\/src\/(errors|headers|limits|item-fields|tools\/registry)\.ts$/,
    ],
  },
  {
    chunk: 'app',
    main: `${SOURCES}app/main.tsx`,
    packages: [/node_modules\/(react-router|@tanstack\/[\w-]+|@orpc\/tanstack-query)\//],
  },
];

/**
 * One file for what the visitor's page and the app need at first, and one for what the app needs besides,
 * instead of forty small ones: a phone in a school's network loads six at a time, and each is compressed alone.
 * Follows the static imports of the entries, so that nothing of the app comes to a visitor by accident.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup['name'] {
  const sources = new Map<string, Set<string>>();
  return (id, context) => {
    if (ENTRIES.some(({ main }) => main === id)) return null;
    const entry = ENTRIES.find(({ main, packages }) => {
      const imported = sources.get(main) ?? staticImports(main, context);
      sources.set(main, imported);
      return imported.has(id) || packages.some((pattern) => pattern.test(id));
    });
    return entry?.chunk ?? null;
  };
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
