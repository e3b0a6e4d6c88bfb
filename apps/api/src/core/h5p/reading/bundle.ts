import { posix } from 'node:path';
import { folderOf } from './descriptions.js';
import { H5pRefused } from './h5p-refused.js';
import type { FoundLibrary } from './libraries.js';
import { UnpackBudget } from './package-zip.js';

/** Matches references that are not addresses of files: with a scheme, or inside the page. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;
/** Takes as long as its text: what stands behind an opening ends at the next one, or at a quotation mark. */
const ADDRESS = /url\((?:([^'"()]*)|\s*'([^']*)'\s*|\s*"([^"]*)"\s*)\)/gi;

/**
 * All scripts, or all styles, of the libraries as one file, in the order in which they need each other: from an opaque origin browsers keep nothing,
 * so that a hundred files would be a hundred requests each time.
 * @throws H5pRefused with the file that is missing, with the number where addresses that are written anew make it larger than what may be in it
 */
export async function bundled(
  libraries: readonly FoundLibrary[],
  what: 'preloadedJs' | 'preloadedCss',
  room: UnpackBudget,
): Promise<string> {
  const parts: string[] = [];
  const grown = new UnpackBudget();
  for (const { shelf, folder, key, [what]: files } of libraries) {
    // A file that is named twice is needed once.
    for (const path of new Set(files.map((file) => file.path))) {
      const name = posix.normalize(`${folder}/${path}`);
      // A file of another folder is none of this library.
      if (!name.startsWith(`${folder}/`) || !shelf.zip.has(name)) throw new H5pRefused('file', { name: `${folder}/${path}` });
      const text = (await shelf.zip.read(name, room)).toString('utf8').replace(/^\uFEFF/, '');
      const place = posix.dirname(`libraries/${folderOf(key)}${name.slice(folder.length)}`);
      parts.push(what === 'preloadedJs' ? text : placedStyles(text, place, grown));
    }
  }
  // The sign in front keeps the first file's "use strict" from counting for all of them.
  return what === 'preloadedJs' ? `;\n${parts.join('\n;\n')}\n` : parts.join('\n');
}

/**
 * Styles whose addresses lead to their files from where the bundle lies.
 * @param place folder of the file, from there
 * @param grown what addresses may take that are longer than before
 * @throws H5pRefused
 */
export function placedStyles(css: string, place: string, grown = new UnpackBudget()): string {
  return (
    css
      // It counts as the first rule only, which the bundle's is not.
      .replace(/^@charset[^;]*;/i, '')
      .replace(ADDRESS, (whole, bare: string | undefined, single: string | undefined, double: string | undefined) => {
        const address = (single ?? double ?? bare ?? '').trim();
        if (address === '' || ELSEWHERE.test(address)) return whole;
        const placed = `url("${posix.join(place, address).replaceAll('"', '%22')}")`;
        grown.take(placed.length);
        return placed;
      })
  );
}
