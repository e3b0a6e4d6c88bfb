import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ForgedPart, forgedZip } from '../api/imports/forged-zip.js';
import { REPOSITORY } from './process.js';

/** A package as authors export it, of those that come with the tests. */
export function realPackage(name: 'H5P.Dialogcards' | 'H5P.DragText' | 'H5P.MultiChoice' | 'missing-preloaded-js'): Buffer {
  return readFileSync(join(REPOSITORY, `tests/fixtures/h5p/${name}.h5p`));
}

interface ProbeOptions {
  params?: object;
  /** of the library that shows it */
  script?: string;
  css?: string;
  needs?: readonly (readonly [name: string, major: number, minor: number])[];
  more?: readonly ForgedPart[];
  without?: readonly string[];
}

const dependency = ([machineName, majorVersion, minorVersion]: readonly [string, number, number]) => ({
  ...{ machineName, majorVersion, minorVersion },
});

/** A library with one script and one style. */
export function libraryParts(
  name: string,
  version: readonly [number, number, number],
  { script = '', css = '', needs = [] }: ProbeOptions = {},
): ForgedPart[] {
  const [majorVersion, minorVersion, patchVersion] = version;
  const folder = `${name}-${majorVersion}.${minorVersion}`;
  const described = {
    ...{ title: name, machineName: name, majorVersion, minorVersion, patchVersion, runnable: 1 },
    preloadedJs: [{ path: 'main.js' }],
    preloadedCss: [{ path: 'styles/main.css' }],
    preloadedDependencies: needs.map(dependency),
  };
  return [
    { name: `${folder}/library.json`, contents: JSON.stringify(described) },
    { name: `${folder}/main.js`, contents: script },
    { name: `${folder}/styles/main.css`, contents: css },
  ];
}

/** The parts of a package of one library, `H5P.Probe 1.2`. */
export function packageParts({ params = {}, more = [], without = [], ...library }: ProbeOptions = {}): ForgedPart[] {
  const described = {
    ...{ title: 'Probe', language: 'de', mainLibrary: 'H5P.Probe', embedTypes: ['div'], license: 'U' },
    preloadedDependencies: [dependency(['H5P.Probe', 1, 2])],
  };
  const parts: ForgedPart[] = [
    { name: 'h5p.json', contents: JSON.stringify(described) },
    { name: 'content/content.json', contents: JSON.stringify(params) },
    ...libraryParts('H5P.Probe', [1, 2, 3], library),
    ...more,
  ];
  return parts.filter(({ name }) => !without.includes(name));
}

export const probePackage = (told: ProbeOptions = {}): Buffer => forgedZip(packageParts(told));
