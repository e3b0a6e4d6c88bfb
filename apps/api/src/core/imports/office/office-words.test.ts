import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { FileRefused } from '../file-refused.js';
import { officeWords } from './office-words.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'murmel-office-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function wordsOf(parts: Record<string, string>): Promise<string> {
  const path = join(folder, 'file');
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return (await officeWords(path)).words;
}

const odf = (content: string) => ({
  'content.xml': `<office:document-content><office:body>${content}</office:body></office:document-content>`,
});

it('of a text have a line for each paragraph, with spaces and tabs as they are seen', async () => {
  const body =
    '<text:h>Der Wald</text:h><text:p>Buche<text:s text:c="2"/>&amp; <text:span>Eiche</text:span><text:tab/>2<text:line-break/>Ende</text:p>';
  expect(await wordsOf(odf(body))).toBe('Der Wald\nBuche  & Eiche\t2\nEnde');
});

it('say nothing that was deleted or noted beside a text', async () => {
  const notes =
    '<text:tracked-changes><text:p>weg</text:p></text:tracked-changes><text:p>da<office:annotation><text:p>geheim</text:p></office:annotation></text:p>';
  expect(await wordsOf(odf(notes))).toBe('da');
});

it('of slides come in their order', async () => {
  const slide = (...lines: string[]) => `<p:sld>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')}</p:sld>`;
  const slides = { 'ppt/slides/slide10.xml': slide('Zehn'), 'ppt/slides/slide2.xml': slide('Zwei', 'und &lt;mehr&gt;') };
  expect(await wordsOf({ ...slides, 'ppt/slides/_rels/slide2.xml.rels': '<a:t>nein</a:t>' })).toBe('Zwei\nund <mehr>\n\nZehn');
});

it('of a spreadsheet are its cells as they were shown, row by row', async () => {
  const parts = {
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': '<sst><si><t>Tier</t></si><si><r><t>Rot</t></r><r><t>fuchs</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Zahl</t></is></c></row>' +
      '<row><c t="s"><v>1</v></c><c><f>A1+1</f><v>7</v></c><c t="s"><v>99</v></c></row></sheetData></worksheet>',
  };
  expect(await wordsOf(parts)).toBe('Tier\tZahl\nRotfuchs\t7');
});

it('end where a look ends, and say that there are more', async () => {
  const { words: most } = SERVER_LIMITS.reading;
  const path = join(folder, 'long');
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(odf('<text:p>Wald im Wind 🐦</text:p>'.repeat(most / 10))['content.xml']), 'content.xml', { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  const { words, more } = await officeWords(path);
  expect([words.length <= most, words.length > most - 20, words.isWellFormed(), more]).toEqual([true, true, true, true]);
});

it('are refused of what is no office file', async () => {
  await expect(wordsOf({ 'lies mich.txt': 'Hallo' })).rejects.toThrow(FileRefused);
  const path = join(folder, 'none');
  await writeFile(path, 'PK but no archive');
  await expect(officeWords(path)).rejects.toThrow(FileRefused);
});
