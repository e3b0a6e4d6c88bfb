import type { JSONContent } from '@tiptap/core';
import type { MarkType, NodeType } from '@tiptap/pm/model';
import { FILE } from '../shapes/sample-parts.js';
import type { StoredShape } from '../shapes/stored-shape.js';
import { TEXT_DOCUMENT_MIGRATIONS } from './migrations.js';
import { readTextDocument } from './read.js';
import { TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION, textDocumentSchema } from './schema.js';
import { seedTextDocument } from './seed.js';

const words = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): JSONContent => ({ type: 'text', text, marks });
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const cell = (type: string, text: string): JSONContent => ({
  type,
  attrs: { colspan: 1, rowspan: 1, align: 'left' },
  content: [paragraph(words(text))],
});

const SAMPLE: JSONContent = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Der Wald')] },
    paragraph(
      words('fett', { type: 'bold' }),
      words('kursiv', { type: 'italic' }),
      words('unterstrichen', { type: 'underline' }),
      words('gestrichen', { type: 'strike' }),
      words('code', { type: 'code' }),
      words('Link', { type: 'link', attrs: { href: 'https://www.beispiel.de/' } }),
      words('markiert', { type: 'highlight', attrs: { colour: 'sonne' } }),
      words('bunt', { type: 'textColour', attrs: { colour: 'tafel' } }),
      { type: 'hardBreak' },
      { type: 'inlineMath', attrs: { latex: 'x^2' } },
    ),
    { type: 'blockMath', attrs: { latex: '\\frac{1}{2}' } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('Punkt'))] }] },
    { type: 'orderedList', attrs: { start: 3, type: 'a' }, content: [{ type: 'listItem', content: [paragraph(words('Drittens'))] }] },
    { type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(words('Erledigt'))] }] },
    { type: 'blockquote', content: [paragraph(words('Zitat'))] },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [words('print(1)')] },
    { type: 'horizontalRule' },
    { type: 'frame', attrs: { address: 'https://www.geogebra.org/m/abc' } },
    { type: 'image', attrs: { src: `/api/image_attachments/${FILE}`, alt: 'Eiche', width: 640, height: 480 } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Baum')] },
        { type: 'tableRow', content: [cell('tableCell', 'Eiche')] },
      ],
    },
    paragraph(),
  ],
};

const types = (): (NodeType | MarkType)[] => {
  const { nodes, marks } = textDocumentSchema();
  return [...Object.values(nodes), ...Object.values(marks)];
};

function lineOf(type: NodeType | MarkType): string[] {
  const { attrs = {}, content = '' } = (type as NodeType).spec;
  const named = 'contentMatch' in type ? `node ${type.name}` : `mark ${type.name}`;
  return [
    content ? `${named}: ${content}` : named,
    ...Object.entries(attrs).map(([name, { default: initial }]) => `${named}.${name}: ${JSON.stringify(initial)}`),
  ];
}

/** Names of the nodes and marks in a text, wherever they stand. */
function namesIn({ type, content = [], marks = [] }: JSONContent): string[] {
  return [...(type ? [type] : []), ...marks.map((mark) => mark.type), ...content.flatMap(namesIn)];
}

export const textDocumentShape: StoredShape = {
  version: TEXT_DOCUMENT_SCHEMA_VERSION,
  migrations: TEXT_DOCUMENT_MIGRATIONS,
  lines: [`fragment ${TEXT_DOCUMENT_FIELD}`, ...types().flatMap(lineOf)].sort(),
  read: (document) => readTextDocument(document).toJSON() as unknown,
  sample: () => seedTextDocument(SAMPLE),
  kept: types().map(({ name }) => name),
  written: (document) => namesIn(readTextDocument(document).toJSON() as JSONContent),
};
