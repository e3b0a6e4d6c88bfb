// Lets Node run the house's TypeScript as it lies there: node --import ../tools/typescript.mjs src/main.ts
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const SETTINGS = fileURLToPath(new URL('../.swcrc', import.meta.url));
/** Removed with the packages: a new installation starts with an empty cache. */
const KEPT = fileURLToPath(new URL('../node_modules/.cache/murmel', import.meta.url));
const { version } = require('@swc/core/package.json');
const settings = readFileSync(SETTINGS, 'utf8');

mkdirSync(KEPT, { recursive: true });
enableCompileCache(KEPT);
process.setSourceMapsEnabled(true);

registerHooks({
  /** `./a.js` is written where `a.ts` lies. */
  resolve(specifier, context, next) {
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: javascriptOf(fileURLToPath(url)), shortCircuit: true };
  },
});

/** Many processes of one run ask for the same files; the first one's answer is kept. */
function javascriptOf(path) {
  const text = readFileSync(path, 'utf8');
  const kept = join(KEPT, `${hash('sha1', [version, settings, path, text].join('\n'))}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = require('@swc/core').transformSync(text, { configFile: SETTINGS, filename: path, sourceMaps: 'inline' });
  // Written whole or not at all: another process may be reading.
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}
