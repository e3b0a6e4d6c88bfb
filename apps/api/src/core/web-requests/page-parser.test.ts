import { expect, it } from 'vitest';
import { pageText } from '../ai/tools/pages/page-text.js';
import { readPage } from '../link-preview/read-page.js';
import { PageParser } from './page-parser.js';

async function* pieces<T>(...all: T[]): AsyncGenerator<T> {
  yield* all;
}

it('a page of elements in one another without an end is read no further: what closes is looked for in all that is open', () => {
  let opened = 0;
  let closed = 0;
  const parser = new PageParser({ onopentag: () => (opened += 1), onclosetag: () => (closed += 1) });
  parser.write('<b>'.repeat(10_000));
  for (let piece = 0; piece < 100; piece += 1) parser.write('</i><b></b>'.repeat(10_000));
  expect([parser.ended, opened, closed]).toEqual([true, 250, 0]);
});

it('what stood before that counts, for previews and for models', async () => {
  const deep = '<b>'.repeat(1000);
  expect(await readPage(pieces(Buffer.from(`<title>Wald</title>${deep}`), Buffer.from('<title>x</title>')), 'utf-8')).toEqual({
    title: 'Wald',
  });
  expect(await pageText(pieces(`<title>Wald</title><p>Moos</p>${deep}`, '<p>nie gelesen</p>'), 1000)).toEqual({
    title: 'Wald',
    text: 'Moos',
    asksPassword: false,
  });
});

it('a page is read to its end, however many elements stand behind each other', async () => {
  expect((await pageText(pieces('<p>a</p>'.repeat(1000), '<p>Ende</p>'), 10_000)).text).toMatch(/Ende$/);
});
