import type { PackageEnding } from '../files/storage-keys.js';
import type { PlacedEntry } from './reading/package-zip.js';

/** What is known of a package once it was looked through: everything that its player needs, and where its files lie. */
export interface PackageIndex {
  title: string;
  /** that shows the content, "H5P.MultiChoice 1.16" */
  library: string;
  fullscreen: boolean;
  /** the content as JSON, as it came and with German words in place of English ones that nobody changed */
  params: string;
  german: string;
  /** where the bytes of archives lie from which libraries were borrowed; 0 is the package itself, 1 the first of these */
  borrowed: readonly string[];
  files: readonly IndexedFile[];
}

/** A file that is given out, by its path. */
export type IndexedFile = readonly [path: string, shelf: number, entry: PlacedEntry];

/** What is stored beside a package, made from it. */
export const PACKAGE_FILES = { index: 'json', scripts: 'js', styles: 'css' } as const satisfies Record<string, PackageEnding>;
export type PackageFile = keyof typeof PACKAGE_FILES;
