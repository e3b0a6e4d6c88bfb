import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport, transformWithOxc } from 'vite';

/** Served as /sw.js. */
const FILE = '.vite/worker.js';
const WORKER = fileURLToPath(new URL('./src/worker.ts', import.meta.url));
const CONTRACTS = fileURLToPath(new URL('../../libs/contracts/src/index.ts', import.meta.url));
const PUBLIC_PAGE = /\/src\/tools\/(\w+)\/PublicPage\.tsx$/;
/** Fonts in older formats are for browsers that have no workers. */
const KEPT = /\.(js|css|woff2|svg)$/;

interface Registry {
  TOOLS: Readonly<Record<string, { publicPages: readonly string[] }>>;
}

/** Writes the worker that keeps the shells, and in front of it what belongs to which shell: `app`, and for guests one of each tool. */
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
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const files: Record<string, string[]> = { app: filesOf([entry('index')], bundle, () => true, fonts) };
        for (const tool of Object.keys(TOOLS)) {
          const ofTool = (chunk: Rolldown.OutputChunk) => [undefined, tool].includes(PUBLIC_PAGE.exec(chunk.facadeModuleId ?? '')?.[1]);
          files[tool] = filesOf([entry('visitor'), entry('begin')], bundle, ofTool, fonts);
        }
        const places = Object.entries(TOOLS).flatMap(([tool, { publicPages }]) => publicPages.map((page) => [patternOf(page), tool]));
        const code = (await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER)).code.replace(/^export \{\s*\};?$/m, '');
        const version = createHash('sha256').update(JSON.stringify(files)).update(code).digest('hex').slice(0, 16);
        this.emitFile({ type: 'asset', fileName: FILE, source: `const SHELL = ${JSON.stringify({ version, files, places })};\n${code}` });
      },
    },
  };
}

/** All that the chunks can ever load, their styles and every font. @param within which chunks to go into */
function filesOf(
  entries: Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  within: (chunk: Rolldown.OutputChunk) => boolean,
  fonts: readonly string[],
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
  return ['/scheme.js', '/favicon.svg', ...[...found, ...fonts].filter((file) => KEPT.test(file)).map((file) => `/${file}`)];
}

/** Like `publicPlaceOf`: a page of the registry, or its settings. */
function patternOf(page: string): string {
  return `^${page.replace(/:\w+/g, '[^/]+')}(/settings)?$`;
}
