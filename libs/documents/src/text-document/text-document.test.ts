import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  linkFromInput,
  migrateTextDocument,
  readTextDocument,
  seedTextDocument,
  TEXT_DOCUMENT_FIELD,
  TEXT_DOCUMENT_MIGRATIONS,
  TEXT_DOCUMENT_SCHEMA_VERSION,
  textDocumentSchema,
  textDocumentText,
} from '../index.js';
import { ATTRIBUTE_RULES } from './attribute-rules.js';

const content = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Was wir sahen' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Am ' },
        { type: 'text', marks: [{ type: 'bold' }, { type: 'textColour', attrs: { colour: 'wiese' } }], text: 'Waldrand' },
        { type: 'hardBreak' },
        { type: 'inlineMath', attrs: { latex: '\\frac{1}{2}' } },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ort' }] }] },
            { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wald' }] }] },
          ],
        },
      ],
    },
    {
      type: 'taskList',
      content: [
        { type: 'taskItem', attrs: { checked: true }, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'messen' }] }] },
      ],
    },
  ],
};

function loaded(update: Uint8Array): Y.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, update);
  return document;
}

describe('seed', () => {
  it('is the same update each time, so that writing it twice changes nothing', () => {
    expect(seedTextDocument(content)).toEqual(seedTextDocument(content));
    const document = loaded(seedTextDocument(content));
    Y.applyUpdate(document, seedTextDocument(content));
    expect(readTextDocument(document).toJSON()).toEqual(textDocumentSchema().nodeFromJSON(content).toJSON());
  });

  it('is read by the editor as the same document', () => {
    const document = loaded(seedTextDocument(content));
    const fragment = document.getXmlFragment(TEXT_DOCUMENT_FIELD);
    expect(yXmlFragmentToProseMirrorRootNode(fragment, textDocumentSchema()).eq(readTextDocument(document))).toBe(true);
  });

  it('begins with one empty paragraph and refuses content outside the schema', () => {
    expect(readTextDocument(loaded(seedTextDocument())).toJSON()).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
    expect(() => seedTextDocument({ type: 'doc', content: [{ type: 'iframe' }] })).toThrow(RangeError);
    expect(() => seedTextDocument({ type: 'doc', content: [{ type: 'tableRow' }] })).toThrow(RangeError);
  });
});

it('gives the words of a document, one line per block', () => {
  expect(textDocumentText(loaded(seedTextDocument(content)))).toBe('Was wir sahen\nAm Waldrand\n\\frac{1}{2}\nOrt\nWald\nmessen');
});

it('has a rule for every attribute of every node and mark', () => {
  const { nodes, marks } = textDocumentSchema();
  const missing = [...Object.values(nodes), ...Object.values(marks)].flatMap((type) =>
    Object.keys(type.spec.attrs ?? {})
      .filter((name) => !ATTRIBUTE_RULES[type.name]?.[name])
      .map((name) => `${type.name}.${name}`),
  );
  expect(missing).toEqual([]);
});

describe('migrations', () => {
  const lift = (to: number) => ({ to, run: (document: Y.Doc) => void document.getMap('steps').set(String(to), true) });

  it('lead from version 1 to the newest without a gap', () => {
    expect(TEXT_DOCUMENT_MIGRATIONS.map(({ to }) => to)).toEqual(
      Array.from({ length: TEXT_DOCUMENT_SCHEMA_VERSION - 1 }, (_, index) => index + 2),
    );
  });

  it('run from the stored version on, in order, in one transaction', () => {
    const document = loaded(seedTextDocument(content));
    let transactions = 0;
    document.on('afterTransaction', () => {
      transactions += 1;
    });
    expect(migrateTextDocument(document, 2, [lift(4), lift(2), lift(3)], 4)).toBe(4);
    expect([...document.getMap('steps').keys()]).toEqual(['3', '4']);
    expect(transactions).toBe(1);
  });

  it('leave a current document alone, refuse a newer one and a missing step', () => {
    const document = loaded(seedTextDocument(content));
    const before = Y.encodeStateAsUpdate(document);
    expect(migrateTextDocument(document)).toBe(TEXT_DOCUMENT_SCHEMA_VERSION);
    expect(Y.encodeStateAsUpdate(document)).toEqual(before);
    expect(() => migrateTextDocument(document, TEXT_DOCUMENT_SCHEMA_VERSION + 1)).toThrow(/schema version/);
    expect(() => migrateTextDocument(document, 1, [], 2)).toThrow(/No migration/);
  });
});

it.each([
  ['murmel.example/a', 'https://murmel.example/a'],
  ['http://a.de', 'http://a.de'],
  ['a@b.de', 'mailto:a@b.de'],
  ['localhost:3000', undefined],
  ['murmel.example:8080/x', 'https://murmel.example:8080/x'],
  ['javascript:alert(1)', undefined],
  ['kein link', undefined],
  ['', undefined],
  ['https://murmel.example/7b\u200B).', 'https://murmel.example/7b'],
  ['\u200Banna@schule.example.', 'mailto:anna@schule.example'],
])('reads the typed link %j as %j', (input, expected) => {
  expect(linkFromInput(input)).toBe(expected);
});
