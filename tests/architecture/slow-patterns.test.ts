import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { slowWord } from './repeated-starts.js';
import { repositoryFiles } from './source-files.js';

/**
 * Patterns with more than linear running time, each with the reason why it is harmless all the same: the maximum length of its text.
 * Exponential patterns have no excuse.
 */
const SHORT_TEXTS: Readonly<Record<string, string>> = {
  [String.raw`/<[a-z][^>]*>/gi`]: 'what somebody pastes, in their own browser',
  [String.raw`/\/src\/(app\/pages\/(Home|PublicItem)Page|core\/(item-list|pupils)\/[\w/-]+)\.tsx$/`]:
    'names of our own files, while we build',
  [String.raw`/atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/`]: 'names of our own files, while we build',
  [String.raw`/lexend-latin-wght-normal.*\.woff2$/`]: 'names of our own files, while we build',
  [String.raw`/^[^/:@]+@[^/:@]+\.[^/:@]+$/`]: 'what somebody types into the field of a link, in their own browser',
  [String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`]: 'its length is looked at before: MAIL_ADDRESS_MAX',
  [String.raw`/^\s*(?:geo:)?\s*(-?\d{1,3}(?:[.,]\d+)?)\s*(?:[,;]\s+|[,;]|\s+)\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/`]:
    'what somebody types into the field of a place, in their own browser',
  [String.raw`/^(?:[-*+]\s+)?(?:\[([ xX])\]\s*)?\(?([a-hA-H])[).:]\s+(.+)$/`]: 'a line of an answer: LINE_MAX',
  [String.raw`/^[-*+]\s+\[([ xX])\]\s+(.+)$/`]: 'a line of an answer: LINE_MAX',
  [String.raw`/^(?:die )?(?:richtige?(?: antwort(?:en)?)?|lösung(?:en)?|antwort(?:en)?|correct(?: answers?)?|answers?|solutions?)(?: ist| sind)?\s*:\s*(.+)$/i`]:
    'a line of an answer: LINE_MAX',
  [String.raw`/^(?:(?:frage|question)\s*)?(\d{1,2})\s*[.):]\s*(.+)$/i`]: 'a line of an answer: LINE_MAX',
  [String.raw`/^(?:(?:frage|question)?\s*\d{1,2}\s*[.):–-]?\s*\(?[a-h]\)?(?:[).:\s].{0,200}|[,;]\s*|$))/i`]:
    'a line of an answer: LINE_MAX',
  [String.raw`/(\d{1,2})\s*[.):–-]?\s*\(?([a-h])\)?(?![\p{L}])/giu`]: 'a line of an answer: LINE_MAX',
  [String.raw`/\s*(?:✓|✔|✅|\((?:richtig|correct)\))\s*$/i`]: 'a line of an answer: LINE_MAX',
  [String.raw`/^\s{0,8}[-*+]\s+(?:\[[ xX]\]\s+)?(.*)$/s`]: 'its last part takes whatever comes, so that it never looks again',
  [String.raw`/^\s{0,8}(\d{1,4})[.)]\s+(.*)$/s`]: 'its last part takes whatever comes, so that it never looks again',
  [String.raw`/^#{1,6}\s+(.*)$/s`]: 'its last part takes whatever comes, so that it never looks again',
  ['/^ {0,3}(`{3,}|~{3,}).*$/gm']: 'its last part takes the line, so that it never looks again',
  [String.raw`/\?.*$/s`]: 'its last part takes whatever comes, so that it never looks again',
  [String.raw`/&(?!#?\w+;|$)|<(?![a-z/!?]|$)|(?<!^\s*)>/gim`]: 'it looks back over spaces only, which begin anew behind each sign',
  [String.raw`/charset\s*=\s*["']?\s*([\w-]+)/i`]: 'the first kilobyte of a page: SNIFFED_BYTES',
  [String.raw`/0+$/`]: 'a place in an order: KEY_MAX',
  [String.raw`/^-+|-+$/g`]: 'the end of an address: SLUG_MAX',
  [String.raw`/[,.\s]+$/`]: 'a date that was found, of fixed parts',
  [String.raw`/\S+(?= \d+w)/g`]: 'the sizes of a picture of our own',
  [String.raw`/[. ]+$/`]: 'the name of a file that one’s own browser saves',
  [String.raw`/\/+$/`]: 'an address of this installation',
  [String.raw`/\.+$/`]: 'the name of a host in an address of at most 2,000 letters',
  [String.raw`/[\p{Cs}\s/.]+$/u`]: 'the name of a folder: folderMax',
  [String.raw`/\s*\n\s*/g`]: 'one caption: captionMax',
  [String.raw`/\/.*$/`]: 'an address of at most 2,000 letters',
  [String.raw`/[ \t#]+$/`]: 'the first 500 letters of a heading',
  [String.raw`/@font-face\s*\{[^}]*\}/g`]: 'styles of our own build',
  [String.raw`/^(AUSZUG-[0-9a-f]+|--- Material \S+ ---)\n+([\s\S]*?)\n+\1$/gm`]: 'a prompt to the trial models, beside demo data alone',
  [String.raw`/^\[(\d{1,2})\] Datei „(.+)“.*:$/`]: 'a line of a prompt to the trial models, beside demo data alone',
  ['/⟦([\\s\\S]*?)⟧/g']: 'a prompt to the trial models, beside demo data alone',
  ['/[^aeiouyäöü]*[aeiouyäöü]+|.+$/giu']: 'a word that the trial models play, beside demo data alone',
};

/** Every pattern that stands in the code of the product, with the file in which it stands first. */
function patterns(): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) {
      const written = `/${regex.pattern}/${regex.flags}`;
      if (!found.has(written)) found.set(written, path);
    }
    for (const inside of Object.values(node)) walk(inside, path);
  };
  for (const path of repositoryFiles().filter((one) => /^(apps|libs|collab-server)\/.*(?<!\.test)\.tsx?$/.test(one))) {
    walk(parseSync(path, readFileSync(join(REPOSITORY, path), 'utf8')).program, path);
  }
  return found;
}

it('[TR-19] no pattern of the product makes somebody wait: it takes as long as its text, or the text is short', () => {
  const all = patterns();
  expect(all.size).toBeGreaterThan(300);
  const slow = [...all].flatMap(([written, path]) => {
    const end = written.lastIndexOf('/');
    // Properties of characters that are newer than the reader take part as any class of them does.
    const source = written.slice(1, end).replaceAll('\\p{EMod}', '\\p{M}');
    const { reports, parsed } = analyse({ source, flags: written.slice(end + 1) });
    const word = slowWord(parsed);
    return reports.length === 0 && word === undefined
      ? []
      : [{ written, path, word, exponential: reports.some(({ exponential }) => exponential) }];
  });
  expect(slow.filter(({ written, exponential }) => exponential || !(written in SHORT_TEXTS))).toEqual([]);
  expect(Object.keys(SHORT_TEXTS).filter((written) => !slow.some((one) => one.written === written), 'are not slow any more')).toEqual([]);
});

it('[TR-19] a pattern that begins with a word is found slow where it runs over all the words after it, and only there', () => {
  const wordOf = (pattern: RegExp): string | undefined => slowWord(analyse({ source: pattern.source, flags: pattern.flags }).parsed);
  for (const slow of [
    /@charset[^;]*;/gi,
    /<iframe\b((?:"[^"]*"|'[^']*'|[^'">])*)>/i,
    /<!--[\s\S]*?-->/g,
    /(?:a|begin)\s?.*end$/,
    /^x|ab[^c]+c/,
  ])
    expect(wordOf(slow), String(slow)).toBeDefined();
  for (const fine of [/^@charset[^;]*;/i, /url\([^()]*\)/g, /@charset[^;]*/g, /ab[^c]{0,100}c/, /ab[^c]+c/y, /"[^"]*"/g])
    expect(wordOf(fine), String(fine)).toBeUndefined();
});
