import { ARCHIVE_VERSION, archiveFileSchema, LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonCounts } from '../../platform/json-counts.js';
import { FileRefused } from './file-refused.js';
import { readManifest } from './manifest.js';
import { readMarkdown } from './read-markdown.js';
import { textOfMarkup } from './text-of-markup.js';

const { pieces, values, depth, entries } = SERVER_LIMITS.broughtIn;

/** Why it is refused, or "read". */
function outcome(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    if (error instanceof FileRefused) return error.why;
    throw error;
  }
}

const text = (markdown: string): string => outcome(() => textOfMarkup(readMarkdown(markdown), []));
const blocks = (count: number, block: string): string => `${block}\n\n`.repeat(count);

describe('Markdown that holds up whoever reads it', () => {
  const forged: [name: string, markdown: string][] = [
    ['elements in elements', '<b>'.repeat(100_000)],
    ['elements in elements of a block', `<div>\n${'<b>'.repeat(100_000)}`],
    ['signs that open and never close', '*a '.repeat(30_000)],
    ['signs that close each other', '*a* '.repeat(30_000)],
    ['signs of two kinds in one another', `${'*a _b '.repeat(2000)}${'b_ a* '.repeat(2000)}`],
    ['brackets', '['.repeat(50_000)],
    ['links without an end', '[a]('.repeat(30_000)],
    ['quotes in quotes', `${'> '.repeat(20_000)}a`],
    ['lists in lists', `${'- '.repeat(20_000)}a`],
    ['code in ever longer marks', Array.from({ length: 1000 }, (_, at) => `${'`'.repeat(at)}a`).join('')],
    ['mail addresses without an end', `${'a.'.repeat(50_000)}@`],
    ['tags without an end', '<a b="'.repeat(20_000)],
    ['many paragraphs that are dear each', blocks(500, '*a _b '.repeat(40) + 'b_ a* '.repeat(40))],
  ];

  it.each(forged)('%s are refused, because the work is counted before it is done', (_name, markdown) => {
    expect(text(markdown)).toBe('nested');
  });

  it('more cells or paragraphs than the longest text has make it too long, before any of them is looked at', () => {
    const row = (cell: string): string => `|${cell.repeat(pieces)}\n`;
    expect(text(`${row('a|')}${row('-|')}`)).toBe('long');
    expect(outcome(() => textOfMarkup('<p>a</p>'.repeat(pieces), []))).toBe('long');
  });

  it('what somebody writes is read: long paragraphs with emphasis, links and code, lists and quotes in one another', () => {
    const paragraph = '**Der Wald** ist _kühl_, siehe [hier](https://example.org/a) und `x = 1`. '.repeat(30);
    expect(text(blocks(50, paragraph))).toBe('read');
    const nested = Array.from({ length: 15 }, (_, at) => `${'  '.repeat(at)}- a\n`).join('');
    expect(text(`${nested}\n${'> '.repeat(10)}a\n`)).toBe('read');
    expect(outcome(() => textOfMarkup(`${'<div>'.repeat(depth - 1)}a`, []))).toBe('read');
  });

  it('a formula right behind a paragraph is one', () => {
    expect(readMarkdown('Es gilt\n$$\nx\n$$\n')).toContain('<span class="formula">x</span>');
    expect(readMarkdown(`${'Wort '.repeat(1000)}$x$`)).toContain('<span class="formula">x</span>');
  });
});

describe('the manifest of a `.murmel` that a stranger made', () => {
  afterEach(() => vi.restoreAllMocks());
  const thing = {
    ...{ kind: 'word_cloud', within: null, title: 'Wald', description: '', language: 'de', licence: 'CC-BY-4.0', origin: null },
    ...{
      gradeLevels: [],
      schoolTypes: [],
      subjectTypes: [],
      tags: [],
      colour: null,
      othersWrote: false,
      files: [],
      shows: [],
      content: null,
    },
  };
  const manifest = (things: unknown): Buffer => Buffer.from(JSON.stringify({ format: 'murmel', version: ARCHIVE_VERSION, things }));

  it('with more values than fit is counted and not even parsed', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const many = Buffer.from(`{"format":"murmel","version":${ARCHIVE_VERSION},"things":[${'{},'.repeat(values)}{}]}`);
    expect(outcome(() => readManifest(many))).toBe('values');
    expect(outcome(() => readManifest(Buffer.from('['.repeat(1_000_000))))).toBe('nested');
    expect(parse).not.toHaveBeenCalled();
  });

  it('with more things, files or shown cards than fit is not asked whether each is one', () => {
    const asked = vi.spyOn(archiveFileSchema, 'safeParse');
    expect(outcome(() => readManifest(manifest(Array(LIMITS.remixedAtOnce + 1).fill({}))))).toBe('things');
    expect(
      outcome(() =>
        readManifest(
          manifest([
            { ...thing, files: Array(entries).fill({}) },
            { ...thing, files: [{}] },
          ]),
        ),
      ),
    ).toBe('entries');
    expect(outcome(() => readManifest(manifest([{ ...thing, shows: Array(entries + 1).fill({}) }])))).toBe('entries');
    expect(asked).not.toHaveBeenCalled();
    expect(readManifest(manifest([thing])).things).toHaveLength(1);
  });

  it('has an end in each of its lists and texts', () => {
    expect(endless(archiveFileSchema, 'file')).toEqual([]);
  });

  it('counts what is in texts as text, and every list and object', () => {
    const sent = { a: ['[{,', '\\"[', { b: [[]] }], c: null };
    expect(jsonCounts(Buffer.from(JSON.stringify(sent))).depth).toBe(5);
    expect(jsonCounts(Buffer.from('[1,2,3]')).values).toBe(4);
    expect(jsonCounts(Buffer.from(JSON.stringify(['"[[[[{,,,,'])))).toEqual({ depth: 1, values: 2 });
  });
});

interface Schema {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    in?: Schema;
    checks?: { _zod: { def: { check: string; format?: string } } }[];
    format?: string;
  };
}

/** Lists and texts of a schema that say nowhere how long they may be, by their path. */
function endless(schema: unknown, path: string): string[] {
  const { type, shape = {}, element, innerType, in: from, checks = [], format } = (schema as Schema).def;
  const found = checks.map(({ _zod: { def } }) => def.check);
  const isEndless =
    (type === 'array' && !found.includes('max_length')) ||
    (type === 'string' && !format && !found.some((one) => /^(max_length|string_format)$/.test(one)));
  return [
    ...(isEndless ? [path] : []),
    ...Object.entries(shape).flatMap(([name, inner]) => endless(inner, `${path}.${name}`)),
    ...[element, innerType, from].flatMap((inner) => (inner ? endless(inner, `${path}[]`) : [])),
  ];
}
