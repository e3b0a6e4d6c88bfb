import { textDocumentSchema } from '@murmel/documents';
import type { Node } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { changesBetween, wordsBetween } from './changes-between';

const schema = textDocumentSchema();
const page = (...lines: string[]): Node =>
  schema.node(
    'doc',
    null,
    lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)])),
  );
const told = (before: Node, after: Node) =>
  changesBetween(before, after).map(({ fromA, toA, fromB, toB }) => [wordsBetween(before, fromA, toA), wordsBetween(after, fromB, toB)]);

it.each([
  ['nothing', ['Wald'], ['Wald'], []],
  ['a word more', ['Im Wald.'], ['Im dunklen Wald.'], [['', 'dunklen']]],
  ['a word less', ['Im dunklen Wald.'], ['Im Wald.'], [['dunklen', '']]],
  ['a word for another', ['Im Wald ist es still.'], ['Im Wald ist es laut.'], [['still', 'laut']]],
  ['a line more', ['Eins', 'Drei'], ['Eins', 'Zwei', 'Drei'], [['', 'Zwei']]],
  ['a line less', ['Eins', 'Zwei', 'Drei'], ['Eins', 'Drei'], [['Zwei', '']]],
  ['everything for nothing', ['Eins', 'Zwei'], [''], [['Eins\nZwei', '']]],
])('%s', (_what, before, after, changes) => {
  expect(told(page(...before), page(...after))).toEqual(changes);
});
