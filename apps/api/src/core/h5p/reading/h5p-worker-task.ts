import type { H5pReason } from '@murmel/contracts';
import type { InstalledLibrarySource } from './read-package.js';

/** An archive on this machine: a package, whose derived files go into a folder; or libraries to be installed. */
export type H5pTask =
  | { kind: 'package'; path: string; installed: readonly InstalledLibrarySource[]; folder: string }
  | { kind: 'libraries'; path: string };

export type H5pAnswer =
  | { kind: 'ready'; hosts: string[]; borrowed: readonly string[] }
  | { kind: 'carried'; libraries: CarriedLibrary[] }
  | { kind: 'refused'; reason: H5pReason }
  | { kind: 'fault'; message: string };

/** Library in an archive. */
export interface CarriedLibrary {
  name: string;
  major: number;
  minor: number;
  patch: number;
}
