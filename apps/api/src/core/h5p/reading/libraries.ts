import { type ContentDescription, keyOf, type LibraryDescription, readLibrary } from './descriptions.js';
import { H5pRefused } from './h5p-refused.js';
import type { PackageZip, UnpackBudget } from './package-zip.js';

/** An archive with libraries in it; `storageKey` is null for the package itself. */
export interface LibrarySource {
  zip: PackageZip;
  storageKey: string | null;
}

/** A library where it was found. Its folder may have its version in its name or not. */
export interface FoundLibrary extends LibraryDescription {
  key: string;
  folder: string;
  shelf: LibrarySource;
}

/** "H5P.Image 1.1" in the content: a part that another library shows. */
const REFERENCE = /^(\w[\w.-]{0,254}) (\d{1,6})\.(\d{1,6})$/;
const DESCRIPTION = /^([^/]+)\/library\.json$/;

/** Every library that lies on the shelves; of two with the same version that of the first shelf counts. @throws H5pRefused */
export async function librariesOn(shelves: readonly LibrarySource[], room: UnpackBudget): Promise<Map<string, FoundLibrary>> {
  const found = new Map<string, FoundLibrary>();
  for (const shelf of shelves) {
    for (const name of shelf.zip.names) {
      const folder = DESCRIPTION.exec(name)?.[1];
      if (folder === undefined || folder === 'content') continue;
      const described = readLibrary(await shelf.zip.description(name, room), name);
      const key = keyOf(described);
      if (!found.has(key)) found.set(key, { ...described, key, folder, shelf });
    }
  }
  return found;
}

/** Returns the libraries that the content needs, each after its own dependencies. @throws H5pRefused with the first that is missing */
export function neededLibraries(
  libraries: ReadonlyMap<string, FoundLibrary>,
  { preloadedDependencies }: ContentDescription,
  params: unknown,
): FoundLibrary[] {
  const order = new Set<FoundLibrary>();
  const begun = new Set<string>();
  const add = (key: string): void => {
    if (begun.has(key)) return;
    begun.add(key);
    const library = libraries.get(key);
    if (!library) throw new H5pRefused('library', { name: key });
    for (const needed of library.preloadedDependencies) add(keyOf(needed));
    order.add(library);
  };
  for (const needed of preloadedDependencies) add(keyOf(needed));
  for (const key of referencesIn(params)) add(key);
  return [...order];
}

/** The library that shows the content. @throws H5pRefused */
export function mainLibrary(
  needed: readonly FoundLibrary[],
  { mainLibrary: name, preloadedDependencies }: ContentDescription,
): FoundLibrary {
  const wanted = preloadedDependencies.find(({ machineName }) => machineName === name);
  const main = wanted && needed.find(({ key }) => key === keyOf(wanted));
  if (!main) throw new H5pRefused('metadata', { name: 'h5p.json' });
  return main;
}

function* referencesIn(params: unknown): Generator<string> {
  const rest: unknown[] = [params];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    const { library, params: inside } = value as { library?: unknown; params?: unknown };
    if (typeof library === 'string' && typeof inside === 'object' && REFERENCE.test(library)) yield library;
    rest.push(...Object.values(value));
  }
}
