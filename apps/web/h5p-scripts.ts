import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SCRIPTS = ['first', 'around', 'play'] as const;

/** Writes the scripts of the pages in which H5P packages play. The api serves them on its second origin, to no page of the product. */
export function h5pScripts(): Plugin {
  return {
    name: 'murmel-h5p-scripts',
    apply: 'build',
    async generateBundle() {
      for (const name of SCRIPTS) {
        const file = fileURLToPath(new URL(`./src/h5p/${name}.ts`, import.meta.url));
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const source = `(() => {\n${code.replace(/^export \{\s*\};?$/m, '')}\n})();\n`;
        this.emitFile({ type: 'asset', fileName: `.vite/h5p-${name}.js`, source });
      }
    },
  };
}
