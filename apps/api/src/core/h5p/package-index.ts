import type { PackageEnding } from '../file-storage/storage-keys.js';
import type { PlacedEntry } from './reading/package-zip.js';

/**
 * Index of an inspected package: the data its pages need, and where its files are stored. Its content, scripts and styles are stored beside
 * it.
 */
export interface PackageIndex {
  /** an index of another form was made by another state of this program, and its package is looked through again */
  form: typeof INDEX_FORM;
  title: string;
  /** that shows the content, "H5P.MultiChoice 1.16" */
  library: string;
  fullscreen: boolean;
  /** storage keys of the archives from which libraries were borrowed; 0 is the package itself, 1 the first of these */
  borrowed: readonly string[];
  files: readonly IndexedFile[];
}
export const INDEX_FORM = 3;

/** A file that is given out, by its path. */
export type IndexedFile = readonly [path: string, shelf: number, entry: PlacedEntry];

/** Files derived from a package and stored beside it; `german` is `content` with German words in place of unchanged English ones. */
export const PACKAGE_FILES = {
  ...{ index: 'json', scripts: 'js', styles: 'css', content: 'content', german: 'german' },
} as const satisfies Record<string, PackageEnding>;
export type PackageFile = keyof typeof PACKAGE_FILES;
