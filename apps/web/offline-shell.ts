import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport, transformWithOxc } from 'vite';

/** Served as /sw.js. */
const FILE = '.vite/worker.js';
const WORKER = fileURLToPath(new URL('./src/service-worker.ts', import.meta.url));
const CONTRACTS = fileURLToPath(new URL('../../libs/contracts/src/index.ts', import.meta.url));
/** Separately loaded files of a tool. */
const OF_TOOL = /\/src\/tools\/(\w+)\//;
const PAGE = /(Page\.tsx|-page-with-texts\.ts)$/;
/** Pages of the app that stay usable offline. */
const KEPT_PAGES = /\/src\/(app\/pages\/(Home|PublicItem)Page|core\/(item-list|pupils)\/[\w/-]+)\.tsx$/;
/** Words of errors, which tools share. */
const ERRORS = /\/errors\/\w+\.json$/;
/** Needs a line all the time: articles of the help, what asks a model, and looking at files, which the server has. */
const NEEDS_LINE = /\/src\/core\/(help\/articles|ai|files\/preview)\//;
/** Fonts in older formats are for browsers that have no workers. */
const KEPT = /\.(js|css|woff2|svg)$/;

interface Registry {
  TOOLS: Readonly<Record<string, { publicPages: readonly string[] }>>;
}

/**
 * Writes the worker that keeps the shells, and in front of it what belongs to which shell: for each tool one of guests and one of the
 * app. A shell is fetched beside everything else that a phone has to do, so it holds what pages of this tool need, and no other page.
 */
export function offlineShell(): Plugin {
  return {
    name: 'murmel-offline-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { TOOLS } = (await runnerImport<Registry>(CONTRACTS)).module;
        const entry = (name: string): Rolldown.OutputChunk => {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
          return chunk?.type === 'chunk' ? chunk : this.error(`There is no entry ${name}.`);
        };
        const shells: Record<string, number[]> = {};
        const files = new Map<string, number>();
        const place = (file: string): number => files.get(file) ?? (files.set(file, files.size), files.size - 1);
        for (const tool of Object.keys(TOOLS)) {
          const within = (chunk: Rolldown.OutputChunk) => isKept(chunk.facadeModuleId ?? '', tool);
          shells[tool] = filesOf([entry('visitor'), entry('begin')], bundle, within).map(place);
          shells[`app/${tool}`] = filesOf([entry('index')], bundle, within).map(place);
        }
        const places = Object.entries(TOOLS).flatMap(([tool, { publicPages }]) => publicPages.map((page) => [patternOf(page), tool]));
        const code = (await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER)).code.replace(/^export \{\s*\};?$/m, '');
        const known = { files: [...files.keys()], shells };
        const version = createHash('sha256').update(JSON.stringify(known)).update(code).digest('hex').slice(0, 16);
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: `const SHELL = ${JSON.stringify({ version, ...known, places })};\n${code}`,
        });
      },
    },
  };
}

/** @param facade the module for which a file stands, empty for what several share */
function isKept(facade: string, tool: string): boolean {
  const owner = OF_TOOL.exec(facade)?.[1];
  if (owner !== undefined) return owner === tool || ERRORS.test(facade);
  return !NEEDS_LINE.test(facade) && (!PAGE.test(facade) || KEPT_PAGES.test(facade));
}

/** All that the chunks can ever load, and their styles and fonts. @param within which chunks to go into */
function filesOf(
  entries: Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  within: (chunk: Rolldown.OutputChunk) => boolean,
): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName) || !within(chunk)) return;
    found.add(chunk.fileName);
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) found.add(file);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  entries.forEach(visit);
  return ['/scheme.js', '/favicon.svg', ...[...found].filter((file) => KEPT.test(file)).map((file) => `/${file}`)];
}

/** Like `publicPlaceOf`: a page of the registry, or its settings. */
function patternOf(page: string): string {
  return `^${page.replace(/:\w+/g, '[^/]+')}(/settings)?$`;
}
