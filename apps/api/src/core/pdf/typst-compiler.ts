import { createRequire } from 'node:module';
import type * as Typst from '@myriaddreamin/typst-ts-node-compiler';

/**
 * Package directories of Typst: servers have only the binary for their system; developers have the package that finds the one for theirs.
 */
const PACKAGES = ['', '-linux-x64-gnu', '-linux-x64-musl'].map((system) => `@myriaddreamin/typst-ts-node-compiler${system}`);

const require = createRequire(import.meta.url);

/** @throws where there is none for this system */
export function loadTypst(): typeof Typst.NodeCompiler {
  for (const name of PACKAGES) {
    try {
      return (require(name) as typeof Typst).NodeCompiler;
    } catch {
      // Not for this system; the next one may be.
    }
  }
  throw new Error(`There is no Typst for ${process.platform} on ${process.arch}.`);
}
