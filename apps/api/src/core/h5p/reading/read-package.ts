import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { INDEX_FORM, type PackageIndex } from '../package-index.js';
import { servedType } from '../served-types.js';
import { bundled } from './bundle.js';
import { folderOf, readContent, readJson } from './descriptions.js';
import { foreignHosts } from './foreign-hosts.js';
import { H5pRefused } from './h5p-refused.js';
import { type FoundLibrary, type LibrarySource, librariesOn, mainLibrary, neededLibraries } from './libraries.js';
import { PackageZip, UnpackBudget } from './package-zip.js';
import { inGerman, spokenGerman } from './translate-to-german.js';

/** A package that was looked through, with all scripts and all styles of its libraries. */
export interface ReadPackage {
  index: PackageIndex;
  /** as JSON, unchanged and with German words in place of unchanged English ones */
  content: { params: string; german: string };
  scripts: string;
  styles: string;
  hosts: string[];
}

/** An archive that the operator installed: where it lies now, and its key in the storage. */
export interface InstalledLibrarySource {
  path: string;
  storageKey: string;
}

const CONTENT = 'content/content.json';
const { describedMegabytes } = SERVER_LIMITS.h5p;
/** Matches files that only editors of such content need. */
const FOR_EDITORS = /^(language\/|library\.json$|semantics\.json$|upgrades\.js$|presave\.js$|icon\.svg$)/;

/**
 * Validates a package: every file that will be served is inflated once, because an archive's declared sizes may be false.
 * @param installed where libraries are looked for that the package lacks
 * @throws H5pRefused
 */
export async function readPackage(path: string, installed: readonly InstalledLibrarySource[] = []): Promise<ReadPackage> {
  const shelves: LibrarySource[] = [];
  try {
    for (const { storageKey, path: at } of [{ storageKey: null, path }, ...installed])
      shelves.push({ storageKey, zip: await PackageZip.open(at) });
    return await read(shelves);
  } catch (error) {
    // A RangeError means nesting deeper than any real content.
    throw error instanceof RangeError ? new H5pRefused('metadata') : error;
  } finally {
    for (const { zip } of shelves) zip.close();
  }
}

async function read(shelves: readonly LibrarySource[]): Promise<ReadPackage> {
  const [{ zip }] = shelves as [LibrarySource];
  const room = new UnpackBudget();
  for (const name of ['h5p.json', CONTENT]) if (!zip.has(name)) throw new H5pRefused('noMetadata', { name });
  const described = readContent(await zip.description('h5p.json', room), 'h5p.json');
  const params = readJson(await zip.description(CONTENT, room), CONTENT);
  if (typeof params !== 'object' || params === null || Array.isArray(params)) throw new H5pRefused('metadata', { name: CONTENT });
  zip.nameAs(filesNamedIn(params));
  const libraries = neededLibraries(await librariesOn(shelves, room), described, params);
  const main = mainLibrary(libraries, described);
  const scripts = await bundled(libraries, 'preloadedJs', room);
  const styles = await bundled(libraries, 'preloadedCss', room);
  const told = JSON.stringify(params);
  // Numbers grow when they are written anew.
  if (isTooLong(told)) throw new H5pRefused('entry', { name: CONTENT, limit: describedMegabytes });
  const spoken = await spokenGerman(libraries, room, describedMegabytes * MEGABYTE);
  const german = JSON.stringify(inGerman(main.key, params, spoken));
  const index: PackageIndex = {
    form: INDEX_FORM,
    title: described.title,
    library: main.key,
    fullscreen: main.fullscreen === 1,
    borrowed: shelves.flatMap(({ storageKey }) => (storageKey === null ? [] : [storageKey])),
    files: await files(shelves, libraries, room),
  };
  if (isTooLong(JSON.stringify(index))) throw new H5pRefused('index', { limit: describedMegabytes });
  return {
    index,
    scripts,
    styles,
    content: { params: told, german: spoken.left < 0 || isTooLong(german) ? told : german },
    hosts: foreignHosts(params),
  };
}

/** Every text of the content as a name in the archive: one of them may be that of a file. */
function filesNamedIn(params: object): ReadonlySet<string> {
  const names = new Set<string>();
  const rest: unknown[] = [params];
  while (rest.length > 0) {
    const value = rest.pop();
    // Editors of such content put a sign behind files that were just added.
    if (typeof value === 'string') names.add(`content/${value.normalize('NFC').replace(/#tmp$/, '')}`);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) rest.push(one);
  }
  return names;
}

/** True if a description, after processing, is longer than the limit. */
function isTooLong(text: string): boolean {
  return Buffer.byteLength(text) > describedMegabytes * MEGABYTE;
}

async function files(
  shelves: readonly LibrarySource[],
  libraries: readonly FoundLibrary[],
  room: UnpackBudget,
): Promise<PackageIndex['files']> {
  const [own] = shelves as [LibrarySource];
  const wanted = [...own.zip.names]
    .filter((name) => name.startsWith('content/') && name !== CONTENT)
    .map((name) => ({ shelf: own, name, path: name }));
  for (const { shelf, folder, key, preloadedJs, preloadedCss } of libraries) {
    const inBundle = new Set([...preloadedJs, ...preloadedCss].map((file) => `${folder}/${file.path}`));
    for (const name of shelf.zip.names) {
      const inside = name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : '';
      if (inside === '' || inBundle.has(name) || FOR_EDITORS.test(inside)) continue;
      wanted.push({ shelf, name, path: `libraries/${folderOf(key)}/${inside}` });
    }
  }
  const found: PackageIndex['files'][number][] = [];
  for (const { shelf, name, path } of wanted) {
    if (servedType(path) === undefined) continue;
    await shelf.zip.read(name, room);
    found.push([path, shelves.indexOf(shelf), await shelf.zip.place(name)]);
  }
  return found;
}
