import { builtinModules } from 'node:module';
import { posix } from 'node:path';

const OWN = /^@murmel\/([^/]+)(\/.+)?$/;
const BUILT_IN = new Set(builtinModules);
/** A lib's folders named from outside, or a path behind its name. */
const BACK_DOOR = /(^|\/)libs\/[^/]+\/(src|dist)(\/|$)|^@murmel\/[^/]+\//;

export const entersByBackDoor = (specifier) => BACK_DOOR.test(specifier);

/**
 * Resolves an import: a file of the repository, a package, or a module of Node.
 * @param files every path of the repository (a Set)
 * @returns undefined when there is no such file; the compiler says so
 */
export function targetOf(specifier, from, files) {
  const bare = specifier.replace(/\?.*$/, '');
  const own = OWN.exec(bare);
  if (own) return fileAt(own[2] ? `libs/${own[1]}${own[2]}` : `libs/${own[1]}/src/index.ts`, files);
  if (bare.startsWith('.')) return fileAt(posix.join(posix.dirname(from), bare), files);
  if (bare.startsWith('node:') || BUILT_IN.has(bare)) return { kind: 'node' };
  const name = /^(@[^/]+\/)?[^/]+/.exec(bare)?.[0];
  return name && { kind: 'package', name };
}

/** `./a.js` is written where `a.ts` or `a.tsx` lies. */
function fileAt(path, files) {
  const source = path.replace(/\.js$/, '');
  const found = [path, `${source}.ts`, `${source}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate));
  return found && { kind: 'file', path: found };
}
