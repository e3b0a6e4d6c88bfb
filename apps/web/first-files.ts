import type { Plugin, Rolldown } from 'vite';
import { firstTexts } from './src/visitor/public-texts.js';

/** Read by the server, which names them in the page, and by tools/bundle-sizes.mjs, which weighs them. */
const FILE = '.vite/first-files.json';
const PUBLIC_PAGE = /\/src\/tools\/(\w+)\/PublicPage\.tsx$/;
const LANGUAGES = ['de', 'en'];

/**
 * Writes down which files each tool's public page needs in which language beside those of its entry. With their names in
 * the page they come while the entry does; otherwise the browser learns of them when the entry runs.
 */
export function firstFiles(): Plugin {
  return {
    name: 'murmel-first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'visitor');
        if (!entry) return this.error('There is no entry for visitors.');
        const atOnce = closureOf([entry], bundle);
        const holding = (path: string): Rolldown.OutputChunk => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
          return chunk ?? this.error(`No file begins with ${path}.`);
        };
        const textsOf = (namespace: string, language: string): Rolldown.OutputChunk => {
          const ending = new RegExp(`/src/(core/)?${namespace}/${language}\\.json$`);
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId && ending.test(facadeModuleId));
          return chunk ?? this.error(`There are no texts ${namespace} in ${language}.`);
        };
        const tools = chunks.flatMap(({ facadeModuleId }) => PUBLIC_PAGE.exec(facadeModuleId ?? '')?.[1] ?? []);
        const filesOf = (tool: string, language: string) => {
          const texts = firstTexts(tool as Parameters<typeof firstTexts>[0]).map((namespace) => textsOf(namespace, language));
          const files = [...closureOf([holding(`/src/tools/${tool}/PublicPage.tsx`), ...texts], bundle)].filter(
            (file) => !atOnce.has(file),
          );
          return {
            scripts: files.map(({ fileName }) => fileName),
            styles: [...new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
          };
        };
        const source = JSON.stringify(
          Object.fromEntries(
            tools.map((tool) => [tool, Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(tool, language)]))]),
          ),
        );
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

/** The chunks and all that they import before they can run. */
function closureOf(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  chunks.forEach(visit);
  return found;
}
