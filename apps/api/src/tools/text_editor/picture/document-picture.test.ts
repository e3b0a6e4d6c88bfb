import { itemPicture } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { documentPicture } from './document-picture.js';

type Content = NonNullable<Parameters<typeof seedTextDocument>[0]>;
const words = (text: string): Content => ({ type: 'text', text });
const paragraph = (...content: Content[]): Content => ({ type: 'paragraph', content });

function pictureOf(...content: Content[]) {
  const document = new Y.Doc();
  Y.applyUpdate(document, seedTextDocument({ type: 'doc', content }));
  return itemPicture.parse(documentPicture(document));
}

it('the picture of a text document has its first words in their order, without empty lines', () => {
  expect(
    pictureOf(
      { type: 'heading', attrs: { level: 1 }, content: [words('Im Wald')] },
      paragraph(),
      paragraph(words(`Am Waldrand   war es trocken, ${'und zehn Schritte weiter kühl, '.repeat(3)}`)),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('Moos'))] }] },
      { type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(words('messen'))] }] },
    ),
  ).toEqual({
    shape: 'text',
    lines: [
      { as: 'heading', text: 'Im Wald' },
      { as: 'words', text: 'Am Waldrand war es trocken, und zehn Schritte weiter kühl, und zehn Schritte weiter küh…' },
      { as: 'point', text: 'Moos' },
      { as: 'point', text: 'messen' },
    ],
  });
});

it('canary: it ends after seven lines, is small and holds no half or unprintable character', () => {
  const long = Array.from({ length: 400 }, (_, n) => paragraph(words(`${'🌳'.repeat(60)}${n > 6 ? 'Canary' : ''}`)));
  const picture = pictureOf(paragraph(words('a\u0000b\uD83C')), ...long);
  const text = JSON.stringify(picture);
  expect(picture).toMatchObject({ lines: { length: 7 } });
  expect(text).not.toMatch(/Canary|\\u|\p{Surrogate}/u);
  expect(Buffer.byteLength(text)).toBeLessThan(1500);
});

it('an empty text is an empty sheet', () => {
  expect(pictureOf(paragraph())).toEqual({ shape: 'text', lines: [] });
});
