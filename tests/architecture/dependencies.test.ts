import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: unknown[];
}
const { softwareBill } = (await import(new URL('../../tools/sbom.mjs', import.meta.url).href)) as {
  softwareBill(root: string): { bomFormat: string; components: Component[] };
};

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const { packages: locked } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('install scripts', () => {
  test('[T-51] [TR-42] are off for whoever installs, and named one by one where a package has one', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    const withScript = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameAt(path));
    expect(withScript.length).toBeGreaterThan(0);
    expect(withScript.filter((name) => allowScripts[name] !== false)).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  test('[T-51] no command of ours installs with them', () => {
    const installing = repositoryFiles()
      .filter((path) => /^(tools\/|Dockerfile|\.ci\/|deploy\/)/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/^.*\bnpm (?:ci|install)\b.*$|\[\s*'(?:ci|install)'[^\]]*\]/gm)].map(([call]) => `${path}: ${call.trim()}`),
      )
      .filter((call) => !call.includes('console.log'));
    expect(installing.length).toBeGreaterThan(3);
    expect(installing.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });
});

test('[T-51] [TR-42] every package comes from the one registry that whoever installs is told of, and as it was when it was chosen', () => {
  const packages = Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  // Packages for other platforms get their checksum from an installation there: npm learns it with the file.
  const here = packages.filter(([, { os, cpu }]) => !os && !cpu);
  expect(here.length).toBeGreaterThan(500);
  expect(here.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
  // An address here would be another place than that one.
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  const asked = repositoryFiles()
    .filter((path) => path.endsWith('package.json') && !path.startsWith('tests/fixtures'))
    .flatMap((path) => {
      const named = JSON.parse(read(path)) as Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string> | undefined>;
      return Object.entries({ ...named.dependencies, ...named.devDependencies, ...named.overrides });
    });
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\$[@\w./-]+)$/.test(version))).toEqual([]);
});

test('[T-51] [TR-42] GitHub asks for advisories each day, and fails on one that is high or critical', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m);
  expect(workflow).toMatch(/^ {6}- run: npm audit --package-lock-only --audit-level=high$/m);
  expect(workflow).not.toContain('continue-on-error');
});

test('every command is a script of its own name, and the other way round', () => {
  const commands = repositoryFiles().flatMap((path) => /^tools\/commands\/(.+)\.mjs$/.exec(path)?.[1] ?? []);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(Object.fromEntries(Object.entries(scripts).filter(([, line]) => line.includes('tools/run.mjs')))).toEqual(
    Object.fromEntries(commands.map((name) => [name, `node tools/run.mjs ${name}`])),
  );
});

describe('npm run sbom', () => {
  test('[T-51] [TR-42] names every package that is delivered, with version, licence and checksum, and nothing that only builds or tests', () => {
    const { bomFormat, components } = softwareBill(REPOSITORY);
    expect(bomFormat).toBe('CycloneDX');
    const named = new Set(
      components.map(({ purl }) =>
        decodeURIComponent(purl)
          .replace(/^pkg:npm\//, '')
          .replace(/\?.*$/, ''),
      ),
    );
    const delivered = Object.entries(locked).filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    );
    expect(delivered.length).toBeGreaterThan(200);
    expect(delivered.map(([path, { version }]) => `${nameAt(path)}@${version}`).filter((id) => !named.has(id))).toEqual([]);
    const foreign = components.filter(({ purl }) => !decodeURIComponent(purl).startsWith('pkg:npm/@murmel/'));
    expect(foreign.filter(({ hashes }) => !hashes?.length).map(({ purl }) => purl)).toEqual([]);
    // Say it in a form that npm does not read any more, and as a name that is none of today; `tools/licences.mjs` reads their files.
    expect(foreign.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)).toEqual([
      'combine-errors',
      'duck',
      'xmlhttprequest-ssl',
    ]);
    expect(components.some(({ name }) => ['vitest', 'eslint', 'typescript'].includes(name))).toBe(false);
  });
});

test('the lockfile names what every package wants for other machines, too: else npm ci refuses it', () => {
  const named = new Set(Object.keys(locked).map(nameAt));
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (named.has(name) ? [] : `${path}: ${name}`)),
  );
  expect(missing).toEqual([]);
});
