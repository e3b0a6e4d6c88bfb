import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type H5pReason, SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placedStyles } from '../../../apps/api/src/core/h5p/reading/bundle.js';
import { H5pRefused } from '../../../apps/api/src/core/h5p/reading/h5p-refused.js';
import { H5pWorker } from '../../../apps/api/src/core/h5p/reading/h5p-worker.js';
import { UnpackBudget } from '../../../apps/api/src/core/h5p/reading/package-zip.js';
import { type InstalledLibrarySource, type ReadPackage, readPackage } from '../../../apps/api/src/core/h5p/reading/read-package.js';
import { libraryParts, packageParts, probePackage, realPackage } from '../../support/h5p-package.js';
import { forgedZip } from '../imports/forged-zip.js';

const MEGABYTE = 1024 * 1024;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'murmel-h5p-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Letters as archives of Windows write them. */
const DOS: Readonly<Record<string, number>> = { Ü: 0x9a, ß: 0xe1, Ö: 0x99 };

let count = 0;
function laid(bytes: Buffer): string {
  const path = join(folder, `package-${++count}`);
  writeFileSync(path, bytes);
  return path;
}

const read = (bytes: Buffer, installed: readonly InstalledLibrarySource[] = []): Promise<ReadPackage> =>
  readPackage(laid(bytes), installed);

async function reasonOf(bytes: Buffer): Promise<H5pReason> {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof H5pRefused) return error.reason;
    throw error;
  }
  throw new Error('It was taken');
}

const file = (name: string, contents: Buffer | string, more: object = {}) => probePackage({ more: [{ name, contents, ...more }] });

describe('an H5P package that is looked through', () => {
  it('[E35] keeps its own libraries: scripts and styles as one file each, in the order in which they need each other', async () => {
    const { index, scripts, styles } = await read(realPackage('H5P.MultiChoice'));
    expect([index.library, index.title, index.borrowed]).toEqual(['H5P.MultiChoice 1.14', 'Multiple Choice', []]);
    const place = (words: string): number => scripts.indexOf(words);
    expect(place('H5P.JoubelUI')).toBeGreaterThan(0);
    expect(place('H5P.MultiChoice = function')).toBeGreaterThan(place('H5P.Question = '));
    expect(styles).toContain('url("libraries/FontAwesome-4.5/');
    const paths = index.files.map(([path]) => path);
    expect(paths).toContain('libraries/FontAwesome-4.5/fontawesome-webfont.woff');
    expect(paths.filter((path) => /semantics|language|H5PEditor|library\.json/.test(path))).toEqual([]);
  });

  it('has its files under the names that its content writes, whatever program packed them', async () => {
    const names = ['Übung', 'Straße', 'Öl'];
    const params = { images: names.map((name) => ({ path: `images/${name}.png` })) };
    const packed = async (rawName: (name: string) => Buffer) => {
      const more = names.map((name) => ({
        name,
        contents: 'x',
        rawName: Buffer.concat([Buffer.from('content/images/'), rawName(`${name}.png`)]),
      }));
      const { index } = await read(probePackage({ params, more }));
      return index.files.map(([path]) => path).filter((path) => path.startsWith('content/'));
    };
    const expected = names.map((name) => `content/images/${name}.png`).sort();
    const dos = (name: string) => Buffer.from([...name].map((sign) => DOS[sign] ?? sign.charCodeAt(0)));
    expect((await packed((name) => Buffer.from(name))).sort()).toEqual(expected);
    expect((await packed((name) => Buffer.from(name.normalize('NFD')))).sort()).toEqual(expected);
    expect((await packed((name) => Buffer.from(name, 'latin1'))).sort()).toEqual(expected);
    expect((await packed(dos)).sort()).toEqual(expected);
  });

  it('speaks German where its authors left the English words of its library', async () => {
    const { content } = await read(realPackage('H5P.MultiChoice'));
    expect(content.params).toContain('"checkAnswerButton":"Check"');
    expect(content.german).toContain('"checkAnswerButton":"Überprüfen"');
    expect(content.german).toContain('Very dark purple');
  });

  it('[WKS-07] [AIT-17] is refused with what is missing or broken in it', async () => {
    expect(await reasonOf(realPackage('missing-preloaded-js'))).toEqual({ why: 'file', name: 'H5P.GreetingCard-1.0/greetingcard.js' });
    expect(await reasonOf(Buffer.from('no archive at all'))).toEqual({ why: 'zip' });
    expect(await reasonOf(forgedZip([{ name: 'lies mich.txt', contents: 'Hallo' }]))).toEqual({ why: 'noMetadata', name: 'h5p.json' });
    expect(await reasonOf(probePackage({ without: ['content/content.json'] }))).toEqual({
      why: 'noMetadata',
      name: 'content/content.json',
    });
    const broken = packageParts().map((part) => (part.name === 'h5p.json' ? { ...part, contents: '{"title": ' } : part));
    expect(await reasonOf(forgedZip(broken))).toEqual({ why: 'metadata', name: 'h5p.json' });
    const nameless = packageParts().map((part) => (part.name === 'h5p.json' ? { ...part, contents: '{}' } : part));
    expect(await reasonOf(forgedZip(nameless))).toEqual({ why: 'metadata', name: 'h5p.json' });
    const library = packageParts().map((part) => (part.name.endsWith('library.json') ? { ...part, contents: '[]' } : part));
    expect(await reasonOf(forgedZip(library))).toEqual({ why: 'metadata', name: 'H5P.Probe-1.2/library.json' });
    expect(await reasonOf(probePackage({ params: [] }))).toEqual({ why: 'metadata', name: 'content/content.json' });
    const deep = packageParts().map((part) =>
      part.name === 'content/content.json' ? { ...part, contents: `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}` } : part,
    );
    expect((await reasonOf(forgedZip(deep))).why).toBe('metadata');
  });

  it('[C32] names the library and its version that is missing, also one that only another library or the content needs', async () => {
    const missing = (name: string) => ({ why: 'library', name });
    expect(await reasonOf(probePackage({ without: ['H5P.Probe-1.2/library.json'] }))).toEqual(missing('H5P.Probe 1.2'));
    expect(await reasonOf(probePackage({ needs: [['H5P.Question', 1, 5]] }))).toEqual(missing('H5P.Question 1.5'));
    const params = { parts: [{ inside: { library: 'H5P.Image 1.1', params: {} } }] };
    expect(await reasonOf(probePackage({ params }))).toEqual(missing('H5P.Image 1.1'));
  });

  it('takes libraries that need each other in a circle, and folders without a version', async () => {
    const more = libraryParts('H5P.Other', [1, 0, 0], { needs: [['H5P.Probe', 1, 2]], script: 'other' }).map((part) => ({
      ...part,
      name: part.name.replace('H5P.Other-1.0', 'H5P.Other'),
    }));
    const { scripts, index } = await read(
      probePackage({ needs: [['H5P.Other', 1, 0]], script: 'probe', more: [...more, { name: 'H5P.Other/a.png', contents: 'x' }] }),
    );
    expect(scripts.indexOf('other')).toBeLessThan(scripts.indexOf('probe'));
    expect(index.files.map(([path]) => path)).toEqual(['libraries/H5P.Other-1.0/a.png']);
  });

  it('borrows from what the operator installed, and keeps its own where it has it', async () => {
    const shelf = laid(
      forgedZip([
        ...libraryParts('H5P.Question', [1, 5, 0], { script: 'lent' }),
        ...libraryParts('H5P.Probe', [1, 2, 99], { script: 'foreign' }),
      ]),
    );
    const { index, scripts } = await read(probePackage({ needs: [['H5P.Question', 1, 5]], script: 'own' }), [
      { path: shelf, storageKey: 'k' },
    ]);
    expect(index.borrowed).toEqual(['k']);
    expect(scripts).toContain('lent');
    expect(scripts).toContain('own');
    expect(scripts).not.toContain('foreign');
  });

  it('[T-33] is refused when it lies, leads out of itself or would fill a disk', { tags: ['proof'] }, async () => {
    expect((await reasonOf(file('content/../../../etc/x.png', 'x'))).why).toBe('unsafe');
    expect((await reasonOf(file('/etc/x.png', 'x'))).why).toBe('unsafe');
    expect((await reasonOf(file('content\\x.png', 'x'))).why).toBe('unsafe');
    expect((await reasonOf(file('content/link.png', '/etc/passwd', { mode: 0o120777 }))).why).toBe('unsafe');
    expect((await reasonOf(file('content/content.json', '{}'))).why).toBe('unsafe');
    expect((await reasonOf(file('content/a.png', 'x', { encrypted: true }))).why).toBe('locked');
    expect((await reasonOf(file('content/a.png', 'twelve bytes', { says: 11 }))).why).toBe('zip');
    expect((await reasonOf(file('content/a.png', 'twelve bytes', { says: 13 }))).why).toBe('zip');
    const many = Array.from({ length: 2000 }, (_, index) => ({ name: `content/${index}.png`, contents: '' }));
    expect(await reasonOf(probePackage({ more: many }))).toEqual({ why: 'entries', limit: 2000 });
    const zeros = Buffer.alloc(30 * MEGABYTE);
    expect(await reasonOf(file('content/a.png', zeros))).toEqual({ why: 'ratio', limit: 100 });
    expect(await reasonOf(file('content/a.png', 'x', { says: 60 * MEGABYTE }))).toEqual({
      ...{ why: 'entry', name: 'content/a.png', limit: 50 },
    });
  });

  it('[T-33] holds up no school with what it says: no description of more than 1 MB, and no more names than that', async () => {
    const all = (contents: string, of = 'content/content.json') =>
      forgedZip(packageParts().map((part) => (part.name === of ? { ...part, contents } : part)));
    // A sign that each page would have to spell out, packed into some kilobytes.
    expect(await reasonOf(probePackage({ params: { a: '<'.repeat(2 * MEGABYTE) } }))).toEqual({
      why: 'entry',
      name: 'content/content.json',
      limit: 1,
    });
    // Numbers that become longer when they are written anew.
    expect(await reasonOf(all(`{"a":[${'1e20,'.repeat(100_000)}1]}`))).toEqual({ why: 'entry', name: 'content/content.json', limit: 1 });
    for (const described of ['h5p.json', 'H5P.Probe-1.2/library.json'])
      expect(await reasonOf(all(`{"a":"${'<'.repeat(MEGABYTE)}"}`, described))).toEqual({ why: 'entry', name: described, limit: 1 });
    const named = Array.from({ length: 1500 }, (_, index) => ({ name: `content/${'n'.repeat(700)}${index}.png`, contents: '' }));
    expect(await reasonOf(probePackage({ more: named }))).toEqual({ why: 'index', limit: 1 });
    const long = await reasonOf(
      forgedZip([
        ...packageParts(),
        ...libraryParts('H5P.Other', [1, 0, 0]),
        { name: `${'n'.repeat(60_000)}/library.json`, contents: '[]' },
      ]),
    );
    expect([long.why, long.name!.length]).toEqual(['metadata', 300]);
  });

  it('stays as it came where its German words would make it larger than that, or larger than any memory', async () => {
    const described = (words: string) => JSON.stringify([{ name: 'a', type: 'list', field: { name: 'b', type: 'text', default: words } }]);
    const more = [
      { name: 'H5P.Probe-1.2/semantics.json', contents: described('x') },
      { name: 'H5P.Probe-1.2/language/de.json', contents: `{"semantics":${described('Wort '.repeat(100_000))}}` },
    ];
    for (const times of [3, 2000]) {
      const params = { a: Array.from({ length: times }, () => 'x') };
      expect((await read(probePackage({ params, more }))).content).toEqual({
        params: JSON.stringify(params),
        german: JSON.stringify(params),
      });
    }
  });

  it('[TR-19] with styles made to be looked through for hours takes the process no longer than others', async () => {
    const reading = new H5pWorker({ error: () => undefined } as unknown as Logger);
    try {
      for (const start of ['@charset', 'url( ', "url( '", 'url(a)']) {
        const css = `${start.repeat(MEGABYTE / 2 / start.length)}${' '.repeat(MEGABYTE / 2)}`;
        const made = mkdtempSync(join(folder, 'made-'));
        const path = laid(probePackage({ css }));
        expect(statSync(path).size, 'as small as what was found').toBeLessThan(20_000);
        expect(await reading.read('quick', { kind: 'package', path, installed: [], folder: made }), start).toMatchObject({ kind: 'ready' });
      }
    } finally {
      reading.onApplicationShutdown();
    }
  });

  it('does not grow without end while its addresses are written anew: by as much as may be in a package', async () => {
    const css = 'url(a)'.repeat(1000);
    const place = `libraries/H5P.Probe-1.2/${'d'.repeat(450)}`;
    const room = new UnpackBudget();
    room.take(SERVER_LIMITS.h5p.inflatedMegabytes * MEGABYTE - 2 * 1000 * (place.length + 20));
    // Of several files it is counted together.
    for (let file = 0; file < 2; file += 1) placedStyles(css, place, room);
    expect(() => placedStyles(css, place, room)).toThrow(H5pRefused);
  });

  it('says nothing about files that nobody will get, and names servers that it will not reach', async () => {
    const { index, hosts } = await read(
      probePackage({
        params: {
          film: { path: 'https://www.youtube.com/watch?v=x' },
          copyright: { source: 'https://commons.example/x' },
          image: { path: 'images/a.png' },
        },
        more: [
          { name: 'content/images/a.png', contents: 'x' },
          { name: 'content/run.exe', contents: 'x' },
          { name: 'content/page.html', contents: 'x' },
          { name: '__MACOSX/a.png', contents: 'x' },
        ],
      }),
    );
    expect(index.files.map(([path]) => path)).toEqual(['content/images/a.png']);
    expect(hosts).toEqual(['www.youtube.com']);
  });

  it('styles find their files from where the bundle lies', () => {
    const css = `@charset "utf-8"; a { background: url( "../i/a.png?x#y" ) } b { background: url(data:image/png;base64,AA==) } c { src: url('f.woff') }`;
    expect(placedStyles(css, 'libraries/A-1.0/styles')).toBe(
      ` a { background: url("libraries/A-1.0/i/a.png?x#y") } b { background: url(data:image/png;base64,AA==) } c { src: url("libraries/A-1.0/styles/f.woff") }`,
    );
  });
});
